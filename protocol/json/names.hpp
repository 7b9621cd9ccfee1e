#pragma once

#include <array>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "engine/computer/strength.hpp"
#include "engine/game/event.hpp"
#include "engine/rules/names.hpp"
#include "protocol/languages/language.hpp"

namespace crisscross::protocol::json {

using engine::Name;
using engine::name_of;

/// The names of an enumeration on the wire and in the journal. Each value is listed, so that the order of the
/// enumerators does not matter; a test checks that none is missing. The names of knobs are the engine's.
template <class Enum>
struct Names;

template <engine::Named Enum>
struct Names<Enum> : engine::Names<Enum> {};

template <>
struct Names<engine::Axis> {
    using E = engine::Axis;
    static constexpr std::array<Name<E>, 4> all{{{E::across, "across"},
                                                 {E::down, "down"},
                                                 {E::diagonal_down, "diagonal_down"},
                                                 {E::diagonal_up, "diagonal_up"}}};
};
template <>
struct Names<engine::Window> {
    using E = engine::Window;
    static constexpr std::array<Name<E>, 4> all{
        {{E::none, "none"}, {E::next_turn, "next_turn"}, {E::held, "held"}, {E::final, "final"}}};
};
template <>
struct Names<engine::Closing> {
    using E = engine::Closing;
    static constexpr std::array<Name<E>, 3> all{
        {{E::accepted, "accepted"}, {E::expired, "expired"}, {E::next_turn, "next_turn"}}};
};
template <>
struct Names<engine::EndReason> {
    using E = engine::EndReason;
    static constexpr std::array<Name<E>, 14> all{{{E::went_out, "went_out"},
                                                  {E::empty_rack_to_move, "empty_rack_to_move"},
                                                  {E::all_passed, "all_passed"},
                                                  {E::all_idle, "all_idle"},
                                                  {E::scoreless_turns, "scoreless_turns"},
                                                  {E::target_reached, "target_reached"},
                                                  {E::laid_at_once, "laid_at_once"},
                                                  {E::resignation, "resignation"},
                                                  {E::no_play_left, "no_play_left"},
                                                  {E::out_of_time, "out_of_time"},
                                                  {E::agreement, "agreement"},
                                                  {E::turn_limit, "turn_limit"},
                                                  {E::aborted, "aborted"},
                                                  {E::record_ends, "record_ends"}}};
};
template <>
struct Names<engine::Scope> {
    using E = engine::Scope;
    static constexpr std::array<Name<E>, 2> all{{{E::letter, "letter"}, {E::word, "word"}}};
};
template <>
struct Names<engine::WordSource> {
    using E = engine::WordSource;
    static constexpr std::array<Name<E>, 2> all{{{E::list, "list"}, {E::any, "any"}}};
};
template <>
struct Names<engine::Contact> {
    using E = engine::Contact;
    static constexpr std::array<Name<E>, 3> all{
        {{E::a_tile, "a_tile"}, {E::whole_board, "whole_board"}, {E::none, "none"}}};
};
template <>
struct Names<engine::PremiumUse> {
    using E = engine::PremiumUse;
    static constexpr std::array<Name<E>, 2> all{{{E::once, "once"}, {E::unlimited, "unlimited"}}};
};
template <>
struct Names<engine::Counted> {
    using E = engine::Counted;
    static constexpr std::array<Name<E>, 2> all{{{E::runs, "runs"}, {E::good_readings, "good_readings"}}};
};
template <>
struct Names<engine::Opinion> {
    using E = engine::Opinion;
    static constexpr std::array<Name<E>, 2> all{{{E::convinced, "convinced"}, {E::not_convinced, "not_convinced"}}};
};
template <>
struct Names<Language> {
    using E = Language;
    static constexpr std::array<Name<E>, 4> all{
        {{E::english, "en"}, {E::german, "de"}, {E::french, "fr"}, {E::spanish, "es"}}};
};

template <class Enum>
concept Named = requires {
    Names<Enum>::all;
};

template <Named Enum>
requires(!engine::Named<Enum>) constexpr std::string_view name_of(Enum value) {
    for (const auto& name : Names<Enum>::all)
        if (name.value == value) return name.text;
    throw std::logic_error("a value without a name");
}

template <Named Enum>
constexpr std::optional<Enum> find_name(std::string_view text) {
    for (const auto& name : Names<Enum>::all)
        if (name.text == text) return name.value;
    return std::nullopt;
}

}  // namespace crisscross::protocol::json
