#pragma once

#include <string_view>

#include "protocol/languages/language.hpp"

namespace crisscross::protocol {

/// The language that the value of an Accept-Language header wants most (RFC 9110, section 12.5.4); of several that it
/// wants as much, the first. What cannot be read counts as missing, and so does what comes after the first thousand
/// characters. English if it wants none of the languages.
Language accepted_language(std::string_view header);

}  // namespace crisscross::protocol
