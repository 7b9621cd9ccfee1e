#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace crisscross::server {

struct Services;

/// Serves an accepted connection until it ends: HTTP requests and, after an upgrade at /ws, a session.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Services& services);

}  // namespace crisscross::server
