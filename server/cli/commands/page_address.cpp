#include "server/cli/commands/page_address.hpp"

#include "server/addresses/socket_address.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace {

std::string local_address(const std::string& bind, std::uint16_t port) {
    const std::string host = host_in(reachable_address(bind, port));
    const bool bracketed = host.find(':') != std::string::npos;
    return "http://" + (bracketed ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

}  // namespace

std::optional<std::string> link_address(const Config& config, std::uint16_t port) {
    if (config.public_origin) return *config.public_origin + config.base_path;
    if (config.inherited_socket || socket_path_in(config.bind) || port == 0) return std::nullopt;
    return local_address(config.bind, port);
}

}  // namespace crisscross::server
