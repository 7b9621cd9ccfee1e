#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>

namespace crisscross::server {

/// Wakes the courier. Completions of the store hold it, too, so it may outlive the courier.
class CourierBell {
public:
    explicit CourierBell(const boost::asio::any_io_executor& strand);

    /// From any thread.
    static void ring(const std::shared_ptr<CourierBell>& bell);
    /// Until it rings, or at once if it has rung since it last woke somebody. On the strand.
    boost::asio::awaitable<void> wait();

private:
    boost::asio::steady_timer timer_;
    bool has_rung_ = false;  // touched on the strand only
};

}  // namespace crisscross::server
