#pragma once

#include <algorithm>
#include <string_view>

namespace crisscross::protocol {

/// Without these characters at either end.
inline std::string_view trimmed(std::string_view text, std::string_view blanks = " \t") {
    const auto first = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

}  // namespace crisscross::protocol
