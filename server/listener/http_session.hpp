#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <memory>

#include "server/limits/open_connections.hpp"
#include "server/net/tcp_stream.hpp"

namespace crisscross::server {

struct Services;

/// Of an HTTP request. Only the host's page sends a body.
inline constexpr std::uint32_t most_header_bytes = 8 * 1024;
inline constexpr std::uint64_t most_body_bytes = 4 * 1024;
/// Of a note, or of plays to be checked.
inline constexpr std::uint64_t most_note_body_bytes = 16 * 1024;

/// Serves an accepted connection until it ends: HTTP requests and, after an upgrade at /ws, a session.
boost::asio::awaitable<void> serve_connection(TcpSocket socket, std::unique_ptr<OpenConnections::Place> place,
                                              Services& services);

/// The same for a connection to the listener of the metrics, which has nothing but /metrics.
boost::asio::awaitable<void> serve_metrics(TcpSocket socket, std::unique_ptr<OpenConnections::Place> place,
                                           Services& services);

}  // namespace crisscross::server
