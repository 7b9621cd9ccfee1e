#include "server/limits/reached_limits.hpp"

#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"

namespace crisscross::server {

namespace {

constexpr Rate once_a_minute{.burst = 1, .per_second = 1 / 60.0};
constexpr Rate ten_a_minute{.burst = 10, .per_second = 10 / 60.0};

}  // namespace

ReachedLimits::ReachedLimits(Metrics& metrics)
    : metrics_(metrics), log_lines_(once_a_minute), all_log_lines_(ten_a_minute) {}

void ReachedLimits::add(Limit limit, const std::string& network, Moment now) {
    metrics_.limit_reached(limit);
    const std::string key = std::string(engine::name_of(limit)) + ' ' + network;
    if (log_lines_.take(key, now) && all_log_lines_.take(now))
        log::warning("limit reached", {{"limit", engine::name_of(limit)}, {"network", network}});
}

}  // namespace crisscross::server
