#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// A name as it is shown: trimmed, with single blanks inside. Nothing if it does not have 1 to 24 visible characters,
/// is not UTF-8, or has characters that steer or hide text (controls, direction marks, piled-up accents).
std::optional<std::string> read_name(std::string_view typed);

/// Two names with the same key are too similar for one room.
std::string name_key(std::string_view name);

}  // namespace crisscross::server
