#pragma once

#include <atomic>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <mutex>
#include <vector>

#include "server/time/clock.hpp"
#include "server/time/span.hpp"

namespace crisscross::test {

/// A clock that stands still until it is advanced.
class FakeClock : public server::Clock {
public:
    explicit FakeClock(server::Moment start = 1'800'000'000'000) : now_(start) {}

    server::Moment now() const override;
    server::Moment wall() const override { return now() + wall_ahead_; }
    boost::asio::awaitable<void> until(server::Moment moment) override;

    /// After this many more calls of `now`, the next one fails, once. May be called from any thread.
    void fail_after(int calls) { calls_left_ = calls; }
    void fail_no_more() { calls_left_ = -1; }

    /// Sets the wall clock, which then is this many milliseconds ahead of `now()`.
    void set_wall_ahead(server::Span milliseconds) { wall_ahead_ = milliseconds; }

    /// Lets time pass and wakes everybody whose moment has come. May be called from any thread.
    void advance(server::Span milliseconds);
    /// Whether somebody waits for exactly this moment. May be called from any thread.
    bool is_awaited(server::Moment moment) const;

private:
    using Timer = boost::asio::steady_timer;
    struct Waiting {
        server::Moment until = 0;
        std::weak_ptr<Timer> timer{};
    };

    mutable std::mutex mutex_;
    server::Moment now_;
    mutable std::atomic<int> calls_left_ = -1;
    std::atomic<server::Span> wall_ahead_ = 0;
    std::vector<Waiting> waiting_;
};

}  // namespace crisscross::test
