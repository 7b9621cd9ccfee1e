#include "server/start/max_connections.hpp"

#include <sys/resource.h>

#include <algorithm>

#include "server/options/config.hpp"

namespace crisscross::server {

namespace {

/// Without a number from the host; no machine serves more well.
constexpr std::size_t default_max = 20'000;
/// For the database, the word lists, the page, the metrics and connections that are about to be closed.
constexpr std::size_t kept_descriptors = 96 + 2 * max_scrapers;

}  // namespace

std::size_t raise_descriptor_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    const rlim_t before = limit.rlim_cur;
    limit.rlim_cur = limit.rlim_max;
    // Some systems allow fewer than they say.
    return static_cast<std::size_t>(setrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_max : before);
}

OpenConnections::Capacity max_connections(const Config& config, std::size_t descriptors) {
    const std::size_t allowed = std::clamp(descriptors, 2 * kept_descriptors, default_max) - kept_descriptors;
    const std::size_t total = config.connections > 0 ? config.connections : allowed;
    // No network alone may take all places.
    return {.total = total,
            .per_network = std::min(config.connections_per_network, std::max<std::size_t>(1, total / 2))};
}

std::optional<StartFault> check_connections(const Config& config, std::size_t descriptors) {
    const std::size_t needed = config.connections + kept_descriptors;
    if (config.connections == 0 || needed <= descriptors) return std::nullopt;
    return StartFault{"--connections " + std::to_string(config.connections) + " needs " + std::to_string(needed) +
                      " file descriptors, but the limit is " + std::to_string(descriptors) + " (ulimit -Hn)"};
}

}  // namespace crisscross::server
