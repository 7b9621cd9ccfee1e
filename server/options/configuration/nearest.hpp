#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// How many characters must be added, left out or replaced to make `b` of `a` (Levenshtein).
std::size_t distance(std::string_view a, std::string_view b);

/// The key that was probably meant by a misspelt one. Nothing if none resembles it: at most half of the characters
/// may be wrong, of those behind the first `shared`, which all keys have.
template <class Map>
std::optional<std::string> nearest(std::string_view misspelt, const Map& by_key, std::size_t shared = 0) {
    const std::size_t max_slips = std::min<std::size_t>(3, (misspelt.size() - std::min(shared, misspelt.size())) / 2);
    const auto slips = [misspelt](const auto& entry) { return distance(misspelt, entry.first); };
    const auto best = std::ranges::min_element(by_key, {}, slips);
    if (best == by_key.end() || slips(*best) > max_slips) return std::nullopt;
    return best->first;
}

/// "; is it CRISSCROSS_PORT?", or nothing.
std::string perhaps(const std::optional<std::string>& name);

}  // namespace crisscross::server
