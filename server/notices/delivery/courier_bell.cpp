#include "server/notices/delivery/courier_bell.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace crisscross::server {

namespace asio = boost::asio;

CourierBell::CourierBell(const asio::any_io_executor& strand)
    : timer_(strand, asio::steady_timer::time_point::max()) {}

void CourierBell::ring(const std::shared_ptr<CourierBell>& bell) {
    asio::dispatch(bell->timer_.get_executor(), [bell] {
        bell->has_rung_ = true;
        bell->timer_.cancel();
    });
}

asio::awaitable<void> CourierBell::wait() {
    if (!has_rung_) co_await timer_.async_wait(asio::as_tuple(asio::use_awaitable));
    has_rung_ = false;
}

}  // namespace crisscross::server
