#pragma once

#include <optional>
#include <string>

#include "server/http/http_answer.hpp"

namespace crisscross::server {

struct Services;

/// Counts one HTTP request for a limit of its network, by what it asks for and before anything else is done with it,
/// so that one that is refused counts like one that is answered. `is_for_page`: it is for this server and below its
/// path. What pages of other sites send counts as the request for a file, so that they use up nothing else of their
/// visitor. The answer if there were too many.
std::optional<HttpAnswer> over_limit(const HttpQuestion& question, bool is_for_page, const std::string& network,
                                     Services& services);

/// The same for a request for a WebSocket that the client may have.
std::optional<HttpAnswer> over_connection_limit(const std::string& network, Services& services);

}  // namespace crisscross::server
