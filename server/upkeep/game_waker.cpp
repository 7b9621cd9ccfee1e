#include "server/upkeep/game_waker.hpp"

#include <utility>

#include "server/data/awaitable_store.hpp"
#include "server/data/last_alive.hpp"
#include "server/data/portions.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/room_calls.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr Span between_looks = span::minute;
/// A slow disk or a busy machine delays a call by less than a minute, after the time that a room keeps reminders.
constexpr Span call_takes_at_most = RoomCalls::keeps_reminders_for + span::minute;
constexpr int max_uncalled = 1000;

}  // namespace

asio::awaitable<void> GameWaker::run() {
    // Only once, even if it fails: nothing may hold up the clocks.
    co_await wake_uncalled(std::exchange(last_alive_, 0));
    for (;;) {
        const Moment now = clock_.now();
        if (co_await wake(looks_.next(now))) looks_.succeeded(now);
        co_await clock_.until(clock_.now() + between_looks);
    }
}

// A move and the calls that follow from it are stored one after the other.
asio::awaitable<void> GameWaker::wake_uncalled(Moment last_alive) {
    if (last_alive <= LastAlive::long_ago) co_return;
    try {
        const auto games = co_await store_.find_uncalled(last_alive - call_takes_at_most, max_uncalled);
        for (const storage::ChangedGame& game : games) {
            auto entrance = co_await lobby_.find(game.room);
            if (!entrance) continue;
            WakeGame wake{game.number, std::move(entrance->lease), Wake::After::outage};
            entrance->room->insist(std::move(wake));
        }
    } catch (const StorageFailed&) {
        // The store has said so.
    }
}

asio::awaitable<bool> GameWaker::wake(storage::AlarmQuery query) {
    try {
        co_await wake_all(query);
        co_return true;
    } catch (const StorageFailed&) {
        co_return false;  // The store has said so. The next time comes soon.
    }
}

asio::awaitable<void> GameWaker::wake_all(storage::AlarmQuery query) {
    for (;;) {
        const std::vector<storage::GameAlarm> found = co_await store_.find_alarms(query);
        for (const storage::GameAlarm& alarm : found) {
            auto entrance = co_await lobby_.find(alarm.room);
            if (entrance) entrance->room->insist(WakeGame{alarm.number, std::move(entrance->lease)});
        }
        if (found.size() < static_cast<std::size_t>(query.limit)) co_return;
        query.after_at = found.back().at;
        query.after_id = found.back().id;
        co_await pause_between_portions();
    }
}

}  // namespace crisscross::server
