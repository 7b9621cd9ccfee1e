#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/time/moment.hpp"
#include "storage/upkeep.hpp"

namespace crisscross::server {

class AwaitableStore;
class Clock;
class Lobby;
class Sessions;

/// Removes once a day, in small portions, what nobody has used for long: rooms whose game never began, and guests who
/// have no name, no seat and no receipt. Rooms that are open and guests who are connected stay.
class Sweeper {
public:
    /// `days` without use; 0: never.
    Sweeper(int days, Clock& clock, AwaitableStore& store, Lobby& lobby, Sessions& sessions)
        : days_(days), clock_(clock), store_(store), lobby_(lobby), sessions_(sessions) {}

    /// Until it is cancelled.
    boost::asio::awaitable<void> run();

private:
    boost::asio::awaitable<void> sweep();
    boost::asio::awaitable<void> sweep_all(storage::UnusedQuery query, storage::RemovedCount& removed);
    void claim(storage::Unused& found);
    void release();

    int days_;
    Clock& clock_;
    AwaitableStore& store_;
    Lobby& lobby_;
    Sessions& sessions_;
};

}  // namespace crisscross::server
