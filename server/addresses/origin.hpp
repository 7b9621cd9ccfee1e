#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// Whether the Host header names this machine in a way that nobody else's name server can redirect to it: an IP
/// address, localhost, or the machine's own name. So a page of a stranger cannot pass for this server's page by
/// letting its own name lead here (DNS rebinding).
bool is_own_host(std::string_view host, std::string_view machine_name);

/// Whether the Host header has the name in the public origin, with any port or none, as proxies pass it on.
bool is_public_host(std::string_view host, std::string_view public_origin);

/// The name of this machine.
std::string machine_name();

/// Whether a page may open a socket here. A page of another site must not take advantage of a visitor's network.
/// With a public origin only its pages may; otherwise those of the host that the request names. Programs other than
/// browsers send no Origin.
bool origin_allowed(const std::optional<std::string>& origin, std::string_view host,
                    const std::optional<std::string>& public_origin);

}  // namespace crisscross::server
