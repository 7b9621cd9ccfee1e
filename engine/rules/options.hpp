#pragma once

#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// Which lines count: rows and columns, or the diagonals too.
enum class Lines : std::uint8_t { straight, diagonals_too };

/// What the first player chooses when placing the starter (X2). Each option is a knob of the rules.
struct Options {
    Reading reading = Reading::forward;
    Lines lines = Lines::straight;
    Layout layout = Layout::one_line;
    Duplicates duplicates = Duplicates::allowed;
    RackVisibility rack_visibility = RackVisibility::hidden;
    bool operator==(const Options&) const = default;
};

std::vector<Axis> axes_of(Lines lines);

/// The options that a ruleset has now.
Options options_of(const Ruleset& ruleset);

/// The rules with these options instead.
Result<Rules, RulesetFault> with_options(const Rules& rules, const Options& options);

}  // namespace crisscross::engine
