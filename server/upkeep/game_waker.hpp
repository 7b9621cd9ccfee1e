#pragma once

#include <boost/asio/awaitable.hpp>

#include "storage/alarm.hpp"

namespace crisscross::server {

class AwaitableStore;
class Clock;
class Lobby;

/// Wakes the games whose clocks will soon do something, so that a game in which a move takes days costs no memory
/// until then. At the start it wakes all games whose clocks run: the time in which no server ran is forgiven.
class GameWaker {
public:
    GameWaker(Clock& clock, AwaitableStore& store, Lobby& lobby) : clock_(clock), store_(store), lobby_(lobby) {}

    /// Until it is cancelled.
    boost::asio::awaitable<void> run();

private:
    boost::asio::awaitable<void> wake(storage::AlarmQuery query);
    boost::asio::awaitable<void> wake_all(storage::AlarmQuery query);

    Clock& clock_;
    AwaitableStore& store_;
    Lobby& lobby_;
};

}  // namespace crisscross::server
