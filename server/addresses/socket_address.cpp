#include "server/addresses/socket_address.hpp"

#include <sys/socket.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <cstring>

#include "server/addresses/trusted_proxies.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

constexpr std::string_view unix_prefix = "unix:";

bool is_ip(const SocketAddress& address) {
    const int family = address.data()->sa_family;
    return family == AF_INET || family == AF_INET6;
}

tcp::endpoint ip_part(const SocketAddress& address) {
    tcp::endpoint part;
    std::memcpy(part.data(), address.data(), std::min(address.size(), part.capacity()));
    return part;
}

asio::ip::address loopback_for(const asio::ip::address& address) {
    if (!address.is_unspecified()) return address;
    return address.is_v6() ? asio::ip::address(asio::ip::address_v6::loopback())
                           : asio::ip::address(asio::ip::address_v4::loopback());
}

}  // namespace

std::optional<std::filesystem::path> socket_path_in(std::string_view address) {
    if (!address.starts_with(unix_prefix)) return std::nullopt;
    return address.substr(unix_prefix.size());
}

bool is_bind_address(const std::string& address) {
    if (const auto path = socket_path_in(address))
        return !path->empty() && path->native().size() <= max_socket_path_bytes;
    boost::system::error_code error;
    asio::ip::make_address(address, error);
    return !error;
}

SocketAddress socket_address(const std::string& address, std::uint16_t port) {
    if (const auto path = socket_path_in(address)) return asio::local::stream_protocol::endpoint(path->native());
    return tcp::endpoint(asio::ip::make_address(address), port);
}

SocketAddress reachable_address(const std::string& address, std::uint16_t port) {
    if (socket_path_in(address)) return socket_address(address, port);
    return tcp::endpoint(loopback_for(asio::ip::make_address(address)), port);
}

std::string host_in(const SocketAddress& address) {
    if (is_ip(address)) return ip_part(address).address().to_string();
    return address.data()->sa_family == AF_UNIX ? std::string(unix_peer) : std::string();
}

std::uint16_t port_in(const SocketAddress& address) {
    return is_ip(address) ? ip_part(address).port() : std::uint16_t{0};
}

}  // namespace crisscross::server
