#include "server/start/listening_address.hpp"

#include "server/addresses/socket_address.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

std::string listening_address(const Config& config) {
    return config.inherited_socket ? "the socket of the service manager" : config.bind;
}

std::string listening_address_and_port(const Config& config) {
    const bool has_port = !config.inherited_socket && !socket_path_in(config.bind);
    return has_port ? config.bind + " port " + std::to_string(config.port) : listening_address(config);
}

StartFault listening_fault(const std::string& what, const boost::system::error_code& reason) {
    const bool may_pass = reason == boost::system::errc::address_not_available;
    return {what + ": " + reason.message(), may_pass ? StartFault::Kind::passing : StartFault::Kind::mistake};
}

}  // namespace crisscross::server
