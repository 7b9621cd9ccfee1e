#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string>

#include "server/net/outbox.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

class AwaitableStore;

/// Tells players who look at the list of their games when one of them has changed. The rooms only say that something
/// has; what the list shows is read from the store, so it is the same on all devices. `changed` and `follow` may be
/// called on any thread.
class FollowedGames {
public:
    using PlayerId = storage::PlayerId;

    FollowedGames(boost::asio::io_context& context, AwaitableStore& store)
        : store_(store),
          changed_some_(boost::asio::make_strand(context), boost::asio::steady_timer::time_point::max()) {}

    /// Tells this connection of the player from now on, and about the games of guests who are the same person.
    void follow(std::uint64_t connection, PlayerId player, std::span<const PlayerId> guests,
                std::shared_ptr<Outbox> outbox);
    /// The guest is known to be this player from now on. Does nothing if the player does not follow.
    void add_guest(PlayerId player, PlayerId guest);
    /// Does nothing if the connection does not follow.
    void unfollow(std::uint64_t connection);

    /// Something that is on disk has changed in this room, for these players. Only they may hear its code.
    void changed(const std::string& room, std::span<const PlayerId> players);

    /// Tells them, until it is cancelled. On its strand.
    boost::asio::awaitable<void> run();
    boost::asio::any_io_executor strand() { return changed_some_.get_executor(); }

private:
    using Changes = std::map<PlayerId, std::set<std::string>>;  // rooms by player

    void note(PlayerId player, const std::string& room);
    Changes take_changes();
    boost::asio::awaitable<void> tell(PlayerId player, const std::set<std::string>& rooms);

    AwaitableStore& store_;
    std::mutex mutex_;
    std::map<PlayerId, std::map<std::uint64_t, std::shared_ptr<Outbox>>> followers_;  // by connection
    std::map<std::uint64_t, PlayerId> connections_;
    std::map<PlayerId, PlayerId> persons_;    // of guests: who follows their games
    Changes changes_;                         // that nobody has heard of yet
    boost::asio::steady_timer changed_some_;  // cancelled when something has; on its strand only
};

}  // namespace crisscross::server
