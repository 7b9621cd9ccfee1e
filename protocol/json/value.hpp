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

inline constexpr std::size_t most_depth = 32;
/// Of one object. Each is compared with those before it, so many would take a long time.
inline constexpr std::size_t most_fields = 256;
/// For texts that are short.
inline constexpr std::size_t any_number_of_values = std::numeric_limits<std::size_t>::max();

/// JSON text to a value. `NOT_JSON` for a text that is not JSON; `BAD_MESSAGE` for text that is unsafe to read: a
/// field twice in one object, more than `most_fields` there, nesting deeper than `most_depth`, half a surrogate pair,
/// a number out of range, or more values than `most_values`, each of which takes up to 150 bytes of memory.
Decoded<Value> parse(std::string_view text, std::size_t most_values = any_number_of_values);

/// One step of a JSON pointer (RFC 6901): `/` and the name, escaped. A name that is much longer than any in use is
/// cut short.
std::string pointer_step(std::string_view name);

}  // namespace crisscross::protocol::json
