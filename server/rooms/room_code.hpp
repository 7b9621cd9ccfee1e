#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/runtime/entropy.hpp"

namespace crisscross::server {

/// The code of a room, for sharing: 8 characters that are not easily mistaken for each other.
std::string new_room_code(Entropy& entropy);

/// The proper form of a code as somebody typed it (small letters, blanks, hyphens); nothing if it cannot be a code.
std::optional<std::string> read_room_code(std::string_view typed);

}  // namespace crisscross::server
