#include "server/time/clock.hpp"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <ctime>

#include "server/time/span.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

// As the steady clock, but it counts the time in which the machine sleeps.
SmoothTime::Duration since_boot() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

SmoothTime::Duration wall_time() {
    return std::chrono::system_clock::now().time_since_epoch();
}

/// A timer stands still while the machine sleeps, so this is how late a wait may end after that.
constexpr Span longest_wait = 10 * span::second;

}  // namespace

Moment SystemClock::now() const {
    const std::lock_guard lock(mutex_);
    return std::chrono::duration_cast<std::chrono::milliseconds>(time_.at(wall_time(), since_boot())).count();
}

Moment SystemClock::wall() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(wall_time()).count();
}

asio::awaitable<void> SystemClock::until(Moment moment) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    // This clock may go a little slower than the timer, so look again after each wait.
    for (Span left = moment - now(); left > 0; left = moment - now()) {
        timer.expires_after(std::chrono::milliseconds(std::min(left, longest_wait)));
        co_await timer.async_wait(asio::use_awaitable);
    }
}

}  // namespace crisscross::server
