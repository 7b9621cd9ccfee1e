#include "server/rooms/stored/word_rules.hpp"

#include <limits>

#include "protocol/stored/stored_text.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/rooms/stored/series.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::uint32_t no_entries = std::numeric_limits<std::uint32_t>::max();

asio::awaitable<bool> keeps_words_secret(AwaitableStore& store, storage::RoomId room, int number) {
    const auto game = co_await store.load_game(room, number, no_entries);
    if (!game) co_return true;
    const auto rules = protocol::read_ruleset(game->setup.rules);
    co_return !rules || rules->word_lookup != engine::WordLookup::always;
}

}  // namespace

asio::awaitable<void> note_word_rules(AwaitableStore& store, storage::RoomId room, RoomRecord& record) {
    int read = 0;
    for (auto& [number, game] : record.under_way) {
        if (++read > max_listed_games) break;
        game.keeps_words_secret = co_await keeps_words_secret(store, room, number);
    }
}

}  // namespace crisscross::server
