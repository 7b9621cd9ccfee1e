#include "server/http/health.hpp"

#include "server/data/awaitable_store.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/places/open_connections.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace {

// The word lists are loaded before the server listens, so they are not asked about.
std::string_view why_not_ready(const Services& services) {
    if (services.sessions.restarting()) return "stopping";
    if (!services.store.healthy()) return "storage failed";
    if (services.connections.is_nearly_full()) return "full";
    if (services.disk_reserve.is_reached(services.clock.now())) return "disk nearly full";
    return "";
}

}  // namespace

Health health_of(const Services& services) {
    return {services.version, services.store.healthy(), why_not_ready(services)};
}

}  // namespace crisscross::server
