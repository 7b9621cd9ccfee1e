#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/lexicon/lexicon.hpp"
#include "engine/moves/anagrams.hpp"
#include "engine/moves/letter_groups.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// A row, a column or a diagonal of a board.
struct Line {
    Axis axis = Axis::across;
    int first = 0;  ///< place in the grid
    int length = 0;
};

/// The axes along which the rules allow to lay. Where tiles may lie anywhere, only the axes whose runs are judged are
/// searched.
std::vector<Axis> axes_of(const Ruleset& ruleset);

/// All lines of two cells or more along these axes.
std::vector<Line> lines_of(const Rules& rules);

/// How close `Generator::best` keeps its bounds to what can be scored. Tight ones spare it many walks, at the cost of
/// half a megabyte and one look through the whole list.
enum class Bounds : std::uint8_t { loose, tight };

/// What all searches by the same rules and with the same list have in common. Never changes, so that generators in
/// any number of threads may share it.
struct GeneratorTables {
    /// The lexicon's alphabet must be that of the rules (see `respelt`).
    GeneratorTables(Rules its_rules, Lexicon its_lexicon, Bounds bounds = Bounds::loose);
    GeneratorTables(const GeneratorTables&) = delete;
    GeneratorTables& operator=(const GeneratorTables&) = delete;

    const Rules rules;
    const Lexicon lexicon;
    const std::vector<Axis> axes;  ///< along which plays are looked for
    const std::vector<Line> lines;
    const LetterGroups groups;
    const std::optional<Anagrams> anagrams;  ///< for tight bounds
};

}  // namespace crisscross::engine
