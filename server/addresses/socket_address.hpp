#pragma once

#include <boost/asio/generic/stream_protocol.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// The longest path of a Unix socket, in bytes (unix(7)).
inline constexpr std::size_t max_socket_path_bytes = 107;

/// The path in an address such as `unix:/run/crisscross/socket`; nothing if it is not of this form.
std::optional<std::filesystem::path> socket_path_in(std::string_view address);

/// Whether a server can listen there: an IP address, or a Unix socket with a path that is not too long.
bool is_bind_address(const std::string& address);

using SocketAddress = boost::asio::generic::stream_protocol::endpoint;

/// The address of an IP address and a port, or of a Unix socket, where the port does not matter. Throws
/// `boost::system::system_error` if `is_bind_address` is false.
SocketAddress socket_address(const std::string& address, std::uint16_t port);

/// Where a server that listens at that address is reached from this machine: itself, or the loopback address instead
/// of all addresses.
SocketAddress reachable_address(const std::string& address, std::uint16_t port);

/// The IP address in it, or `unix_peer`; empty if it is neither.
std::string host_in(const SocketAddress& address);
/// 0 for a Unix socket.
std::uint16_t port_in(const SocketAddress& address);

}  // namespace crisscross::server
