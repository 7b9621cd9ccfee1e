#pragma once

#include <string>
#include <string_view>

namespace crisscross::server {

/// Sixteen bytes that stand for a text of any length (BLAKE2b), as the key of a limit.
std::string short_key_of(std::string_view text);

}  // namespace crisscross::server
