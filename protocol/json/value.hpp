#pragma once

// Internal to protocol/: only its .cpp files include this folder, so that JSON is named nowhere else.

#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "protocol/fault.hpp"

namespace crisscross::protocol::json {

/// Keeps the order of the fields, so that a part of a text can be passed on unchanged.
using Value = nlohmann::ordered_json;

inline constexpr std::size_t max_depth = 32;
/// Of one object. Each is compared with those before it, and many would take a long time.
inline constexpr std::size_t max_fields = 256;
/// For texts that are short.
inline constexpr std::size_t unlimited_values = std::numeric_limits<std::size_t>::max();

/// JSON text to a value. `NOT_JSON` for a text that is not JSON; `BAD_MESSAGE` for text that is unsafe to read: a
/// field twice in one object, more than `max_fields` there, nesting deeper than `max_depth`, half a surrogate pair,
/// a number out of range, or more values than `max_values`, each of which takes up to 150 bytes of memory.
Decoded<Value> parse(std::string_view text, std::size_t max_values = unlimited_values);

/// One step of a JSON pointer (RFC 6901): `/` and the name, escaped. A name that is much longer than any in use is
/// cut short.
std::string pointer_step(std::string_view name);

}  // namespace crisscross::protocol::json
