#include "server/api/games/asked_words.hpp"

#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/rooms/model/secret_words.hpp"
#include "server/rooms/stored/series.hpp"
#include "server/rooms/stored/word_rules.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// As whom somebody may play in the room: the guest whose token they have sent, their account, or a guest that they
/// have been.
asio::awaitable<std::set<PlayerId>> players_who_ask(const std::string& room, const Asker& asker, Services& services) {
    std::set<PlayerId> players{asker.player, asker.person};
    if (!asker.has_merged_guests) co_return players;
    AwaitableAccountStore accounts(services.store.accounts());
    players.insert(co_await accounts.player_in(room, asker.player));
    co_return players;
}

}  // namespace

asio::awaitable<std::optional<Complaint>> check_asked_words(const storage::FoundGame& game, const Asker& asker,
                                                            Services& services) {
    const storage::Series series = co_await services.store.load_series(game.room, 1);
    if (series.games.empty() || series.under_way.empty()) co_return std::nullopt;
    RoomRecord room = room_record(game.name.room, series);
    co_await note_word_rules(services.store, game.room, room);
    const std::set<PlayerId> players = co_await players_who_ask(game.name.room, asker, services);
    for (const PlayerId player : players)
        if (auto refused = check_words(room, game.name.number, player)) co_return refused;
    co_return std::nullopt;
}

}  // namespace crisscross::server
