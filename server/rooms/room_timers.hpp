#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <map>
#include <memory>

#include "server/games/model/game_timer.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

/// A timer of one of a room's games.
struct RoomTimer {
    int game = 0;  ///< its number
    GameTimer timer{};
    auto operator<=>(const RoomTimer&) const = default;
};

/// The running timers of one room, all on the room's strand. A wait that ends after the timers are gone does nothing.
class RoomTimers : public std::enable_shared_from_this<RoomTimers> {
public:
    using Fired = std::function<void(const RoomTimer& timer)>;

    /// `fired` may be called after the room is gone, so it must not rely on the room.
    RoomTimers(boost::asio::any_io_executor strand, Clock& clock, Fired fired)
        : strand_(std::move(strand)), clock_(clock), fired_(std::move(fired)) {}

    /// Fires at once if the moment has passed. Replaces the timer of the same name.
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
