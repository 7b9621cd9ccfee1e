#include "server/runtime/log.hpp"

#include <spdlog/spdlog.h>
#include <unistd.h>

#include <algorithm>

#include "server/runtime/log_sink.hpp"

namespace crisscross::server::log {

namespace {

spdlog::logger& logger() {
    static const auto instance = [] {
        auto made = std::make_shared<spdlog::logger>("crisscross", std::make_shared<LogSink>(STDERR_FILENO));
        made->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %l %v", spdlog::pattern_time_type::utc);
        return made;
    }();
    return *instance;
}

// Text from outside must not break a line or look like another field.
std::string as_field(std::string_view value) {
    const auto plain = [](unsigned char c) { return c > ' ' && c != '"' && c != '\\' && c != '=' && c < 0x7F; };
    if (!value.empty() && std::ranges::all_of(value, plain)) return std::string(value);
    std::string text = "\"";
    for (const char character : value) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') text += '\\';
        text += byte < ' ' || byte == 0x7F ? '?' : character;
    }
    return text + '"';
}

void write(spdlog::level::level_enum level, std::string_view event, std::span<const Field> fields) {
    if (!logger().should_log(level)) return;
    std::string line(event);
    for (const Field& field : fields) line += ' ' + std::string(field.key) + '=' + as_field(field.value);
    logger().log(level, "{}", line);
}

}  // namespace

void set_level(std::string_view level) {
    logger().set_level(spdlog::level::from_str(std::string(level)));
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
