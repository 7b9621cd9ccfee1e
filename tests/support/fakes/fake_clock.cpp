#include "tests/support/fakes/fake_clock.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <stdexcept>

namespace crisscross::test {

namespace asio = boost::asio;

server::Moment FakeClock::now() const {
    if (calls_left_ >= 0 && calls_left_-- == 0) throw std::runtime_error("the clock has failed");
    const std::lock_guard lock(mutex_);
    return now_;
}

asio::awaitable<void> FakeClock::until(server::Moment moment) {
    const auto executor = co_await asio::this_coro::executor;
    const auto timer = std::make_shared<Timer>(executor, Timer::time_point::max());
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({moment, timer});
    }
    while (now() < moment) co_await timer->async_wait(asio::as_tuple(asio::use_awaitable));
}

void FakeClock::advance(server::Span milliseconds) {
    const std::lock_guard lock(mutex_);
    now_ += milliseconds;
    std::erase_if(waiting_, [](const Waiting& one) { return one.timer.expired(); });
    for (const Waiting& one : waiting_)
        if (const auto timer = one.timer.lock()) asio::post(timer->get_executor(), [timer] { timer->cancel(); });
}

bool FakeClock::is_awaited(server::Moment moment) const {
    const std::lock_guard lock(mutex_);
    return std::any_of(waiting_.begin(), waiting_.end(),
                       [moment](const Waiting& one) { return one.until == moment && !one.timer.expired(); });
}

}  // namespace crisscross::test
