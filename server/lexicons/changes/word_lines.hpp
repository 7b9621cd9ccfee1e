#pragma once

#include <string>
#include <string_view>

/// Changes of a text with one word on each line, which leave everything else as it is, byte for byte.
namespace crisscross::server {

/// The number of the first line with this word, in capitals or small letters; 0 if there is none.
int line_of(std::string_view text, std::string_view word);

/// The text with the word on a line of its own at the end. The line ends as the others do.
std::string with_word(std::string text, std::string_view word);

/// The text without the lines that have this word.
std::string without_word(std::string_view text, std::string_view word);

}  // namespace crisscross::server
