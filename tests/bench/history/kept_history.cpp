#include "tests/bench/history/kept_history.hpp"

#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <thread>

#include "server/games/stored/stored_game.hpp"
#include "server/history/game_summary.hpp"
#include "storage/games/packed_journal.hpp"
#include "storage/history/history_store.hpp"
#include "tests/storage/answer_to.hpp"

namespace crisscross::test {

namespace {

using Clock = std::chrono::steady_clock;
using Games = std::vector<storage::UnindexedGame>;

constexpr int portion = 400;
constexpr std::size_t keepers = 8;

double milliseconds_since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

storage::HistoryGame rows_of(storage::Store& store, const server::LexiconStore& lexicons,
                             const storage::UnindexedGame& game) {
    const auto stored = answer_to<std::optional<storage::StoredGame>>(
        [&](auto done) { store.load_game(game.room, game.number, 0, std::move(done)); });
    const auto record = server::read_game(stored.value(), lexicons);
    if (!record) throw std::runtime_error(record.error().why);
    storage::HistoryGame rows = server::history_rows(server::summarise(*record).value());
    rows.version = stored->version;
    rows.packed = storage::pack(stored->entries);
    return rows;
}

void keep(storage::Store& store, storage::HistoryGame rows) {
    answer_to<std::monostate>([&](auto done) { store.history().keep_history(std::move(rows), std::move(done)); });
}

Games find_some(storage::Store& store, int limit) {
    return answer_to<Games>([&](auto done) { store.history().find_unindexed(limit, std::move(done)); });
}

/// Some games each by several threads, because they wait for the disk.
void keep_together(storage::Store& store, const server::LexiconStore& lexicons, const Games& games) {
    std::vector<std::jthread> threads;
    for (std::size_t keeper = 0; keeper < keepers; ++keeper)
        threads.emplace_back([&, keeper] {
            for (std::size_t index = keeper; index < games.size(); index += keepers)
                keep(store, rows_of(store, lexicons, games[index]));
        });
}

}  // namespace

KeepTimes keep_history(storage::Store& store, const server::LexiconStore& lexicons, int timed) {
    int kept = 0;
    for (;;) {
        Games games = find_some(store, portion + timed);
        if (games.size() <= static_cast<std::size_t>(timed)) break;
        games.resize(games.size() - static_cast<std::size_t>(timed));
        keep_together(store, lexicons, games);
        std::fprintf(stderr, "\rkept %d games", kept += static_cast<int>(games.size()));
    }
    std::fputc('\n', stderr);
    KeepTimes times;
    for (const storage::UnindexedGame& game : find_some(store, timed)) {
        const auto begin = Clock::now();
        storage::HistoryGame rows = rows_of(store, lexicons, game);
        times.summary.push_back(milliseconds_since(begin));
        const auto summarised = Clock::now();
        keep(store, std::move(rows));
        times.rows.push_back(milliseconds_since(summarised));
    }
    return times;
}

}  // namespace crisscross::test
