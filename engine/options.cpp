#include "engine/options.hpp"

#include <algorithm>

namespace crisscross::engine {

std::vector<Axis> axes_of(Lines lines) {
    if (lines == Lines::straight) return {Axis::across, Axis::down};
    return {Axis::across, Axis::down, Axis::fall, Axis::rise};
}

Options options_of(const Ruleset& ruleset) {
    const bool diagonal = std::find(ruleset.judged.begin(), ruleset.judged.end(), Axis::fall) != ruleset.judged.end();
    return {ruleset.reading, diagonal ? Lines::diagonal_too : Lines::straight, ruleset.spread, ruleset.duplicates,
            ruleset.racks};
}

Result<Rules, RulesetFault> with_options(const Rules& rules, const Options& options) {
    Ruleset ruleset = rules.ruleset();
    ruleset.reading = options.reading;
    ruleset.placed = ruleset.judged = axes_of(options.lines);
    ruleset.spread = options.spread;
    ruleset.duplicates = options.duplicates;
    ruleset.racks = options.racks;
    return compile(std::move(ruleset));
}

}  // namespace crisscross::engine
