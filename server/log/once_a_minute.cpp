#include "server/log/once_a_minute.hpp"

#include "server/log/log.hpp"

namespace crisscross::server {

namespace {

constexpr auto silence = std::chrono::minutes(1);

}  // namespace

bool OnceAMinute::allows(const std::string& about, Time now) {
    const std::lock_guard lock(mutex_);
    std::erase_if(logged_, [now](const auto& line) { return now - line.second >= silence; });
    return logged_.size() < max_lines && logged_.emplace(about, now).second;
}

void log_once_a_minute(std::string_view event, const std::string& why) {
    static OnceAMinute lines;
    if (lines.allows(std::string(event) + ' ' + why)) log::error(event, {{"why", why}});
}

}  // namespace crisscross::server
