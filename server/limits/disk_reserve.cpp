#include "server/limits/disk_reserve.hpp"

#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

/// A disk does not fill up in that time, as everything that is new has a limit.
constexpr Span look_every = 5 * span::second;

}  // namespace

bool has_space(const std::filesystem::path& folder, std::uintmax_t bytes, std::uintmax_t reserve) {
    std::error_code unknown;
    const std::uintmax_t free = std::filesystem::space(folder, unknown).available;
    return unknown || (free >= reserve && free - reserve >= bytes);
}

DiskReserve::DiskReserve(std::filesystem::path folder, std::uintmax_t bytes, Metrics& metrics)
    : folder_(std::move(folder)), bytes_(bytes), metrics_(metrics) {}

bool DiskReserve::is_reached(Moment now) {
    const std::lock_guard lock(mutex_);
    if (now >= look_again_) {
        look();
        look_again_ = now + look_every;
    }
    return reached_;
}

bool DiskReserve::refuses(Moment now) {
    const bool reached = is_reached(now);
    if (reached) metrics_.limit_reached(Limit::disk);
    return reached;
}

void DiskReserve::look() {
    std::error_code error;
    const std::uintmax_t free = std::filesystem::space(folder_, error).available;
    const bool before = reached_;
    reached_ = !error && free < bytes_;
    if (reached_ && !before) log::warning("disk nearly full, nothing new is taken", {{"free", free}});
    if (before && !reached_) log::info("disk has space again");
}

}  // namespace crisscross::server
