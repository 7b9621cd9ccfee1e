#include "server/outgoing/host_resolver.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>

namespace crisscross::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

using Addresses = std::vector<asio::ip::address>;

// Outlives the wait: a lookup cannot be interrupted, and may end long after nobody waits for it any more.
struct Lookup {
    explicit Lookup(const asio::any_io_executor& executor) : resolver(executor), bell(executor) {}

    tcp::resolver resolver;
    asio::steady_timer bell;
    std::optional<Addresses> found{};
};

bool has_no_address(const boost::system::error_code& error) {
    return error == asio::error::host_not_found || error == asio::error::no_data;
}

}  // namespace

asio::awaitable<std::optional<Addresses>> SystemResolver::addresses_of(std::string host,
                                                                       std::chrono::milliseconds limit) {
    const auto lookup = std::make_shared<Lookup>(co_await asio::this_coro::executor);
    lookup->bell.expires_after(limit);
    const auto done = [lookup](const boost::system::error_code& error, const tcp::resolver::results_type& results) {
        if (!error || has_no_address(error)) lookup->found.emplace();
        for (const auto& result : results) lookup->found->push_back(result.endpoint().address());
        lookup->bell.cancel();
    };
    lookup->resolver.async_resolve(host, "", done);
    co_await lookup->bell.async_wait(asio::as_tuple(asio::use_awaitable));
    co_return std::move(lookup->found);
}

}  // namespace crisscross::server
