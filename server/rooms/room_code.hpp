#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/runtime/entropy.hpp"

namespace crisscross::server {

/// The name of a room that is told to friends: 8 characters that are not easily mistaken for each other.
std::string new_room_code(Entropy& entropy);

/// A code as somebody typed it (small letters, blanks, hyphens) in its proper form; nothing if it cannot be one.
std::optional<std::string> read_room_code(std::string_view typed);

}  // namespace crisscross::server
