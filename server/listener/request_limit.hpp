#pragma once

#include <optional>
#include <string>

#include "server/http/http_answer.hpp"
#include "server/limits/counted_limit.hpp"

namespace crisscross::server {

struct Services;

/// How often a network may open a TCP connection: seven times as often as a WebSocket, because a browser opens up to
/// six for the files of the page.
constexpr Rate tcp_connection_rate(Rate websockets) {
    return {.burst = 7 * websockets.burst, .per_second = 7 * websockets.per_second};
}

/// Counts a new connection from this peer for the limit of its network, which is returned: empty, and not counted, if
/// the peer is a proxy that the server trusts, which names the network with each request. Nothing if there were too
/// many.
std::optional<std::string> admit_connection(const std::string& peer, NetworkLimit& tcp_connections,
                                            const Services& services);

/// Counts one HTTP request for a limit of its network, by what it asks for and before anything else is done with it,
/// so that one that is refused counts like one that is answered. `is_for_page`: it is for this server and below its
/// path. What pages of other sites send counts as the request for a file, so that they use up nothing else of their
/// visitor. The answer if there were too many.
std::optional<HttpAnswer> over_limit(const HttpQuestion& question, bool is_for_page, const std::string& network,
                                     Services& services);

/// The same for a request for a WebSocket that the client may have.
std::optional<HttpAnswer> over_connection_limit(const std::string& network, Services& services);

}  // namespace crisscross::server
