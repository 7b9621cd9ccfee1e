#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/event.hpp"
#include "engine/ruleset.hpp"

namespace crisscross::protocol::json {

/// The wire names of an enum's values, in their order.
template <class Enum>
struct Names;

template <>
struct Names<engine::Ruling> {
    static constexpr std::array<std::string_view, 5> all{"void", "single", "double", "five", "ten"};
};
template <>
struct Names<engine::Axis> {
    static constexpr std::array<std::string_view, 4> all{"across", "down", "fall", "rise"};
};
template <>
struct Names<engine::Window> {
    static constexpr std::array<std::string_view, 4> all{"none", "next_turn", "held", "final"};
};
template <>
struct Names<engine::Closing> {
    static constexpr std::array<std::string_view, 3> all{"accepted", "expired", "next_turn"};
};
template <>
struct Names<engine::Reason> {
    static constexpr std::array<std::string_view, 4> all{"went_out", "all_passed", "scoreless", "resignation"};
};

template <class Enum>
concept Named = requires {
    Names<Enum>::all;
};

template <Named Enum>
constexpr std::string_view name_of(Enum value) {
    return Names<Enum>::all.at(static_cast<std::size_t>(value));
}

template <Named Enum>
constexpr std::optional<Enum> find_name(std::string_view name) {
    const auto& all = Names<Enum>::all;
    const auto found = std::find(all.begin(), all.end(), name);
    if (found == all.end()) return std::nullopt;
    return static_cast<Enum>(found - all.begin());
}

}  // namespace crisscross::protocol::json
