#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/computer/strength.hpp"
#include "engine/game/event.hpp"
#include "engine/rules/options.hpp"
#include "engine/rules/ruleset.hpp"

namespace crisscross::protocol::json {

/// The wire names of an enum's values, in their order.
template <class Enum>
struct Names;

template <>
struct Names<engine::Ruling> {
    static constexpr std::array<std::string_view, 6> all{"void", "single", "double", "five", "ten", "vote"};
};
template <>
struct Names<engine::Strength> {
    static constexpr std::array<std::string_view, 3> all{"beginner", "casual", "strong"};
};
template <>
struct Names<engine::Axis> {
    static constexpr std::array<std::string_view, 4> all{"across", "down", "diagonal_down", "diagonal_up"};
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
    static constexpr std::array<std::string_view, 9> all{"went_out",     "empty_rack",  "all_passed",
                                                         "all_idle",     "scoreless",   "target",
                                                         "laid_at_once", "resignation", "no_play_left"};
};

template <>
struct Names<engine::Scope> {
    static constexpr std::array<std::string_view, 2> all{"letter", "word"};
};
template <>
struct Names<engine::Words> {
    static constexpr std::array<std::string_view, 2> all{"list", "any"};
};
template <>
struct Names<engine::Reading> {
    static constexpr std::array<std::string_view, 2> all{"forward", "both"};
};
template <>
struct Names<engine::Duplicates> {
    static constexpr std::array<std::string_view, 2> all{"allowed", "refused"};
};
template <>
struct Names<engine::Racks> {
    static constexpr std::array<std::string_view, 2> all{"hidden", "open"};
};
template <>
struct Names<engine::Hints> {
    static constexpr std::array<std::string_view, 2> all{"none", "own_rack"};
};
template <>
struct Names<engine::Layout> {
    static constexpr std::array<std::string_view, 2> all{"one_line", "connected"};
};
template <>
struct Names<engine::Contact> {
    static constexpr std::array<std::string_view, 3> all{"a_tile", "whole_board", "none"};
};
template <>
struct Names<engine::Wear> {
    static constexpr std::array<std::string_view, 2> all{"once", "never"};
};
template <>
struct Names<engine::Counted> {
    static constexpr std::array<std::string_view, 2> all{"runs", "good_readings"};
};
template <>
struct Names<engine::Scoring> {
    static constexpr std::array<std::string_view, 2> all{"points", "none"};
};
template <>
struct Names<engine::FirstPlayer> {
    static constexpr std::array<std::string_view, 3> all{"best_tile", "best_tile_all_again", "random"};
};
template <>
struct Names<engine::ExchangeRule> {
    static constexpr std::array<std::string_view, 2> all{"some", "all"};
};
template <>
struct Names<engine::Lines> {
    static constexpr std::array<std::string_view, 2> all{"straight", "diagonals_too"};
};
template <>
struct Names<engine::Opinion> {
    static constexpr std::array<std::string_view, 2> all{"convinced", "not_convinced"};
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
