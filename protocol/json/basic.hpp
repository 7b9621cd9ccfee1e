#pragma once

#include <array>
#include <concepts>
#include <string>
#include <vector>

#include "engine/game/event.hpp"
#include "protocol/json/names.hpp"
#include "protocol/json/place.hpp"
#include "protocol/json/writer.hpp"
#include "protocol/max_safe_integer.hpp"
#include "protocol/messages/messages.hpp"

/// How plain values look in JSON: one `read` and one `write` for each type. A third argument narrows what is
/// accepted.
namespace crisscross::protocol::json {

struct Range {
    std::int64_t min = 0;
    std::int64_t max = 0;
};
/// Characters of a text, or entries of a list.
struct Length {
    std::size_t max = 0;
};
/// A short text that is not only spaces.
struct NonEmptyText {};
struct RequestIdText {};
struct HexText {};

inline constexpr Range any_number{-1'000'000, 1'000'000};
inline constexpr Range points{-2'147'483'647,
                              2'147'483'647};  // of stored events: everything that may have been written
inline constexpr Range safe_integers{-max_safe_integer, max_safe_integer};
inline constexpr Range counters{0, 4'294'967'295};
inline constexpr Length short_text{256};
inline constexpr Length short_list{64};
inline constexpr Length any_length{1'000'000};
inline constexpr NonEmptyText non_empty_text{};
inline constexpr RequestIdText request_id{};
inline constexpr Length long_text{4096};
inline constexpr HexText hex_digits{};

bool is_request_id(std::string_view text);

void read(const Place& place, bool& value);
void read(const Place& place, int& value, Range range = any_number);
void read(const Place& place, std::uint32_t& value, Range range = counters);
void read(const Place& place, std::int64_t& value, Range range = safe_integers);
void read(const Place& place, std::size_t& value, Range range = counters);
void read(const Place& place, std::string& value, Length length = short_text);
void read(const Place& place, std::string& value, NonEmptyText);
void read(const Place& place, std::string& value, RequestIdText);
/// 64 hexadecimal digits.
void read(const Place& place, std::string& value, HexText);
void read(const Place& place, std::array<std::uint8_t, 32>& value);
void read(const Place& place, engine::Cell& value);
void read(const Place& place, Json& value);

void write(Writer& out, std::string_view value);
inline void write(Writer& out, const std::string& value) {
    write(out, std::string_view(value));
}
void write(Writer& out, const std::array<std::uint8_t, 32>& value);
void write(Writer& out, const engine::Cell& value);
void write(Writer& out, const Json& value);
template <std::integral Number>
void write(Writer& out, Number value) {
    if constexpr (std::is_same_v<Number, bool>)
        out.raw(value ? "true" : "false");
    else
        out.raw(std::to_string(value));
}

/// Tiles that everybody sees, written as a rack: `{"count": 2, "tiles": ["A", "?"], "open": true}`.
struct OpenRack {};
/// Tiles of which everybody gets only the number: `{"count": 2}`.
struct TileNumber {};
inline constexpr OpenRack open_rack{};
inline constexpr TileNumber tile_number{};

// Tiles by their spelling in the rules of the reading or writing.
void read(const Place& place, engine::Tile& value);
void read(const Place& place, engine::TileCounts& value);
void read(const Place& place, engine::Edits& value);
void read(const Place& place, engine::TileCounts& value, OpenRack);
void read(const Place& place, std::vector<engine::TileCounts>& value, OpenRack);
void read(const Place& place, int& value, TileNumber);
void write(Writer& out, const engine::Tile& value);
void write(Writer& out, const engine::TileCounts& value, OpenRack);
void write(Writer& out, const std::vector<engine::TileCounts>& value, OpenRack);
void write(Writer& out, int value, TileNumber);
void write(Writer& out, const engine::TileCounts& value);
void write(Writer& out, const engine::Edits& value);

template <Named Enum>
void read(const Place& place, Enum& value) {
    if (const auto found = find_name<Enum>(place.text(short_text.max)))
        value = *found;
    else
        place.fault("This is not one of the allowed values.", {reason::not_a_choice});
}
template <Named Enum>
void write(Writer& out, const Enum& value) {
    write(out, name_of(value));
}

template <class Value>
void read(const Place& place, std::vector<Value>& values, Length length = short_list) {
    values.clear();
    for (const Place& item : place.items(length.max)) {
        Value value{};
        read(item, value);
        values.push_back(std::move(value));
    }
}
template <class Value>
void write(Writer& out, const std::vector<Value>& values) {
    out.open('[');
    for (const auto& value : values) write(out, static_cast<const Value&>(value));
    out.close(']');
}

}  // namespace crisscross::protocol::json
