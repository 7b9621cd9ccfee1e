#include "engine/moves/crossings.hpp"

namespace crisscross::engine {

namespace {

/// The node behind all letters from `place` on, in steps of `by`, to the end of the run; false if there is none.
bool follow(const WordGraph& graph, const Grid& grid, int place, int by, WordGraph::Node& node) {
    for (; grid.occupied(place); place += by)
        if ((node = graph.next(node, grid.letter(place))) == WordGraph::nowhere) return false;
    return true;
}

/// Whether the letters from `place` on, in steps of `by`, are an ending behind an arc.
bool completes(const WordGraph& graph, const Grid& grid, int place, int by, WordGraph::Arc arc) {
    for (; grid.occupied(place); place += by) {
        const auto node = arc.target();
        if (node == WordGraph::nowhere) return false;
        const LetterMask letters = graph.letters(node);
        if ((letters & mask_of(grid.letter(place))) == 0) return false;
        arc = graph.arc(node, letters, grid.letter(place));
    }
    return arc.ends_word();
}

/// The letters at `place` with which the run through it, read in steps of `by`, is a word.
LetterMask fitting(const WordGraph& graph, const Grid& grid, int place, int by, LetterMask wanted) {
    auto node = WordGraph::root;
    int rest = place + by;  // what follows the letter
    if (grid.occupied(place - by)) {
        if (!follow(graph, grid, place - by, -by, node)) return 0;
        if ((node = graph.next(node, WordGraph::separator)) == WordGraph::nowhere) return 0;
    } else {
        while (grid.occupied(rest)) rest += by;
        if (!follow(graph, grid, rest - by, -by, node)) return 0;
    }
    LetterMask found = 0;
    const LetterMask letters = graph.letters(node);
    for_each_letter(letters & wanted, [&](Letter letter) {
        if (completes(graph, grid, rest, by, graph.arc(node, letters, letter))) found |= mask_of(letter);
    });
    return found;
}

int points_from(const Grid& grid, int place, int by) {
    int points = 0;
    for (; grid.occupied(place); place += by) points += grid.value(place);
    return points;
}

}  // namespace

Crossing crossing_at(const WordGraph& graph, const Grid& grid, Axis axis, Reading reading, LetterMask wanted,
                     int place) {
    const int by = Grid::step_along(axis);
    if (!grid.occupied(place - by) && !grid.occupied(place + by)) return {};
    Crossing made{fitting(graph, grid, place, by, wanted), 0, 0, true};
    if (reading == Reading::both) made.backward = fitting(graph, grid, place, -by, wanted);
    made.points = points_from(grid, place - by, -by) + points_from(grid, place + by, by);
    return made;
}

void Crossings::read(const Rules& rules, const WordGraph& graph, const Grid& grid, LetterMask wanted) {
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column)
            update(rules, graph, grid, wanted, Grid::place_of({row, column}));
}

void Crossings::update(const Rules& rules, const WordGraph& graph, const Grid& grid, LetterMask wanted, int place) {
    bool& touches = touches_[static_cast<std::size_t>(place)] = false;
    if (!grid.is_empty(place)) return;
    for (const Axis axis : rules.ruleset().judged) {
        Crossing& crossing = crossings_[static_cast<std::size_t>(axis)][static_cast<std::size_t>(place)];
        crossing = crossing_at(graph, grid, axis, rules.ruleset().reading, wanted, place);
        touches = touches || crossing.runs;
    }
}

}  // namespace crisscross::engine
