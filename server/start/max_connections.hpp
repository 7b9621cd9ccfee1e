#pragma once

#include <cstddef>
#include <optional>

#include "server/limits/places/open_connections.hpp"
#include "server/runtime/start_fault.hpp"

namespace crisscross::server {

struct Config;

/// Connections at once to the metrics, apart from those of players: when the server is full, its host wants to see
/// it.
inline constexpr std::size_t max_scrapers = 8;

/// Raises the number of file descriptors that the program may open to what the system allows (RLIMIT_NOFILE), and
/// returns it.
std::size_t raise_descriptor_limit();

/// How many connections a server may have with this many descriptors, in all and of a network: as many as the host
/// has set, or as the descriptors allow.
OpenConnections::Capacity max_connections(const Config& config, std::size_t descriptors);

/// Why the host has set more connections than there are descriptors for; nothing otherwise.
std::optional<StartFault> check_connections(const Config& config, std::size_t descriptors);

}  // namespace crisscross::server
