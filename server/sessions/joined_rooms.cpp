#include "server/sessions/joined_rooms.hpp"

#include <algorithm>

namespace crisscross::server {

JoinedRoom::JoinedRoom(std::shared_ptr<Room> room, const RoomLease& lease, std::shared_ptr<Outbox> outbox,
                       PlayerId player, Visibility page)
    : room_(std::move(room)), lease_(lease), player_(player), page_(page) {
    const Outbox::Watch watch = outbox->begin_watch();
    subscriber_ = std::make_shared<const Subscriber>(Subscriber{std::move(outbox), watch});
}

JoinedRoom::~JoinedRoom() {
    subscriber_->outbox->end_watch(subscriber_->watch);
}

void JoinedRoom::report(Visibility page, std::uint64_t connection) {
    if (room_->offer(PageChange{connection, page}, {}) != Offered::full) page_ = page;
}

bool JoinedRooms::has_space() {
    drop_those_that_are_over();
    return rooms_.size() < max;
}

JoinedRoom* JoinedRooms::find(const std::string& code) {
    drop_those_that_are_over();
    const auto found = rooms_.find(code);
    return found == rooms_.end() ? nullptr : found->second.get();
}

void JoinedRooms::put(const std::string& code, std::unique_ptr<JoinedRoom> room) {
    rooms_.insert_or_assign(code, std::move(room));
}

bool JoinedRooms::leave(const std::string& code, std::uint64_t connection) {
    const JoinedRoom* joined = find(code);
    if (!joined) return false;
    joined->room().insist(Leave{connection});
    rooms_.erase(code);
    return true;
}

void JoinedRooms::leave_all(std::uint64_t connection, Leaving why) {
    for (const auto& [code, joined] : rooms_) joined->room().insist(Leave{connection, why});
    rooms_.clear();
}

void JoinedRooms::tell_name(const std::string& name) {
    for (const auto& [code, joined] : rooms_) joined->room().insist(NewName{joined->player(), name});
}

bool JoinedRooms::know(Visibility page) const {
    return std::ranges::all_of(rooms_, [page](const auto& entry) { return entry.second->page() == page; });
}

void JoinedRooms::report(Visibility page, std::uint64_t connection) {
    for (const auto& [code, joined] : rooms_)
        if (joined->page() != page) joined->report(page, connection);
}

void JoinedRooms::drop_those_that_are_over() {
    std::erase_if(rooms_, [](const auto& entry) { return entry.second->is_over(); });
}

}  // namespace crisscross::server
