#include "server/rooms/lists/public_rooms.hpp"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/games/model/stage.hpp"
#include "server/net/subscriber.hpp"

namespace crisscross::server {

namespace {

constexpr std::chrono::seconds one_second{1};

}  // namespace

void PublicRooms::show(const protocol::server::PublicRoom& room) {
    const std::lock_guard lock(mutex_);
    rooms_.insert_or_assign(room.room, room);
    tell_soon();
}

void PublicRooms::hide(const std::string& code) {
    const std::lock_guard lock(mutex_);
    if (rooms_.erase(code) > 0) tell_soon();
}

void PublicRooms::follow(std::uint64_t connection, std::shared_ptr<Outbox> outbox) {
    outbox->answer(frame_of(list()));
    const std::lock_guard lock(mutex_);
    followers_.insert_or_assign(connection, std::move(outbox));
    tell_soon();  // of what has changed in between
}

void PublicRooms::unfollow(std::uint64_t connection) {
    const std::lock_guard lock(mutex_);
    followers_.erase(connection);
}

protocol::server::PublicGames PublicRooms::list() const {
    const std::lock_guard lock(mutex_);
    protocol::server::PublicGames games;
    const auto add = [&](bool waiting) {
        for (const auto& [code, room] : rooms_) {
            if (games.rooms.size() == max) return;
            if ((room.stage == engine::name_of(Stage::waiting)) == waiting) games.rooms.push_back(room);
        }
    };
    add(true);
    add(false);
    return games;
}

// With the mutex.
void PublicRooms::tell_soon() {
    if (std::exchange(is_about_to_tell_, true)) return;
    boost::asio::post(timer_.get_executor(), [this] {
        timer_.expires_after(one_second);
        timer_.async_wait([this](const boost::system::error_code& stopped) {
            if (!stopped) tell();
        });
    });
}

void PublicRooms::tell() {
    std::vector<std::shared_ptr<Outbox>> outboxes;
    {
        const std::lock_guard lock(mutex_);
        is_about_to_tell_ = false;
        for (const auto& [connection, outbox] : followers_) outboxes.push_back(outbox);
    }
    if (outboxes.empty()) return;
    const Frame frame = frame_of(list());
    for (const auto& outbox : outboxes) outbox->answer(frame);
}

}  // namespace crisscross::server
