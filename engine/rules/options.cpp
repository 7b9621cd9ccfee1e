#include "engine/rules/options.hpp"

#include <algorithm>

namespace crisscross::engine {

std::vector<Axis> axes_of(Lines lines) {
    if (lines == Lines::straight) return {Axis::across, Axis::down};
    return {Axis::across, Axis::down, Axis::diagonal_down, Axis::diagonal_up};
}

Options options_of(const Ruleset& ruleset) {
    const bool diagonal =
        std::find(ruleset.judged.begin(), ruleset.judged.end(), Axis::diagonal_down) != ruleset.judged.end();
    return {ruleset.reading, diagonal ? Lines::diagonals_too : Lines::straight, ruleset.layout, ruleset.duplicates,
            ruleset.rack_visibility};
}

Result<Rules, RulesetFault> with_options(const Rules& rules, const Options& options) {
    Ruleset ruleset = rules.ruleset();
    ruleset.reading = options.reading;
    ruleset.placed = ruleset.judged = axes_of(options.lines);
    ruleset.layout = options.layout;
    ruleset.duplicates = options.duplicates;
    ruleset.rack_visibility = options.rack_visibility;
    return compile(std::move(ruleset));
}

}  // namespace crisscross::engine
