#include "server/rooms/stored/game_reader.hpp"

#include <optional>

#include "server/data/await_completion.hpp"
#include "server/games/view/think_times.hpp"
#include "server/limits/places/queue_place.hpp"
#include "server/runtime/run_apart.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

asio::awaitable<engine::Result<GameRecord, GameDamage>> GameReader::read(storage::StoredGame stored) {
    using Read = engine::Result<GameRecord, GameDamage>;
    // Optional, because Asio needs a default-constructible value.
    auto work = [this, game = std::move(stored)]() -> asio::awaitable<std::optional<Read>> {
        auto read = read_now(game);
        if (read && read->state.stage() == Stage::over) kept_think_times(*read);
        co_return read;
    };
    auto record = co_await run_apart(thread_, work());
    co_return *std::move(record);
}

asio::awaitable<void> GameReader::look_at(storage::StoredGame stored, Look look) {
    const QueuePlace place(waiting_, max_questions);
    if (!place) throw StorageBusy("too many questions wait for games to be read");
    auto work = [&]() -> asio::awaitable<void> {
        const auto game = read_now(stored);
        if (game) look(*game);
        co_return;
    };
    co_await run_apart(thread_, work());
}

engine::Result<GameRecord, GameDamage> GameReader::read_now(const storage::StoredGame& stored) {
    const engine::Rules* rules = rules_.find(stored.setup.rules);
    if (!rules) {
        auto read = read_rules(stored);
        if (!read) return read.error();
        rules = &rules_.keep(stored.setup.rules, *std::move(read));
    }
    auto game = read_game(stored, *rules, lexicons_);
    if (game) judge_by_standard_list(*game, lexicons_);
    return game;
}

}  // namespace crisscross::server
