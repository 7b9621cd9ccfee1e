#include "server/log/log_line.hpp"

#include <algorithm>

#include "engine/text/ascii.hpp"

namespace crisscross::server {

namespace {

bool is_printable(char character) {
    return character >= ' ' && character < 0x7F;
}

std::string escaped(char character, LogFormat format) {
    if (character == '"' || character == '\\') return {'\\', character};
    if (is_printable(character)) return {character};
    const std::string_view escape = format == LogFormat::json ? "\\\\x" : "\\x";
    return std::string(escape) + engine::in_hex(character);  // JSON has no \x, so its readers get the backslash
}

std::string quoted(std::string_view value, LogFormat format) {
    std::string text = "\"";
    for (const char character : value) {
        text += escaped(character, format);
        if (text.size() > max_value_bytes) return text + "...\"";
    }
    return text + '"';
}

bool is_one_word(std::string_view value) {
    const auto plain = [](char character) {
        return is_printable(character) && std::string_view(" \"\\=").find(character) == std::string_view::npos;
    };
    return !value.empty() && value.size() <= max_value_bytes && std::ranges::all_of(value, plain);
}

std::string text_line(std::string_view event, std::span<const Field> fields) {
    std::string line(event);
    for (const Field& field : fields) {
        const bool is_bare = is_one_word(field.value);
        line += ' ' + std::string(field.key) + '=' + (is_bare ? field.value : quoted(field.value, LogFormat::text));
    }
    return line;
}

std::string json_line(std::string_view event, std::span<const Field> fields) {
    std::string line = "\"message\":" + quoted(event, LogFormat::json);
    for (const Field& field : fields) {
        line += ",\"" + std::string(field.key) + "\":";
        line += field.is_number ? field.value : quoted(field.value, LogFormat::json);
    }
    return line;
}

}  // namespace

std::string log_line(LogFormat format, std::string_view event, std::span<const Field> fields) {
    return format == LogFormat::json ? json_line(event, fields) : text_line(event, fields);
}

}  // namespace crisscross::server
