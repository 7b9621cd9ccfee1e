#pragma once

#include <string>
#include <string_view>

namespace crisscross::server {

/// The address of a client: the peer itself or, behind a trusted proxy, the last address in its X-Forwarded-For,
/// which is the one that the proxy saw.
std::string client_address(std::string_view peer, std::string_view forwarded_for, bool trust_proxy);

/// What limits by address count as one: an IPv4 address, or an IPv6 network of 64 bits, which is what one household
/// or one machine usually has. Anything else counts as it is, up to 64 characters.
std::string network_of(std::string_view address);

}  // namespace crisscross::server
