#include "server/data/last_alive.hpp"

#include <fstream>

#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr Span between_stamps = 2 * span::second;

}  // namespace

Moment LastAlive::read() const {
    Moment moment = 0;
    std::ifstream in(file_);
    return in >> moment && moment > 0 ? moment : 0;
}

void LastAlive::end(Moment now) const {
    if (now >= settled_) write(now);
}

// Its length is always the same, so the file is never cut off in the middle.
void LastAlive::write(Moment now) const {
    std::fstream out(file_, std::ios::in | std::ios::out);
    if (!out) out.open(file_, std::ios::out);
    out << now << '\n';
}

asio::awaitable<void> LastAlive::keep(Clock& clock) const {
    if (read() == 0) write(clock.now());
    co_await clock.until(settled_);
    for (;;) {
        write(clock.now());
        co_await clock.until(clock.now() + between_stamps);
    }
}

}  // namespace crisscross::server
