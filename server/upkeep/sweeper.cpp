#include "server/upkeep/sweeper.hpp"

#include <algorithm>

#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/data/portions.hpp"
#include "server/log/log.hpp"
#include "server/rooms/lobby.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "server/upkeep/old_files.hpp"
#include "storage/host/host_store.hpp"
#include "storage/people/identity_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// A restart of the server should not wait for it.
constexpr Span after_start = 10 * span::minute;
/// Few enough that a command can wait for them unnoticed. A finished game has many more rows than a room that never
/// began.
constexpr int portion = 100;
constexpr int portion_of_finished = 4;

}  // namespace

asio::awaitable<void> Sweeper::run() {
    for (Moment due = clock_.now() + after_start;; due = clock_.now() + span::day) {
        co_await clock_.until(due);
        co_await sweep();
    }
}

asio::awaitable<void> Sweeper::sweep() {
    try {
        co_await do_all();
    } catch (const StorageFailed&) {
        // The store has said so. It tries again tomorrow.
    } catch (...) {
        release();
        throw;
    }
    release();
}

// A machine may start with a clock that is days ahead. Once that is right, `now()` stays ahead for long, because it
// never jumps, and nothing may go before its time.
Moment Sweeper::days_ago(int days) const {
    return std::min(clock_.now(), clock_.wall()) - days * span::day;
}

asio::awaitable<void> Sweeper::do_all() {
    if (days_ > 0) {
        storage::RemovedCount removed;
        const storage::UnusedQuery query{.before = days_ago(days_), .limit = portion};
        co_await sweep_all(query, removed);
        const int copies = remove_old_copies(data_, std::chrono::days(days_));
        const int lists = remove_old_respelt(lexicons_, std::chrono::days(days_));
        log::info("swept",
                  {{"rooms", removed.rooms}, {"guests", removed.players}, {"copies", copies}, {"lists", lists}});
    }
    release();
    if (prune_after_days_ > 0) co_await prune();
    release();
    const auto clean = [this](auto done) { store_.identities().clean(disk_reserve_, std::move(done)); };
    co_await await<bool>(clean);
}

// A game that somebody looks at goes another day.
asio::awaitable<void> Sweeper::prune() {
    const Moment before = days_ago(prune_after_days_);
    int removed = 0;
    for (storage::OldGame last;;) {
        const auto find = [&](auto done) {
            store_.host().old_games(before, last, portion_of_finished, std::move(done));
        };
        auto games = co_await await<std::vector<storage::OldGame>>(find);
        if (games.empty()) break;
        last = games.back();
        std::erase_if(games, [this](const auto& game) { return !lobby_.claim(game.room); });
        const auto remove = [&](auto done) { store_.host().remove_old_games(std::move(games), std::move(done)); };
        const int count = co_await await<int>(remove);
        removed += count;
        co_await pause_between_portions();
        release();
    }
    log::info("pruned", {{"games", removed}});
}

asio::awaitable<void> Sweeper::sweep_all(storage::UnusedQuery query, storage::RemovedCount& removed) {
    for (;;) {
        storage::Unused found = co_await store_.find_unused(query);
        if (found.rooms.empty() && found.players.empty()) co_return;
        if (!found.rooms.empty()) query.after_room = found.rooms.back().place;
        if (!found.players.empty()) query.after_player = found.players.back().place;
        claim(found);
        const storage::RemovedCount count = co_await store_.remove_unused(std::move(found));
        removed.rooms += count.rooms;
        removed.players += count.players;
        // A request that read one of them just before it went finds it claimed until the next portion.
        co_await pause_between_portions();
        release();
    }
}

// From here on nobody can open these rooms or say hello as these guests, until the claims are released.
void Sweeper::claim(storage::Unused& found) {
    std::erase_if(found.rooms, [this](const auto& room) { return !lobby_.claim(room.code); });
    std::erase_if(found.players, [this](const auto& player) { return !sessions_.people().claim(player.id); });
}

void Sweeper::release() {
    lobby_.release_claims();
    sessions_.people().release_claims();
}

}  // namespace crisscross::server
