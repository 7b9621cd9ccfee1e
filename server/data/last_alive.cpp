#include "server/data/last_alive.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <fstream>

#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

Moment LastAlive::read() const {
    Moment moment = 0;
    std::ifstream in(file_);
    return in >> moment && moment > 0 ? moment : 0;
}

// Its length is always the same, so the file is never cut off in the middle.
void LastAlive::write(Moment now) const {
    std::fstream out(file_, std::ios::in | std::ios::out);
    if (!out) out.open(file_, std::ios::out);
    out << now << '\n';
}

asio::awaitable<void> LastAlive::keep(Clock& clock) const {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (;;) {
        write(clock.now());
        timer.expires_after(std::chrono::seconds(2));
        co_await timer.async_wait(asio::use_awaitable);
    }
}

}  // namespace crisscross::server
