#pragma once

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <mutex>
#include <vector>

#include "server/runtime/clock.hpp"

namespace crisscross::test {

/// A clock that stands still until it is advanced.
class FakeClock : public server::Clock {
public:
    explicit FakeClock(server::Moment start = 1'800'000'000'000) : now_(start) {}

    server::Moment now() const override;
    boost::asio::awaitable<void> until(server::Moment moment) override;

    /// Lets time pass and wakes everybody whose moment has come. May be called from any thread.
    void advance(server::Moment milliseconds);

private:
    using Timer = boost::asio::steady_timer;

    mutable std::mutex mutex_;
    server::Moment now_;
    std::vector<std::weak_ptr<Timer>> waiting_;
};

}  // namespace crisscross::test
