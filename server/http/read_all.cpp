#include "server/http/read_all.hpp"

#include "server/analysis/analysis_pool.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/http/health.hpp"
#include "server/limits/open_connections.hpp"
#include "server/options/config.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/sessions.hpp"

namespace crisscross::server {

Readings read_all(Services& services) {
    const Health health = health_of(services);
    return {.connections = services.connections.size(),
            .sessions = services.sessions.size(),
            .rooms_open = services.lobby.tasks().size(),
            .room_inboxes = services.lobby.waiting(),
            .store_queue = services.store.waiting(),
            .store_healthy = health.storage,
            .ready = health.why_not_ready.empty(),
            .analysis_queue = services.analysis_pool.waiting(),
            .process = process_use(),
            .disk = disk_use(services.config.data)};
}

}  // namespace crisscross::server
