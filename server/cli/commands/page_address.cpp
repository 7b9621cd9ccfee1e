#include "server/cli/commands/page_address.hpp"

#include "server/addresses/socket_address.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace {

/// Such as `127.0.0.1:8080`.
std::string local_host_and_port(const std::string& bind, std::uint16_t port) {
    const std::string host = host_in(reachable_address(bind, port));
    const bool bracketed = host.find(':') != std::string::npos;
    return (bracketed ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

bool is_all_addresses(const std::string& bind) {
    return host_in(reachable_address(bind, 0)) != host_in(socket_address(bind, 0));
}

}  // namespace

std::optional<std::string> link_address(const Config& config, std::uint16_t port) {
    if (config.public_origin) return *config.public_origin + config.base_path;
    if (config.inherited_socket || socket_path_in(config.bind) || port == 0) return std::nullopt;
    return "http://" + local_host_and_port(config.bind, port);
}

std::string hint_for_others(const Config& config, std::uint16_t port) {
    if (config.public_origin || !link_address(config, port) || !is_all_addresses(config.bind)) return {};
    return "For other machines, replace " + local_host_and_port(config.bind, port) +
           " with the address and port of this one.\n";
}

}  // namespace crisscross::server
