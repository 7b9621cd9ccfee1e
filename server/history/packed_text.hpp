#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// Texts that take less room: four bytes with the length of the text, the lowest first, and its raw DEFLATE (RFC
/// 1951).
std::string packed(std::string_view text);

/// Nothing unless it was packed whole, and is at most `longest` bytes.
std::optional<std::string> unpacked(std::string_view bytes, std::size_t longest = std::size_t{8} << 20);

}  // namespace crisscross::server
