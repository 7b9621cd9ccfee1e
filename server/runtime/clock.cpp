#include "server/runtime/clock.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace crisscross::server {

namespace asio = boost::asio;

Moment SystemClock::now() const {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

asio::awaitable<void> SystemClock::until(Moment moment) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    // The machine's clock may be set while this waits, so look again after each wait.
    for (Moment left = moment - now(); left > 0; left = moment - now()) {
        timer.expires_after(std::chrono::milliseconds(left));
        co_await timer.async_wait(asio::use_awaitable);
    }
}

}  // namespace crisscross::server
