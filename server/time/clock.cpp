#include "server/time/clock.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace crisscross::server {

namespace asio = boost::asio;

Moment SystemClock::now() const {
    using namespace std::chrono;
    const std::lock_guard lock(mutex_);
    const auto time = time_.at(system_clock::now().time_since_epoch(), steady_clock::now().time_since_epoch());
    return duration_cast<milliseconds>(time).count();
}

asio::awaitable<void> SystemClock::until(Moment moment) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    // This clock may go a little slower than the timer, so look again after each wait.
    for (Moment left = moment - now(); left > 0; left = moment - now()) {
        timer.expires_after(std::chrono::milliseconds(left));
        co_await timer.async_wait(asio::use_awaitable);
    }
}

}  // namespace crisscross::server
