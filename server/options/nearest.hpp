#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// How many characters must be added, left out or replaced to make `b` of `a` (Levenshtein).
std::size_t distance(std::string_view a, std::string_view b);

/// The key that was probably meant by a misspelt one. Nothing if none resembles it.
template <class Map>
std::optional<std::string> nearest(std::string_view misspelt, const Map& by_key) {
    constexpr std::size_t max_slips = 3;
    const auto slips = [misspelt](const auto& entry) { return distance(misspelt, entry.first); };
    const auto best = std::ranges::min_element(by_key, {}, slips);
    if (best == by_key.end() || slips(*best) > max_slips) return std::nullopt;
    return best->first;
}

/// "; is it CRISSCROSS_PORT?", or nothing.
std::string perhaps(const std::optional<std::string>& name);

}  // namespace crisscross::server
