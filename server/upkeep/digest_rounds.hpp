#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/time/moment.hpp"
#include "storage/calls/delivery.hpp"

namespace crisscross::server {

class AwaitableStore;
class Clock;
class PostOffice;

/// Sends digests at the hours that players have chosen: to their browsers, and to the webhooks of the rooms in which
/// games wait for them. Nobody gets one when none waits.
class DigestRounds {
public:
    DigestRounds(Clock& clock, AwaitableStore& store, PostOffice& post_office)
        : clock_(clock), store_(store), post_office_(post_office) {}

    /// Runs until it is cancelled. Begun again after a failure, it waits for the next round: a digest that cannot be
    /// finished must not be sent every second.
    boost::asio::awaitable<void> run();

private:
    boost::asio::awaitable<void> send_due(Moment now);
    boost::asio::awaitable<void> send(const storage::DueDigest& due, Moment now);
    boost::asio::awaitable<bool> send_digests(storage::PlayerId player, Moment now);

    Clock& clock_;
    AwaitableStore& store_;
    PostOffice& post_office_;
    Moment next_round_ = 0;
};

}  // namespace crisscross::server
