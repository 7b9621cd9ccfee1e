#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/rules/options.hpp"

namespace crisscross::engine {

/// One value of an enumeration with the name by which it is set, sent and stored.
template <class Enum>
struct Name {
    Enum value;
    std::string_view text;
};

/// The names of an enumeration, such as the values that a room may choose for a knob. Every value is listed, so the
/// order of the enumerators means nothing.
template <class Enum>
struct Names;

template <>
struct Names<Ruling> {
    using E = Ruling;
    static constexpr std::array<Name<E>, 6> all{{{E::on_laying, "void"},
                                                 {E::challenge_free, "single"},
                                                 {E::challenge_costs_turn, "double"},
                                                 {E::challenge_pays_five, "five"},
                                                 {E::challenge_pays_ten, "ten"},
                                                 {E::vote, "vote"}}};
};
template <>
struct Names<RackVisibility> {
    using E = RackVisibility;
    static constexpr std::array<Name<E>, 2> all{{{E::hidden, "hidden"}, {E::open, "open"}}};
};
template <>
struct Names<Hints> {
    using E = Hints;
    static constexpr std::array<Name<E>, 2> all{{{E::none, "none"}, {E::own_rack, "own_rack"}}};
};
template <>
struct Names<WordLookup> {
    using E = WordLookup;
    static constexpr std::array<Name<E>, 2> all{{{E::after_game, "after_game"}, {E::always, "always"}}};
};
template <>
struct Names<FirstPlayer> {
    using E = FirstPlayer;
    static constexpr std::array<Name<E>, 3> all{
        {{E::best_tile, "best_tile"}, {E::best_tile_all_again, "best_tile_all_again"}, {E::random, "random"}}};
};
template <>
struct Names<Lines> {
    using E = Lines;
    static constexpr std::array<Name<E>, 2> all{{{E::straight, "straight"}, {E::diagonals_too, "diagonals_too"}}};
};
template <>
struct Names<Layout> {
    using E = Layout;
    static constexpr std::array<Name<E>, 2> all{{{E::one_line, "one_line"}, {E::connected, "connected"}}};
};
template <>
struct Names<Reading> {
    using E = Reading;
    static constexpr std::array<Name<E>, 2> all{{{E::forward, "forward"}, {E::both, "both"}}};
};
template <>
struct Names<Duplicates> {
    using E = Duplicates;
    static constexpr std::array<Name<E>, 2> all{{{E::allowed, "allowed"}, {E::refused, "refused"}}};
};
template <>
struct Names<Scoring> {
    using E = Scoring;
    static constexpr std::array<Name<E>, 2> all{{{E::points, "points"}, {E::none, "none"}}};
};
template <>
struct Names<ExchangeRule> {
    using E = ExchangeRule;
    static constexpr std::array<Name<E>, 2> all{{{E::some, "some"}, {E::all, "all"}}};
};
template <>
struct Names<RulesetFault::Kind> {
    using E = RulesetFault::Kind;
    static constexpr std::array<Name<E>, 3> all{
        {{E::contradiction, "contradiction"}, {E::out_of_range, "out_of_range"}, {E::unknown, "unknown"}}};
};

template <class Enum>
concept Named = requires {
    Names<Enum>::all;
};

template <Named Enum>
constexpr std::string_view name_of(Enum value) {
    for (const Name<Enum>& name : Names<Enum>::all)
        if (name.value == value) return name.text;
    return "";
}

template <Named Enum>
constexpr std::optional<Enum> find_name(std::string_view text) {
    for (const Name<Enum>& name : Names<Enum>::all)
        if (name.text == text) return name.value;
    return std::nullopt;
}

}  // namespace crisscross::engine
