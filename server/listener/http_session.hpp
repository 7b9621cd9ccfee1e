#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>

#include "server/limits/places/open_connections.hpp"
#include "server/net/tcp_stream.hpp"

namespace crisscross::server {

struct Services;

/// Serves an accepted connection until it ends: HTTP requests and, after an upgrade at /ws, a session.
boost::asio::awaitable<void> serve_connection(TcpSocket socket, std::unique_ptr<OpenConnections::Place> place,
                                              Services& services);

}  // namespace crisscross::server
