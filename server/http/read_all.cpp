#include "server/http/read_all.hpp"

#include "server/analysis/analysis_pool.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/http/health.hpp"
#include "server/limits/places/open_connections.hpp"
#include "server/log/log.hpp"
#include "server/notices/delivery/post_office.hpp"
#include "server/options/config.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock_watch.hpp"

namespace crisscross::server {

namespace {

std::vector<std::pair<std::string_view, std::size_t>> waiting_jobs(const AnalysisPool& pool) {
    std::vector<std::pair<std::string_view, std::size_t>> jobs;
    const auto by_class = pool.waiting();
    for (const auto& [job_class, name] : engine::Names<JobClass>::all)
        jobs.emplace_back(name, by_class[static_cast<std::size_t>(job_class)]);
    return jobs;
}

}  // namespace

Readings read_all(Services& services) {
    const Health health = health_of(services);
    return {.connections = services.connections.size(),
            .sessions = services.sessions.size(),
            .rooms_open = services.lobby.tasks().size(),
            .room_inboxes = services.lobby.waiting(),
            .store_queue = services.store.unanswered(),
            .deliveries_waiting = services.post_office ? services.post_office->courier().waiting() : 0,
            .logged_errors = log::errors(),
            .clock_ahead = static_cast<double>(ahead_of_wall(services.clock)) / span::second,
            .store_healthy = health.storage,
            .ready = health.why_not_ready.empty(),
            .analysis_queue = waiting_jobs(services.analysis_pool),
            .process = process_use(),
            .disk = disk_use(services.config.data)};
}

}  // namespace crisscross::server
