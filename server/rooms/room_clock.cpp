#include "server/rooms/room_clock.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>

namespace crisscross::server {

namespace asio = boost::asio;

struct RoomClock::Wait {
    asio::cancellation_signal signal;
};

void RoomClock::set(std::optional<Deadline> deadline) {
    if (deadline == deadline_) return;
    if (wait_) wait_->signal.emit(asio::cancellation_type::terminal);
    deadline_ = deadline;
    wait_.reset();
    if (!deadline) return;
    wait_ = std::make_shared<Wait>();
    auto end = [wait = wait_, strand = strand_, ring = ring_, turn = deadline->turn](std::exception_ptr cancelled) {
        if (!cancelled) ring(turn);
        // The signal has to outlive the coroutine, whose last step is still under way.
        asio::post(strand, [wait] {});
    };
    asio::co_spawn(strand_, clock_.until(deadline->at),
                   asio::bind_cancellation_slot(wait_->signal.slot(), std::move(end)));
}

}  // namespace crisscross::server
