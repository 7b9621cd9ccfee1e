#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace crisscross::server {

/// A fact in a log line. Never a rack, a token, a name or a chat message.
struct Field {
    std::string_view key;
    std::string value;
    bool is_number = false;

    Field(std::string_view field, std::string_view text) : key(field), value(text) {}
    Field(std::string_view field, std::integral auto number)
        : key(field), value(std::to_string(number)), is_number(true) {}
};

enum class LogFormat : std::uint8_t {
    text,  ///< `<time> <level> <event> key=value ...`
    json,  ///< an object in a line: `time`, `level`, `message`, and the fields by their keys
};

/// A line without its time and level: in text all that follows them, in JSON the members that follow them. Whatever a
/// value holds, it can neither end the line, nor pass for another field, nor steer a terminal: all but printable
/// ASCII becomes `\xNN`. Values are cut after `max_value_bytes`, so that a line stays whole.
std::string log_line(LogFormat format, std::string_view event, std::span<const Field> fields);

inline constexpr std::size_t max_value_bytes = 512;

}  // namespace crisscross::server
