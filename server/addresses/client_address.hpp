#pragma once

#include <string>
#include <string_view>

#include "server/addresses/trusted_proxies.hpp"

namespace crisscross::server {

/// The address of a client. A peer that is not a trusted proxy is the client itself. Otherwise the client is the last
/// address in X-Forwarded-For (all its lines, joined by commas) that does not belong to a trusted proxy, or the first
/// one if all of them do; only the last 16 are read. If an address on the way is not an address, or if there is none,
/// it is the peer. A port after an address is left out, and so are the brackets around an IPv6 address.
std::string client_address(std::string_view peer, std::string_view forwarded_for, const TrustedProxies& proxies);

/// What limits by address count as one: an IPv4 address, or an IPv6 network of 64 bits, which is what one household
/// or one machine usually has. Anything else counts as it is, up to 64 characters.
std::string network_of(std::string_view address);

}  // namespace crisscross::server
