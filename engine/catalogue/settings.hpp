#pragma once

#include <optional>
#include <string>

#include "engine/catalogue/catalogue.hpp"
#include "engine/rules/options.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// What a room may change: a system, and the knobs that differ from it. Names and ranges as in docs/rulesets.md.
struct Settings {
    std::string system{catalogue::usual};
    std::optional<std::string> board_from{};  ///< id of the system whose board is taken
    std::optional<std::string> tiles_from{};  ///< id of the system whose tiles are taken
    std::optional<std::string> lexicon{};     ///< id of a word list of the server; its default if none
    std::optional<int> rack_size{};           ///< tiles
    std::optional<RackVisibility> rack_visibility{};
    std::optional<Hints> hints{};
    std::optional<FirstPlayer> first_player{};
    std::optional<Lines> lines{};  ///< both along which one lays and whose runs are words
    std::optional<Layout> layout{};
    std::optional<Reading> reading{};
    std::optional<Duplicates> duplicates{};
    std::optional<Scoring> scoring{};
    std::optional<int> bingo_tiles{};
    std::optional<int> bingo_points{};
    std::optional<ExchangeRule> exchange{};
    std::optional<Ruling> ruling{};
    std::optional<int> window_two_seats{};   ///< seconds, 0 to 3600
    std::optional<int> window_more_seats{};  ///< seconds, 0 to 3600
    std::optional<int> window_last_play{};   ///< seconds, 1 to 3600
    std::optional<int> window_vote{};        ///< seconds, 1 to 3600
    std::optional<int> exchange_minimum{};   ///< tiles in the bag
    std::optional<int> passes{};             ///< how often everybody passes before the game ends
    std::optional<int> scoreless_turns{};    ///< turns; 0 for no such end
    bool operator==(const Settings&) const = default;
};

/// The system with the changed knobs, checked. A knob out of its range is refused with its name.
Result<Rules, RulesetFault> resolve(const Settings& settings);

}  // namespace crisscross::engine
