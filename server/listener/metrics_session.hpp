#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>

#include "server/limits/places/open_connections.hpp"
#include "server/net/tcp_stream.hpp"

namespace crisscross::server {

struct Services;

/// Serves a connection to the listener of the metrics until it ends: nothing but /metrics.
boost::asio::awaitable<void> serve_metrics(TcpSocket socket, std::unique_ptr<OpenConnections::Place> place,
                                           Services& services);

}  // namespace crisscross::server
