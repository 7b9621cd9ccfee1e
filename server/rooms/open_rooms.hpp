#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/requests/complaint.hpp"
#include "server/rooms/room.hpp"

namespace crisscross::server {

/// An open room, and what keeps it open.
struct Entrance {
    std::shared_ptr<Room> room;
    RoomLease lease;
};

/// The rooms that are open, by their codes, and who keeps them open. Any thread.
class OpenRooms {
public:
    OpenRooms() = default;
    ~OpenRooms();
    OpenRooms(const OpenRooms&) = delete;
    OpenRooms& operator=(const OpenRooms&) = delete;

    /// Nothing unless the room is open.
    std::optional<Entrance> enter(const std::string& code);
    /// The room, which `open` makes unless it is open. Nothing while the room is claimed.
    std::optional<Answer<Entrance>> enter_or_open(const std::string& code,
                                                  const std::function<std::shared_ptr<Room>()>& open);
    std::shared_ptr<Room> find(const std::string& code) const;
    bool contains(const std::string& code) const;
    std::vector<std::shared_ptr<Room>> all() const;

    /// Forgets a room, unless somebody holds a lease of it.
    bool retire(const std::string& code);
    /// Forgets a room, even if somebody holds a lease of it.
    void forget(const Room& room);

    /// False if the room is open; otherwise it cannot be opened until the claims are released.
    bool claim(const std::string& code);
    void release_claims();

    /// Closes all rooms; no more are opened.
    void close();

private:
    struct Place {
        std::shared_ptr<Room> room;
        std::uint64_t number = 0;  // a room that is opened again has another one
        int leases = 0;
    };
    // Leases may outlive the lobby when a stop had to be forced.
    struct Places {
        std::mutex mutex;
        std::map<std::string, Place> by_code;
        std::uint64_t last_number = 0;
        std::set<std::string> claimed;  // about to be swept
        bool closed = false;
    };

    Entrance entrance(const std::string& code, Place& place);
    static std::shared_ptr<Room> end_lease(Places& places, const std::string& code, std::uint64_t number);

    std::shared_ptr<Places> places_ = std::make_shared<Places>();
};

}  // namespace crisscross::server
