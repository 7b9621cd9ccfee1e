#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <string>

#include "server/net/tcp_stream.hpp"
#include "server/net/unix_socket_file.hpp"

namespace crisscross::server {

struct Services;
class TaskGroup;

/// Accepts connections and gives each a strand of its own.
class Listener {
public:
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
    /// Accepts until stopped. Connections become tasks of `connections`.
    boost::asio::awaitable<void> run(Services& services, TaskGroup& connections);
    /// May be called from any thread.
    void stop();

private:
    static void accept(TcpSocket socket, Services& services, TaskGroup& connections);

    boost::asio::io_context& context_;
    boost::asio::basic_socket_acceptor<StreamProtocol> acceptor_;
    UnixSocketFile file_;
    std::uint16_t port_;
};

}  // namespace crisscross::server
