#pragma once

#include "engine/rules/ruleset.hpp"
#include "protocol/json/sum.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<engine::TileSpec> {
    using T = engine::TileSpec;
    static constexpr auto fields =
        std::tuple{field("tile", &T::spelling), field("count", &T::count, Range{0, 255}), field("value", &T::value)};
};
template <>
struct Shape<engine::Opening> {
    using O = engine::Opening;
    static constexpr auto fields = std::tuple{field("start", &O::start), field("min_tiles", &O::min_tiles)};
};
template <>
struct Shape<engine::StarterTurn> {
    using S = engine::StarterTurn;
    static constexpr auto fields =
        std::tuple{field("tile", &S::tile), field("centre", &S::centre), field("seconds", &S::seconds)};
};
template <>
struct Shape<engine::CornerBonus> {
    using C = engine::CornerBonus;
    static constexpr auto fields =
        std::tuple{field("scope", &C::scope), field("factor", &C::factor), field("percent", &C::percent)};
};
template <>
struct Shape<engine::Corners> {
    using C = engine::Corners;
    static constexpr auto fields = std::tuple{field("count", &C::count), field("kinds", &C::kinds)};
};
template <>
struct Shape<engine::Level> {
    using L = engine::Level;
    static constexpr auto fields = std::tuple{field("name", &L::name), field("targets", &L::targets)};
};
template <>
struct Shape<engine::Bingo> {
    using B = engine::Bingo;
    static constexpr auto fields = std::tuple{field("min_tiles", &B::min_tiles), field("points", &B::points)};
};
template <>
struct Shape<engine::Windows> {
    using W = engine::Windows;
    static constexpr auto fields = std::tuple{field("two_seats", &W::two_seats), field("more_seats", &W::more_seats),
                                              field("last_play", &W::last_play), field("vote", &W::vote)};
};
template <>
struct Shape<engine::WentOut> {
    static constexpr std::string_view type = "went_out";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<engine::AllPassed> {
    static constexpr std::string_view type = "all_passed";
    static constexpr auto fields = std::tuple{field("times", &engine::AllPassed::times)};
};
template <>
struct Shape<engine::EmptyRackToMove> {
    static constexpr std::string_view type = "empty_rack_to_move";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<engine::AllIdle> {
    static constexpr std::string_view type = "all_idle";
    static constexpr auto fields = std::tuple{field("times", &engine::AllIdle::times)};
};
template <>
struct Shape<engine::TargetReached> {
    static constexpr std::string_view type = "target_reached";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<engine::LaidAtOnce> {
    static constexpr std::string_view type = "laid_at_once";
    static constexpr auto fields = std::tuple{field("min_tiles", &engine::LaidAtOnce::min_tiles)};
};
template <>
struct Shape<engine::NoPlayLeft> {
    static constexpr std::string_view type = "no_play_left";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<engine::ScorelessTurns> {
    static constexpr std::string_view type = "scoreless_turns";
    static constexpr auto fields = std::tuple{field("turns", &engine::ScorelessTurns::turns)};
};

/// Alternatives without fields are written as one word.
template <>
struct Shape<engine::DeductRacks> {
    static constexpr std::string_view word = "deduct_racks";
};
template <>
struct Shape<engine::AwardRacks> {
    static constexpr std::string_view word = "award_racks";
};
template <>
struct Shape<engine::HigherBeforeSettlement> {
    static constexpr std::string_view word = "higher_before_settlement";
};

template <class... Words>
requires(requires { Shape<Words>::word; } && ...) void read(const Place& place, std::variant<Words...>& out) {
    const std::string text = place.text(short_text.max);
    const bool found = ((text == Shape<Words>::word && (out = Words{}, true)) || ...);
    if (!found) place.fault("This is not one of the allowed values.", {reason::not_a_choice});
}
template <class... Words>
requires(requires { Shape<Words>::word; } && ...) void write(Writer& out, const std::variant<Words...>& sum) {
    std::visit([&]<class Word>(const Word&) { write(out, Shape<Word>::word); }, sum);
}

template <>
struct Shape<engine::Ruleset> {
    using R = engine::Ruleset;
    static constexpr auto fields = std::tuple{field("id", &R::id),
                                              field("board", &R::board),
                                              field("corners", &R::corners),
                                              field("premium_use", &R::premium_use),
                                              field("tile_set", &R::tile_set),
                                              field("least_seats", &R::least_seats),
                                              field("most_seats", &R::most_seats),
                                              field("rack_size", &R::rack_size),
                                              field("rack_visibility", &R::rack_visibility),
                                              field("hints", &R::hints),
                                              field("word_lookup", &R::word_lookup, added),
                                              field("first_player", &R::first_player),
                                              field("starter_turn", &R::starter_turn),
                                              field("opening", &R::opening),
                                              field("placed", &R::placed),
                                              field("judged", &R::judged),
                                              field("layout", &R::layout),
                                              field("contact", &R::contact),
                                              field("word_source", &R::word_source),
                                              field("reading", &R::reading),
                                              field("duplicates", &R::duplicates),
                                              field("counted", &R::counted),
                                              field("scoring", &R::scoring),
                                              field("bingo", &R::bingo),
                                              field("exchange", &R::exchange),
                                              field("exchange_minimum", &R::exchange_minimum),
                                              field("ruling", &R::ruling),
                                              field("windows", &R::windows),
                                              field("levels", &R::levels),
                                              field("ends", &R::ends),
                                              field("settlements", &R::settlements),
                                              field("tie_breaks", &R::tie_breaks)};
};

}  // namespace crisscross::protocol::json
