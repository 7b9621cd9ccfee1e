#pragma once

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

namespace crisscross::server {

/// How many characters must be added, left out or replaced to make `b` of `a` (Levenshtein).
std::size_t distance(std::string_view a, std::string_view b);

/// The key that was probably meant by a misspelt one. Nothing if none resembles it.
template <class Map>
std::optional<std::string> nearest(std::string_view misspelt, const Map& by_key) {
    constexpr std::size_t most_slips = 3;
    const auto slips = [misspelt](const std::string& key) { return distance(misspelt, key); };
    const auto best = std::ranges::min_element(by_key | std::views::keys, {}, slips);
    if (best.base() == by_key.end() || slips(*best) > most_slips) return std::nullopt;
    return *best;
}

/// "; is it CRISSCROSS_PORT?", or nothing.
std::string perhaps(const std::optional<std::string>& name);

}  // namespace crisscross::server
