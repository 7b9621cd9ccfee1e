#include "protocol/json/basic.hpp"

#include <algorithm>

#include "engine/text/ascii.hpp"
#include "protocol/hex.hpp"

namespace crisscross::protocol::json {
namespace {

bool is_id_character(char c) {
    return engine::is_letter(c) || engine::is_digit(c) || c == '_' || c == '-';
}

/// Whether a text stands in JSON as it is. Keys, tiles and most words do.
bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

}  // namespace

bool is_request_id(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), is_id_character);
}

void read(const Place& place, bool& value) {
    if (place.value().is_boolean())
        value = place.value().get<bool>();
    else
        place.fault("This must be true or false.", {reason::wrong_type});
}

void read(const Place& place, int& value, Range range) {
    value = static_cast<int>(place.integer(range.min, range.max));
}

void read(const Place& place, std::uint32_t& value, Range range) {
    value = static_cast<std::uint32_t>(place.integer(range.min, range.max));
}

void read(const Place& place, std::int64_t& value, Range range) {
    value = place.integer(range.min, range.max);
}

void read(const Place& place, std::size_t& value, Range range) {
    value = static_cast<std::size_t>(place.integer(range.min, range.max));
}

void read(const Place& place, std::string& value, Length length) {
    value = place.text(length.max);
}

void read(const Place& place, std::string& value, NonEmptyText) {
    value = place.text(short_text.max);
    if (value.find_first_not_of(" \t\r\n") == std::string::npos)
        place.fault("This must not be empty.", {reason::empty});
}

void read(const Place& place, std::string& value, RequestIdText) {
    value = place.text(short_text.max);
    if (!is_request_id(value))
        place.fault("This must be 1 to 64 characters of A-Z a-z 0-9 _ -.", {reason::malformed});
}

void read(const Place& place, std::string& value, HexText) {
    value = place.text(short_text.max);
    if (!from_hex(value)) place.fault("This must be 64 hexadecimal digits.", {reason::malformed});
}

void read(const Place& place, std::array<std::uint8_t, 32>& value) {
    std::string text;
    read(place, text, hex_digits);
    if (const auto bytes = from_hex(text)) value = *bytes;
}

void read(const Place& place, engine::Cell& value) {
    const auto pair = place.items(2);
    if (pair.size() != 2) return place.fault("This must be [row, column].", {reason::malformed});
    read(pair[0], value.row);
    read(pair[1], value.column);
}

void read(const Place& place, Json& value) {
    value.text = place.value().dump();
}

void write(Writer& out, std::string_view value) {
    if (is_plain(value))
        out.quoted(value);
    else
        out.raw(Value(std::string(value)).dump(-1, ' ', false, Value::error_handler_t::replace));
}

void write(Writer& out, const std::array<std::uint8_t, 32>& value) {
    write(out, to_hex(value));
}

void write(Writer& out, const engine::Cell& value) {
    out.open('[');
    write(out, value.row);
    write(out, value.column);
    out.close(']');
}

void write(Writer& out, const Json& value) {
    out.raw(value.text);
}

}  // namespace crisscross::protocol::json
