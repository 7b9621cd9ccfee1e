#pragma once

#include <algorithm>
#include <string_view>

namespace crisscross::server {

/// Without the spaces and tabs around it.
inline std::string_view trimmed(std::string_view text) {
    const auto first = std::min(text.find_first_not_of(" \t"), text.size());
    return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

}  // namespace crisscross::server
