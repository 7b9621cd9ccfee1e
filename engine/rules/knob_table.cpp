#include "engine/rules/knobs.hpp"
#include "engine/rules/names.hpp"

namespace crisscross::engine {

namespace {

/// Where a field of the ruleset is: `[](auto& rules) -> auto& { return rules.rack_size; }`.
template <class Place>
Knob number(std::string_view name, int min, int max, Place place, std::vector<KnobCondition> only_where = {},
            std::string_view at_most = {}) {
    return {name,
            NumberKnob{min, max, at_most, [place](const Ruleset& rules) -> int { return place(rules); },
                       [place](Ruleset& rules, int value) { place(rules) = value; }},
            std::move(only_where),
            {}};
}

template <Named Enum>
std::vector<std::string_view> all_names() {
    std::vector<std::string_view> names;
    names.reserve(std::size(Names<Enum>::all));
    for (const Name<Enum>& name : Names<Enum>::all) names.push_back(name.text);
    return names;
}

template <Named Enum>
Knob choice(std::string_view name, Enum Ruleset::*field, std::vector<KnobCondition> only_where = {}) {
    return {name,
            ChoiceKnob{all_names<Enum>(), [field](const Ruleset& rules) { return name_of(rules.*field); },
                       [field](Ruleset& rules, std::string_view value) { rules.*field = *find_name<Enum>(value); }},
            std::move(only_where),
            {}};
}

/// The lines along which tiles are laid, and whose runs must be words.
Knob lines() {
    return {"lines",
            ChoiceKnob{all_names<Lines>(), [](const Ruleset& rules) { return name_of(options_of(rules).lines); },
                       [](Ruleset& rules, std::string_view value) {
                           rules.placed = rules.judged = axes_of(*find_name<Lines>(value));
                       }},
            {},
            {"placed", "judged"}};
}

template <class Kind>
const Kind* find_end(const Ruleset& rules) {
    for (const End& end : rules.ends)
        if (const auto* found = std::get_if<Kind>(&end)) return found;
    return nullptr;
}

/// How many times everybody passes before the game ends.
Knob passes() {
    return {"passes",
            NumberKnob{1,
                       10,
                       {},
                       [](const Ruleset& rules) {
                           const auto* passed = find_end<AllPassed>(rules);
                           return passed ? passed->times : 1;
                       },
                       [](Ruleset& rules, int times) {
                           for (End& end : rules.ends)
                               if (auto* passed = std::get_if<AllPassed>(&end)) passed->times = times;
                       }},
            {},
            {}};
}

/// 0 if the rules have no such end.
Knob scoreless_turns() {
    return {"scoreless_turns",
            NumberKnob{0,
                       100,
                       {},
                       [](const Ruleset& rules) {
                           const auto* scoreless = find_end<ScorelessTurns>(rules);
                           return scoreless ? scoreless->turns : 0;
                       },
                       [](Ruleset& rules, int turns) {
                           std::erase_if(rules.ends,
                                         [](const End& end) { return std::holds_alternative<ScorelessTurns>(end); });
                           if (turns > 0) rules.ends.emplace_back(ScorelessTurns{turns});
                       }},
            {{"scoring", {"points"}}},
            {}};
}

Cell middle(const std::vector<std::string>& board) {
    return {static_cast<int>(board.size()) / 2, static_cast<int>(board.front().size()) / 2};
}

/// The opening and the starter stay in the middle, and there are as many corner bonuses as the new board has rows.
void copy_board(Ruleset& to, const Ruleset& from) {
    to.board = from.board;
    if (to.corners.count > 0) to.corners.count = static_cast<int>(to.board.size());
    if (to.opening) to.opening->start = middle(to.board);
    if (to.starter_turn) to.starter_turn->centre = middle(to.board);
}

void copy_tiles(Ruleset& to, const Ruleset& from) {
    to.tile_set = from.tile_set;
}

std::vector<Knob> all_knobs() {
    const std::vector<KnobCondition> where_points{{"scoring", {"points"}}};
    const std::vector<KnobCondition> where_bingo{{"scoring", {"points"}}, {"bingo_points", {}}};
    const std::vector<KnobCondition> where_checked{{"ruling", {"void"}}};
    const std::vector<KnobCondition> where_challenged{{"ruling", {"single", "double", "five", "ten", "vote"}}};
    return {
        {"board_from", SystemKnob{copy_board}, {}, {"board"}},
        {"tiles_from", SystemKnob{copy_tiles}, {}, {"tile_set"}},
        number(
            "rack_size", 1, max_rack_size, [](auto& rules) -> auto& { return rules.rack_size; }),
        choice("rack_visibility", &Ruleset::rack_visibility),
        choice("hints", &Ruleset::hints),
        choice("word_lookup", &Ruleset::word_lookup),
        choice("first_player", &Ruleset::first_player),
        lines(),
        choice("layout", &Ruleset::layout),
        choice("reading", &Ruleset::reading),
        choice("duplicates", &Ruleset::duplicates, where_checked),
        choice("scoring", &Ruleset::scoring),
        number(
            "bingo_tiles", 1, max_rack_size, [](auto& rules) -> auto& { return rules.bingo.min_tiles; }, where_bingo,
            "rack_size"),
        number(
            "bingo_points", 0, 1000, [](auto& rules) -> auto& { return rules.bingo.points; }, where_points),
        choice("exchange", &Ruleset::exchange),
        number("exchange_minimum", 0, 250, [](auto& rules) -> auto& { return rules.exchange_minimum; },
               {{"exchange", {"some"}}}),
        choice("ruling", &Ruleset::ruling),
        number(
            "window_two_seats", 0, max_window_seconds, [](auto& rules) -> auto& { return rules.windows.two_seats; },
            where_challenged),
        number(
            "window_more_seats", 0, max_window_seconds, [](auto& rules) -> auto& { return rules.windows.more_seats; },
            where_challenged),
        number(
            "window_last_play", 1, max_window_seconds, [](auto& rules) -> auto& { return rules.windows.last_play; },
            where_challenged),
        number("window_vote", 1, max_window_seconds, [](auto& rules) -> auto& { return rules.windows.vote; },
               {{"ruling", {"vote"}}}),
        passes(),
        scoreless_turns(),
    };
}

}  // namespace

const std::vector<Knob>& knobs() {
    static const std::vector<Knob> table = all_knobs();
    return table;
}

}  // namespace crisscross::engine
