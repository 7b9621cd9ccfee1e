#pragma once

#include <optional>

#include "server/runtime/start_fault.hpp"

namespace crisscross::server {

/// The first descriptor that a service manager passes on (sd_listen_fds(3)).
inline constexpr int first_inherited = 3;

/// The socket on which the service manager listens for this server: LISTEN_FDS and LISTEN_PID, as systemd sets them.
/// Nothing if it passes none to this process. A fault if it passes more than one, or something on which a server
/// cannot accept connections. Removes the variables, so that no child takes them for its own.
engine::Result<std::optional<int>, StartFault> inherited_socket(int first = first_inherited);

}  // namespace crisscross::server
