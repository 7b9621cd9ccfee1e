#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <memory>
#include <optional>

#include "server/rooms/room_state.hpp"

namespace crisscross::server {

/// Rings when the time that a room waits for has run out. All of it happens on the room's strand.
class RoomClock {
public:
    using Ring = std::function<void(engine::Turn turn)>;

    RoomClock(boost::asio::any_io_executor strand, Clock& clock, Ring ring)
        : strand_(std::move(strand)), clock_(clock), ring_(std::move(ring)) {}

    /// Waits for this and nothing else from now on; a deadline that is over rings at once.
    void set(std::optional<Deadline> deadline);
    /// It has rung for this turn and need not wait for it any more.
    void rung(engine::Turn turn) {
        if (deadline_ && deadline_->turn == turn) set(std::nullopt);
    }
    bool running() const { return deadline_.has_value(); }

private:
    struct Wait;

    boost::asio::any_io_executor strand_;
    Clock& clock_;
    Ring ring_;
    std::optional<Deadline> deadline_;
    std::shared_ptr<Wait> wait_;
};

}  // namespace crisscross::server
