#pragma once

#include <boost/asio/awaitable.hpp>
#include <mutex>

#include "server/time/moment.hpp"
#include "server/time/smooth_time.hpp"

namespace crisscross::server {

/// Tells the time and waits for a moment. Handed in, so that tests can move it.
class Clock {
public:
    virtual ~Clock() = default;
    /// For deadlines, and for the stamps from which they are counted: never jumps.
    virtual Moment now() const = 0;
    /// For what other programs compare with their own clock, and for times of day: jumps when the clock is set.
    virtual Moment wall() const { return now(); }
    /// Returns when `now()` has reached `moment`. Ends early, by an exception, when the coroutine is cancelled.
    virtual boost::asio::awaitable<void> until(Moment moment) = 0;
};

/// The machine's clock. `now()` is smoothed, so setting the clock neither ends a window nor holds one open; it goes
/// on while the machine sleeps.
class SystemClock : public Clock {
public:
    Moment now() const override;
    Moment wall() const override;
    boost::asio::awaitable<void> until(Moment moment) override;

private:
    mutable std::mutex mutex_;
    mutable SmoothTime time_;
};

}  // namespace crisscross::server
