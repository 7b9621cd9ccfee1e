#pragma once

#include <map>
#include <memory>
#include <string>

#include "server/net/subscriber.hpp"
#include "server/rooms/room.hpp"

namespace crisscross::server {

/// A room that a connection has joined. Once this is destroyed, frames of the room that are still waiting are not
/// sent.
class JoinedRoom {
public:
    /// `lease` is the one that the room gets with the request to join, and `player` is who joins it. `page` is that
    /// of the connection, which the request says, too.
    JoinedRoom(std::shared_ptr<Room> room, const RoomLease& lease, std::shared_ptr<Outbox> outbox, PlayerId player,
               Visibility page);
    ~JoinedRoom();
    JoinedRoom(const JoinedRoom&) = delete;
    JoinedRoom& operator=(const JoinedRoom&) = delete;

    Room& room() const { return *room_; }
    /// As whom the connection acts in the room.
    PlayerId player() const { return player_; }
    const std::shared_ptr<const Subscriber>& subscriber() const { return subscriber_; }
    /// Whether the room has released the connection or refused it: it could not be read, or has closed.
    bool is_over() const { return lease_.ended(); }
    /// The page of the connection, as the room knows it.
    Visibility page() const { return page_; }
    /// The room does not learn it if it has too much to do.
    void report(Visibility page, std::uint64_t connection);

private:
    std::shared_ptr<Room> room_;
    RoomLease::Observer lease_;
    std::shared_ptr<const Subscriber> subscriber_;
    PlayerId player_;
    Visibility page_;
};

/// The rooms that one connection has joined, by their codes. On the socket's strand.
class JoinedRooms {
public:
    static constexpr std::size_t max = 8;

    /// Whether another room may be joined.
    bool has_space();
    /// The room with this code; null if it is not joined.
    JoinedRoom* find(const std::string& code);
    /// Adds the room, replacing one with the same code.
    void put(const std::string& code, std::unique_ptr<JoinedRoom> room);

    /// Leaves the room. False if it is not joined.
    bool leave(const std::string& code, std::uint64_t connection);
    void leave_all(std::uint64_t connection, Leaving why);
    /// Tells the rooms the new name of the player.
    void tell_name(const std::string& name);
    /// Whether all of them know that the page of the connection is like this.
    bool know(Visibility page) const;
    /// Reports it to those that do not know it yet.
    void report(Visibility page, std::uint64_t connection);

private:
    void drop_those_that_are_over();

    std::map<std::string, std::unique_ptr<JoinedRoom>> rooms_;
};

}  // namespace crisscross::server
