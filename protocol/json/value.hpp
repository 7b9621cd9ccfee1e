#pragma once

// Internal to protocol/: only its .cpp files include this folder, so that JSON is named nowhere else.

#include <nlohmann/json.hpp>
#include <string_view>

#include "protocol/fault.hpp"

namespace crisscross::protocol::json {

/// Keeps the order of the fields, so that a part of a text can be passed on unchanged.
using Value = nlohmann::ordered_json;

inline constexpr std::size_t most_depth = 32;

/// JSON text to a value. `NOT_JSON` for a text that is not JSON; `BAD_MESSAGE` for text that is unsafe to read: a
/// field twice in one object, nesting deeper than `most_depth`, half a surrogate pair, a number out of range.
Decoded<Value> parse(std::string_view text);

/// One step of a JSON pointer (RFC 6901): `/` and the name, escaped.
inline std::string pointer_step(std::string_view name) {
    std::string step = "/";
    for (const char c : name) step += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return step;
}

}  // namespace crisscross::protocol::json
