#include "engine/moves/generator_tables.hpp"

#include <algorithm>

#include "engine/moves/grid.hpp"

namespace crisscross::engine {

std::vector<Axis> axes_of(const Ruleset& ruleset) {
    std::vector<Axis> axes = ruleset.placed;
    if (ruleset.layout == Layout::connected)
        std::erase_if(axes,
                      [&](Axis axis) { return std::ranges::find(ruleset.judged, axis) == ruleset.judged.end(); });
    return axes;
}

std::vector<Line> lines_of(const Rules& rules) {
    const Grid grid(rules.rows(), rules.columns());
    std::vector<Line> lines;
    for (const Axis axis : axes_of(rules.ruleset())) {
        const int by = Grid::step_along(axis);
        for (int place = 0; place < Grid::cells; ++place) {
            if (!grid.is_empty(place) || grid.is_empty(place - by)) continue;
            int length = 1;
            while (grid.is_empty(place + length * by)) ++length;
            if (length > 1) lines.push_back({axis, place, length});
        }
    }
    return lines;
}

GeneratorTables::GeneratorTables(Rules its_rules, Lexicon its_lexicon, Bounds bounds)
    : rules(std::move(its_rules)),
      lexicon(std::move(its_lexicon)),
      axes(axes_of(rules.ruleset())),
      lines(lines_of(rules)),
      groups(lexicon.graph()),
      anagram_filter(bounds == Bounds::tight ? std::optional<AnagramFilter>(lexicon.graph()) : std::nullopt) {}

}  // namespace crisscross::engine
