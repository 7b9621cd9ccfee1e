#include "server/time/clock_watch.hpp"

#include <cstdlib>

#include "server/log/log.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr Span between_looks = span::minute;

}  // namespace

asio::awaitable<void> ClockWatch::run() {
    for (;;) {
        tell();
        co_await clock_.until(clock_.now() + between_looks);
    }
}

void ClockWatch::tell() {
    const Span ahead = ahead_of_wall(clock_);
    const auto news = look(ahead);
    if (!news) return;
    if (*news == News::right) return log::info("clock right again");
    log::warning("clock differs from the machine's", {{"seconds_ahead", ahead / span::second}});
}

std::optional<ClockWatch::News> ClockWatch::look(Span ahead) {
    const bool was_wrong = is_wrong_;
    is_wrong_ = std::abs(ahead) >= max_error;
    if (is_wrong_ == was_wrong) return std::nullopt;
    return is_wrong_ ? News::wrong : News::right;
}

Span ahead_of_wall(const Clock& clock) {
    return clock.now() - clock.wall();
}

}  // namespace crisscross::server
