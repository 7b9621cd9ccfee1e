#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/time/moment.hpp"
#include "server/upkeep/alarm_looks.hpp"
#include "storage/calls/alarm.hpp"

namespace crisscross::server {

class AwaitableStore;
class Clock;
class Lobby;

/// Wakes the games whose clocks will soon do something, so that a game in which a move takes days costs no memory
/// until then. At the start it wakes all games whose clocks run: the time in which no server ran is forgiven. It also
/// wakes those in which something happened just before the last server ended, which may not have called anybody.
class GameWaker {
public:
    /// `last_alive`: the last moment at which a server ran before; `LastAlive::long_ago` or 0 if that is not known.
    GameWaker(Clock& clock, AwaitableStore& store, Lobby& lobby, Moment last_alive)
        : clock_(clock), store_(store), lobby_(lobby), last_alive_(last_alive) {}

    /// Runs until it is cancelled. Begun again after a failure, it goes on where it was.
    boost::asio::awaitable<void> run();

private:
    boost::asio::awaitable<void> wake_uncalled(Moment last_alive);
    /// Whether the store found all alarms.
    boost::asio::awaitable<bool> wake(storage::AlarmQuery query);
    boost::asio::awaitable<void> wake_all(storage::AlarmQuery query);

    Clock& clock_;
    AwaitableStore& store_;
    Lobby& lobby_;
    Moment last_alive_;  // 0 once the games that may not have called anybody since then have been woken
    AlarmLooks looks_{};
};

}  // namespace crisscross::server
