#include "server/listener/listener.hpp"

#include <sys/socket.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/system_error.hpp>

#include "server/addresses/socket_address.hpp"
#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/metrics/metrics.hpp"
#include "server/runtime/task_group.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace fs = std::filesystem;

namespace {

constexpr fs::perms owner_and_group =
    fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read | fs::perms::group_write;

void throw_if(const boost::system::error_code& error) {
    if (error) throw boost::system::system_error(error);
}

// Nobody can connect before the server listens, so the permissions are in time.
UnixSocketFile restricted_file(const fs::path& path) {
    UnixSocketFile file(path);
    std::error_code error;
    fs::permissions(path, owner_and_group, error);
    throw_if(error);
    return file;
}

UnixSocketFile bind(asio::basic_socket_acceptor<StreamProtocol>& acceptor, const std::string& address,
                    std::uint16_t port) {
    const SocketAddress wanted = socket_address(address, port);
    const auto path = socket_path_in(address);
    if (path) throw_if(remove_stale_socket(*path));
    acceptor.open(wanted.protocol());
    if (!path) acceptor.set_option(asio::socket_base::reuse_address(true));
    acceptor.bind(wanted);
    return path ? restricted_file(*path) : UnixSocketFile();
}

void log_fault(const std::string& why) {
    static OnceAMinute reasons;
    if (reasons.allows(why)) log::warning("cannot accept", {{"why", why}});
}

/// Without a place the socket is closed at once.
Listener::Place place_for(const std::string& peer, const Listener::Service& service, OpenConnections& places,
                          Metrics& metrics) {
    const auto network = service.admit(peer);
    if (!network) return nullptr;
    Listener::Place place = places.open(*network);
    if (!place) metrics.limit_reached(Limit::connections);
    return place;
}

}  // namespace

Listener::Listener(asio::io_context& context, const std::string& address, std::uint16_t port)
    : context_(context), acceptor_(asio::make_strand(context)), file_(bind(acceptor_, address, port)) {
    acceptor_.listen();
    port_ = port_in(acceptor_.local_endpoint());
}

Listener::Listener(asio::io_context& context, int descriptor)
    : context_(context), acceptor_(asio::make_strand(context)) {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size);
    acceptor_.assign(StreamProtocol(address.ss_family, 0), descriptor);
    port_ = port_in(acceptor_.local_endpoint());
}

asio::awaitable<void> Listener::run(Service service, OpenConnections& places, Metrics& metrics,
                                    TaskGroup& connections) {
    asio::steady_timer pause(acceptor_.get_executor());
    while (acceptor_.is_open()) {
        const auto fault = co_await accept_one(service, places, metrics, connections);
        if (!fault || !acceptor_.is_open()) continue;
        // Most likely no file descriptors or no memory is left. Those already connected carry on, and some will
        // leave.
        log_fault(*fault);
        pause.expires_after(std::chrono::milliseconds(100));
        co_await pause.async_wait(asio::use_awaitable);
    }
}

// Says why the next connection could not be served; nothing if it is served, or refused because of a limit.
asio::awaitable<std::optional<std::string>> Listener::accept_one(const Service& service, OpenConnections& places,
                                                                 Metrics& metrics, TaskGroup& connections) {
    try {
        const Strand strand = asio::make_strand(context_);
        SocketAddress peer;
        auto [error, socket] = co_await acceptor_.async_accept(strand, peer, asio::as_tuple(asio::use_awaitable));
        if (error) co_return error.message();
        Place place = place_for(host_in(peer), service, places, metrics);
        if (!place) co_return std::nullopt;
        const std::uint64_t number = place->number();
        auto cancel = connections.spawn(strand, service.serve(std::move(socket), std::move(place)));
        places.make_way_by(number, std::move(cancel));
    } catch (const std::exception& problem) {
        co_return problem.what();
    }
    co_return std::nullopt;
}

void Listener::stop() {
    asio::post(acceptor_.get_executor(), [this] {
        boost::system::error_code ignored;
        acceptor_.close(ignored);
    });
}

}  // namespace crisscross::server
