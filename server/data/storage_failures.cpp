#include "server/data/storage_failures.hpp"

#include <chrono>
#include <map>
#include <mutex>

#include "server/log/log.hpp"

namespace crisscross::server {

namespace {

using Time = std::chrono::steady_clock;

constexpr Time::duration silence = std::chrono::minutes(1);

/// The reasons of the last minute, and when each was logged.
struct Reasons {
    std::mutex mutex{};
    std::map<std::string, Time::time_point> logged{};

    bool add(const std::string& why) {
        const std::lock_guard lock(mutex);
        const Time::time_point now = Time::now();
        std::erase_if(logged, [now](const auto& reason) { return now - reason.second >= silence; });
        return logged.emplace(why, now).second;
    }
};

}  // namespace

void log_storage_failure(const std::string& why) {
    static Reasons reasons;
    if (reasons.add(why)) log::error("storage failed", {{"why", why}});
}

}  // namespace crisscross::server
