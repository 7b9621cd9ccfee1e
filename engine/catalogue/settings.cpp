#include "engine/catalogue/settings.hpp"

#include "engine/catalogue/catalogue.hpp"

namespace crisscross::engine {

namespace {

using Fault = std::optional<RulesetFault>;

template <class Value>
void change(Value& knob, const std::optional<Value>& setting) {
    if (setting) knob = *setting;
}

Cell middle(const std::vector<std::string>& board) {
    return {static_cast<int>(board.size()) / 2, static_cast<int>(board.front().size()) / 2};
}

/// Another system's board; what lies in the middle of the old one lies in the middle of the new one.
Fault change_board(Ruleset& ruleset, const std::optional<std::string>& system) {
    if (!system) return {};
    const auto other = catalogue::find(*system);
    if (!other) return RulesetFault{{"board_from"}, "the catalogue has no system " + *system};
    ruleset.board = other->board;
    if (ruleset.corners.count > 0) ruleset.corners.count = static_cast<int>(ruleset.board.size());
    if (ruleset.opening) ruleset.opening->start = middle(ruleset.board);
    if (ruleset.starter_turn) ruleset.starter_turn->centre = middle(ruleset.board);
    return {};
}

Fault change_tiles(Ruleset& ruleset, const std::optional<std::string>& system) {
    if (!system) return {};
    const auto other = catalogue::find(*system);
    if (!other) return RulesetFault{{"tiles_from"}, "the catalogue has no system " + *system};
    ruleset.tile_set = other->tile_set;
    return {};
}

void change_lines(Ruleset& ruleset, const Settings& settings) {
    if (settings.lines) ruleset.placed = ruleset.judged = axes_of(*settings.lines);
    change(ruleset.layout, settings.layout);
    change(ruleset.reading, settings.reading);
    change(ruleset.duplicates, settings.duplicates);
}

void change_table(Ruleset& ruleset, const Settings& settings) {
    change(ruleset.rack_size, settings.rack_size);
    change(ruleset.rack_visibility, settings.rack_visibility);
    change(ruleset.hints, settings.hints);
    change(ruleset.first_player, settings.first_player);
    change(ruleset.scoring, settings.scoring);
    change(ruleset.bingo.min_tiles, settings.bingo_tiles);
    change(ruleset.bingo.points, settings.bingo_points);
    change(ruleset.exchange, settings.exchange);
    change(ruleset.exchange_minimum, settings.exchange_minimum);
}

void change_ruling(Ruleset& ruleset, const Settings& settings) {
    change(ruleset.ruling, settings.ruling);
    change(ruleset.windows.two_seats, settings.window_two_seats);
    change(ruleset.windows.more_seats, settings.window_more_seats);
    change(ruleset.windows.last_play, settings.window_last_play);
    change(ruleset.windows.vote, settings.window_vote);
}

void change_ends(std::vector<End>& ends, const Settings& settings) {
    for (End& end : ends)
        if (auto* passed = std::get_if<AllPassed>(&end)) change(passed->times, settings.passes);
    if (!settings.scoreless_turns) return;
    std::erase_if(ends, [](const End& end) { return std::holds_alternative<ScorelessTurns>(end); });
    if (*settings.scoreless_turns != 0) ends.emplace_back(ScorelessTurns{*settings.scoreless_turns});
}

}  // namespace

Result<Rules, RulesetFault> resolve(const Settings& settings) {
    auto ruleset = catalogue::find(settings.system);
    if (!ruleset) return RulesetFault{{"system"}, "the catalogue has no such system"};
    if (auto fault = change_board(*ruleset, settings.board_from)) return *std::move(fault);
    if (auto fault = change_tiles(*ruleset, settings.tiles_from)) return *std::move(fault);
    change_lines(*ruleset, settings);
    change_table(*ruleset, settings);
    change_ruling(*ruleset, settings);
    change_ends(ruleset->ends, settings);
    return compile(*std::move(ruleset));
}

}  // namespace crisscross::engine
