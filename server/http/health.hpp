#pragma once

#include <string>
#include <string_view>

namespace crisscross::server {

struct Services;

/// What /healthz and /readyz answer.
struct Health {
    std::string version{};
    bool storage = true;               ///< data can be written
    std::string_view why_not_ready{};  ///< why the server takes no new work; empty if it does
};

/// Nothing here waits.
Health health_of(const Services& services);

}  // namespace crisscross::server
