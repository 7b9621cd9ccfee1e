#include "server/log/log.hpp"

#include <spdlog/spdlog.h>
#include <unistd.h>

#include <atomic>

#include "server/log/log_sink.hpp"

namespace crisscross::server::log {

namespace {

std::atomic<LogFormat> used_format = LogFormat::text;
std::atomic<std::uint64_t> counted_errors = 0;

std::string lost_line(std::size_t count) {
    const Field field("count", count);
    return log_line(used_format, "log lines lost", {&field, 1});
}

// In UTC, with milliseconds (RFC 3339).
const char* pattern(LogFormat format) {
    return format == LogFormat::json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})"
                                     : "%Y-%m-%dT%H:%M:%S.%eZ %l %v";
}

spdlog::logger& logger() {
    static const auto instance = [] {
        auto made =
            std::make_shared<spdlog::logger>("crisscross", std::make_shared<LogSink>(STDERR_FILENO, lost_line));
        made->set_pattern(pattern(LogFormat::text), spdlog::pattern_time_type::utc);
        return made;
    }();
    return *instance;
}

void write(spdlog::level::level_enum level, std::string_view event, std::span<const Field> fields) {
    if (level == spdlog::level::err) ++counted_errors;
    if (!logger().should_log(level)) return;
    logger().log(level, "{}", log_line(used_format, event, fields));
}

}  // namespace

void set_level(std::string_view level) {
    logger().set_level(spdlog::level::from_str(std::string(level)));
}

void set_format(LogFormat format) {
    used_format = format;
    logger().set_pattern(pattern(format), spdlog::pattern_time_type::utc);
}

LogFormat format() {
    return used_format;
}

std::uint64_t errors() {
    return counted_errors;
}

bool has_space() {
    return server::has_space(STDERR_FILENO);
}

void debug(std::string_view event, std::initializer_list<Field> fields) {
    write(spdlog::level::debug, event, {fields.begin(), fields.size()});
}
void info(std::string_view event, std::initializer_list<Field> fields) {
    write(spdlog::level::info, event, {fields.begin(), fields.size()});
}
void warning(std::string_view event, std::initializer_list<Field> fields) {
    write(spdlog::level::warn, event, {fields.begin(), fields.size()});
}
void error(std::string_view event, std::initializer_list<Field> fields) {
    write(spdlog::level::err, event, {fields.begin(), fields.size()});
}

void info(std::string_view event, std::span<const Field> fields) {
    write(spdlog::level::info, event, fields);
}
void error(std::string_view event, std::span<const Field> fields) {
    write(spdlog::level::err, event, fields);
}

}  // namespace crisscross::server::log
