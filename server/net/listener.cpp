#include "server/net/listener.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/metrics/metrics.hpp"
#include "server/runtime/log.hpp"
#include "server/runtime/services.hpp"
#include "server/runtime/task_group.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

Listener::Listener(asio::io_context& context, const std::string& address, std::uint16_t port)
    : context_(context), acceptor_(asio::make_strand(context)), port_(port) {
    const tcp::endpoint endpoint(asio::ip::make_address(address), port);
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen();
    port_ = acceptor_.local_endpoint().port();
}

namespace {

using Place = std::unique_ptr<OpenConnections::Place>;

/// Without a place the socket is closed at once.
Place place_in(OpenConnections& places, Services& services) {
    Place place = places.open();
    if (!place) services.metrics.limit_reached(Limit::connections);
    return place;
}

}  // namespace

asio::awaitable<void> Listener::run(Serve serve, OpenConnections& places, Services& services,
                                    TaskGroup& connections) {
    asio::steady_timer pause(acceptor_.get_executor());
    while (acceptor_.is_open()) {
        const auto strand = asio::make_strand(context_);
        auto [error, socket] = co_await acceptor_.async_accept(strand, asio::as_tuple(asio::use_awaitable));
        if (!error) {
            Place place = place_in(places, services);
            if (!place) continue;
            const std::uint64_t number = place->number();
            auto cancel = connections.spawn(strand, serve(std::move(socket), std::move(place), services));
            places.make_way_by(number, std::move(cancel));
        } else if (acceptor_.is_open()) {
            // Most likely no file descriptors are left. Those already connected carry on, and some will leave.
            log::warning("cannot accept", {{"why", error.message()}});
            pause.expires_after(std::chrono::milliseconds(100));
            co_await pause.async_wait(asio::as_tuple(asio::use_awaitable));
        }
    }
}

void Listener::stop() {
    asio::post(acceptor_.get_executor(), [this] {
        boost::system::error_code ignored;
        acceptor_.close(ignored);
    });
}

}  // namespace crisscross::server
