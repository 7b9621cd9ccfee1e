#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <map>
#include <memory>

#include "server/rooms/model/room_timer.hpp"
#include "server/runtime/clock.hpp"

namespace crisscross::server {

/// The timers of one room that are waited for. All of it happens on the room's strand. A wait that ends late finds
/// that the timers are gone and does nothing.
class RoomTimers : public std::enable_shared_from_this<RoomTimers> {
public:
    using Fired = std::function<void(const RoomTimer& timer)>;

    /// `fired` may be called after the room has gone: it must not rely on it.
    RoomTimers(boost::asio::any_io_executor strand, Clock& clock, Fired fired)
        : strand_(std::move(strand)), clock_(clock), fired_(std::move(fired)) {}

    /// A moment that has passed fires at once. Replaces the wait of the same name.
    void set(const RoomTimer& timer, Moment at);
    void cancel(const RoomTimer& timer);

private:
    struct Wait;
    void end(const RoomTimer& timer, const std::shared_ptr<Wait>& wait);

    boost::asio::any_io_executor strand_;
    Clock& clock_;
    Fired fired_;
    std::map<RoomTimer, std::shared_ptr<Wait>> waits_;
};

}  // namespace crisscross::server
