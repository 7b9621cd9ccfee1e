#include "server/rooms/room_timers.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>

namespace crisscross::server {

namespace asio = boost::asio;

struct RoomTimers::Wait {
    asio::cancellation_signal signal;
};

void RoomTimers::set(const RoomTimer& timer, Moment at) {
    cancel(timer);
    const auto wait = std::make_shared<Wait>();
    waits_[timer] = wait;
    auto done = [timers = weak_from_this(), strand = strand_, wait, timer](std::exception_ptr cancelled) {
        const auto self = timers.lock();
        if (self && !cancelled) self->end(timer, wait);
        // The signal has to outlive the coroutine, whose last step is still under way.
        asio::post(strand, [wait] {});
    };
    asio::co_spawn(strand_, clock_.until(at), asio::bind_cancellation_slot(wait->signal.slot(), std::move(done)));
}

void RoomTimers::cancel(const RoomTimer& timer) {
    const auto found = waits_.find(timer);
    if (found == waits_.end()) return;
    const auto wait = found->second;
    waits_.erase(found);
    wait->signal.emit(asio::cancellation_type::terminal);
}

void RoomTimers::end(const RoomTimer& timer, const std::shared_ptr<Wait>& wait) {
    const auto found = waits_.find(timer);
    if (found == waits_.end() || found->second != wait) return;
    waits_.erase(found);
    fired_(timer);
}

}  // namespace crisscross::server
