#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/addresses/unix_socket_file.hpp"
#include "server/limits/places/open_connections.hpp"
#include "server/net/tcp_stream.hpp"

namespace crisscross::server {

class Metrics;
class TaskGroup;

/// Accepts connections and gives each a strand of its own.
class Listener {
public:
    using Place = std::unique_ptr<OpenConnections::Place>;
    /// What becomes of connections.
    struct Service {
        /// The network of a new connection from this peer, as for `OpenConnections::open`; nothing if it may not come
        /// in.
        std::function<std::optional<std::string>(const std::string& peer)> admit;
        /// Serves one connection until it ends.
        std::function<boost::asio::awaitable<void>(TcpSocket, Place)> serve;
    };

    /// Binds to an IP address and a port, or to a Unix socket (`unix:PATH`), and listens. Only the owner and the
    /// group of a Unix socket may connect to it. Throws `boost::system::system_error` if it cannot, for example
    /// because the port is in use.
    Listener(boost::asio::io_context& context, const std::string& address, std::uint16_t port);
    /// Takes over a descriptor that listens already. Throws `boost::system::system_error` if it cannot.
    Listener(boost::asio::io_context& context, int descriptor);

    /// 0 for a Unix socket.
    std::uint16_t port() const { return port_; }
    /// The strand that it runs on.
    boost::asio::any_io_executor executor() { return acceptor_.get_executor(); }
    /// Accepts until stopped. Connections take one of the `places` and become tasks of `connections`.
    boost::asio::awaitable<void> run(Service service, OpenConnections& places, Metrics& metrics,
                                     TaskGroup& connections);
    /// May be called from any thread.
    void stop();

private:
    boost::asio::awaitable<std::optional<std::string>> accept_one(const Service& service, OpenConnections& places,
                                                                  Metrics& metrics, TaskGroup& connections);

    boost::asio::io_context& context_;
    boost::asio::basic_socket_acceptor<StreamProtocol> acceptor_;
    UnixSocketFile file_;
    std::uint16_t port_;
};

}  // namespace crisscross::server
