#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace crisscross::server {

/// Keeps what goes wrong over and over, as often as somebody runs into it, from filling the log. Any thread.
class OnceAMinute {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Lines in a minute, whatever they are about.
    static constexpr std::size_t max_lines = 100;

    /// Whether a line about this may be logged now: there was none within a minute.
    bool allows(const std::string& about, Time now = std::chrono::steady_clock::now());

private:
    std::mutex mutex_;
    std::map<std::string, Time> logged_;  // within the last minute
};

/// An error, and why a request ran into it: logged once a minute for each reason.
void log_once_a_minute(std::string_view event, const std::string& why);

}  // namespace crisscross::server
