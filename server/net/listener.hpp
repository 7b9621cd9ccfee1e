#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <string>

#include "server/net/tcp_stream.hpp"

namespace crisscross::server {

struct Services;
class TaskGroup;

/// Accepts connections and gives each a strand of its own.
class Listener {
public:
    /// Binds and listens. Throws `boost::system::system_error` if it cannot, for example because the port is in use.
    Listener(boost::asio::io_context& context, const std::string& address, std::uint16_t port);

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
    boost::asio::ip::tcp::acceptor acceptor_;
    std::uint16_t port_;
};

}  // namespace crisscross::server
