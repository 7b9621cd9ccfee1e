#include "server/outgoing/host_resolver.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

// Outlives the wait: a lookup cannot be interrupted, and may end long after nobody waits for it any more.
struct Wait {
    explicit Wait(const asio::any_io_executor& executor) : bell(executor) {}

    asio::steady_timer bell;
    NameLookups::Found found{};
};

}  // namespace

asio::awaitable<NameLookups::Found> SystemResolver::addresses_of(std::string host, std::chrono::milliseconds limit) {
    const auto wait = std::make_shared<Wait>(co_await asio::this_coro::executor);
    wait->bell.expires_after(limit);
    const auto done = [wait](const NameLookups::Found& found) {
        asio::post(wait->bell.get_executor(), [wait, found] {
            wait->found = found;
            wait->bell.expires_at(asio::steady_timer::time_point::min());
        });
    };
    lookups_.find(host, done);
    co_await wait->bell.async_wait(asio::as_tuple(asio::use_awaitable));
    co_return std::move(wait->found);
}

}  // namespace crisscross::server
