#pragma once

#include <string_view>

namespace crisscross::server {

/// A pass-phrase has this many characters. There are no rules about which.
inline constexpr std::size_t min_pass_phrase_characters = 8;
inline constexpr std::size_t max_pass_phrase_characters = 256;

/// Whether it has as many characters as a pass-phrase has.
bool is_pass_phrase(std::string_view text);

}  // namespace crisscross::server
