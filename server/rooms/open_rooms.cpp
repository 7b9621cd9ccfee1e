#include "server/rooms/open_rooms.hpp"

namespace crisscross::server {

namespace {

const Complaint restarting{"RESTARTING", "The server is about to restart."};

}  // namespace

// Rooms may still hold leases, which end with them.
OpenRooms::~OpenRooms() {
    std::map<std::string, Place> rooms;
    const std::lock_guard lock(places_->mutex);
    rooms.swap(places_->by_code);
}

std::optional<Entrance> OpenRooms::enter(const std::string& code) {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(code);
    if (found == places_->by_code.end() || places_->closed) return std::nullopt;
    return entrance(code, found->second);
}

std::optional<Answer<Entrance>> OpenRooms::enter_or_open(const std::string& code,
                                                         const std::function<std::shared_ptr<Room>()>& open) {
    const std::lock_guard lock(places_->mutex);
    if (places_->closed) return restarting;
    if (places_->claimed.contains(code)) return std::nullopt;
    auto found = places_->by_code.find(code);
    if (found == places_->by_code.end())
        found = places_->by_code.emplace(code, Place{open(), ++places_->last_number}).first;
    return entrance(code, found->second);
}

Entrance OpenRooms::entrance(const std::string& code, Place& place) {
    ++place.leases;
    auto end = [places = places_, code, number = place.number] {
        if (const auto left = end_lease(*places, code, number)) left->look_whether_idle();
    };
    return {place.room, RoomLease(std::move(end))};
}

// The room, if that was its last lease. The person who held it may never have come in.
std::shared_ptr<Room> OpenRooms::end_lease(Places& places, const std::string& code, std::uint64_t number) {
    const std::lock_guard lock(places.mutex);
    const auto found = places.by_code.find(code);
    if (found == places.by_code.end() || found->second.number != number) return nullptr;
    return --found->second.leases > 0 ? nullptr : found->second.room;
}

std::shared_ptr<Room> OpenRooms::find(const std::string& code) const {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(code);
    return found == places_->by_code.end() ? nullptr : found->second.room;
}

bool OpenRooms::contains(const std::string& code) const {
    const std::lock_guard lock(places_->mutex);
    return places_->by_code.contains(code);
}

std::vector<std::shared_ptr<Room>> OpenRooms::all() const {
    const std::lock_guard lock(places_->mutex);
    std::vector<std::shared_ptr<Room>> open;
    for (const auto& [code, place] : places_->by_code) open.push_back(place.room);
    return open;
}

bool OpenRooms::retire(const std::string& code) {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(code);
    if (found == places_->by_code.end() || found->second.leases > 0) return false;
    places_->by_code.erase(found);
    return true;
}

void OpenRooms::forget(const Room& room) {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(room.code());
    if (found != places_->by_code.end() && found->second.room.get() == &room) places_->by_code.erase(found);
}

bool OpenRooms::claim(const std::string& code) {
    const std::lock_guard lock(places_->mutex);
    if (places_->by_code.contains(code)) return false;
    places_->claimed.insert(code);
    return true;
}

void OpenRooms::release_claims() {
    const std::lock_guard lock(places_->mutex);
    places_->claimed.clear();
}

void OpenRooms::close() {
    // Requests that are dropped give back their leases, which takes the mutex.
    {
        const std::lock_guard lock(places_->mutex);
        places_->closed = true;
    }
    for (const auto& room : all()) room->close();
}

}  // namespace crisscross::server
