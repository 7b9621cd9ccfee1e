#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "server/limits/open_connections.hpp"

namespace crisscross::server {

struct Services;
class TaskGroup;

/// Accepts connections and gives each a strand of its own.
class Listener {
public:
    /// Serves one connection until it ends.
    using Serve = boost::asio::awaitable<void> (*)(boost::asio::ip::tcp::socket,
                                                   std::unique_ptr<OpenConnections::Place>, Services&);

    /// Binds and listens. Throws `boost::system::system_error` if it cannot, for example because the port is in use.
    Listener(boost::asio::io_context& context, const std::string& address, std::uint16_t port);

    std::uint16_t port() const { return port_; }
    /// The strand that it runs on.
    boost::asio::any_io_executor executor() { return acceptor_.get_executor(); }
    /// Accepts until stopped. Connections take one of the `places` and become tasks of `connections`.
    boost::asio::awaitable<void> run(Serve serve, OpenConnections& places, Services& services,
                                     TaskGroup& connections);
    /// May be called from any thread.
    void stop();

private:
    boost::asio::io_context& context_;
    boost::asio::ip::tcp::acceptor acceptor_;
    std::uint16_t port_;
};

}  // namespace crisscross::server
