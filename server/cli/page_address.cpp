#include "server/cli/page_address.hpp"

#include "server/runtime/config.hpp"

namespace crisscross::server {

std::string local_address(const std::string& bind, std::uint16_t port) {
    const std::string host = bind == "0.0.0.0" ? "127.0.0.1" : bind == "::" ? "::1" : bind;
    const bool bracketed = host.find(':') != std::string::npos;
    return "http://" + (bracketed ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

std::optional<std::string> link_address(const Config& config) {
    if (config.public_origin) return config.public_origin;
    if (config.port == 0) return std::nullopt;
    return local_address(config.bind, config.port);
}

}  // namespace crisscross::server
