#pragma once

#include <string>
#include <string_view>

namespace crisscross::protocol::json {

/// One step of a JSON pointer (RFC 6901): `/` and the name, escaped.
inline std::string pointer_step(std::string_view name) {
    std::string step = "/";
    for (const char c : name) step += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return step;
}

}  // namespace crisscross::protocol::json
