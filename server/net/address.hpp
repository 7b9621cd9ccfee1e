#pragma once

#include <string>
#include <string_view>

namespace crisscross::server {

/// Who is at the other end, for limits: the peer itself or, behind a proxy that one trusts, the last address in its
/// X-Forwarded-For, which is the one that the proxy saw.
std::string client_address(std::string_view peer, std::string_view forwarded_for, bool trust_proxy);

}  // namespace crisscross::server
