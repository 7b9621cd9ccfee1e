#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/lexicon/lexicon.hpp"
#include "engine/moves/anagram_filter.hpp"
#include "engine/moves/letter_groups.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// A row, a column or a diagonal of a board.
struct Line {
    Axis axis = Axis::across;
    int first = 0;  ///< place in the grid
    int length = 0;
};

/// The axes that are searched for plays: those along which the rules let tiles lie, or where tiles may lie anywhere,
/// those whose runs are judged.
std::vector<Axis> axes_of(const Ruleset& ruleset);

/// All lines of at least two cells along these axes.
std::vector<Line> lines_of(const Rules& rules);

/// How tight the score bounds of `Generator::best` are. Tight bounds save many walks, but take half a megabyte and
/// one pass through the whole list.
enum class Bounds : std::uint8_t { loose, tight };

/// What all searches with the same rules and list have in common. Immutable, so generators in any number of threads
/// may share it.
struct GeneratorTables {
    /// The lexicon's alphabet must be that of the rules (see `respelt`).
    GeneratorTables(Rules its_rules, Lexicon its_lexicon, Bounds bounds = Bounds::loose);
    GeneratorTables(const GeneratorTables&) = delete;
    GeneratorTables& operator=(const GeneratorTables&) = delete;

    const Rules rules;
    const Lexicon lexicon;
    const std::vector<Axis> axes;  ///< searched for plays
    const std::vector<Line> lines;
    const LetterGroups groups;
    const std::optional<AnagramFilter> anagram_filter;  ///< for tight bounds
};

}  // namespace crisscross::engine
