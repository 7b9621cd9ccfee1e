#pragma once

#include <optional>
#include <string>

#include "engine/rules.hpp"

namespace crisscross::engine {

/// What a room may change: a system, and the knobs that differ from it. Names as in docs/rulesets.md.
struct Settings {
    std::string system = "classic";
    std::optional<std::string> lexicon{};  ///< id of a word list of the server; its default if none
    std::optional<Ruling> ruling{};
    std::optional<int> window_two_seats{};   ///< seconds, 0 to 3600
    std::optional<int> window_more_seats{};  ///< seconds, 0 to 3600
    std::optional<int> window_last_play{};   ///< seconds, 5 to 3600
    std::optional<int> exchange_minimum{};   ///< tiles, 0 to 100
    std::optional<int> scoreless_turns{};    ///< turns; 0 for no such end
    bool operator==(const Settings&) const = default;
};

/// The system with the changed knobs, checked. A knob out of its range is refused with its name.
Result<Rules, RulesetFault> resolve(const Settings& settings);

}  // namespace crisscross::engine
