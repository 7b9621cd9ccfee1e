#include "engine/moves/cross_sets.hpp"

namespace crisscross::engine {

namespace {

/// Follows the letters from `place` to the end of the run, in steps of `by`; false if the graph has no such path.
bool follow(const WordGraph& graph, const Grid& grid, int place, int by, WordGraph::Node& node) {
    for (; grid.occupied(place); place += by)
        if ((node = graph.next(node, grid.letter(place))) == WordGraph::nowhere) return false;
    return true;
}

/// The same, starting behind an arc.
bool follow(const WordGraph& graph, const Grid& grid, int place, int by, WordGraph::Arc& arc) {
    for (; grid.occupied(place); place += by) {
        const auto node = arc.target();
        if (node == WordGraph::nowhere) return false;
        const LetterMask letters = graph.letters(node);
        if ((letters & mask_of(grid.letter(place))) == 0) return false;
        arc = graph.arc(node, letters, grid.letter(place));
    }
    return true;
}

/// Whether the letters from `place` to the end of the run complete a word behind an arc.
bool completes(const WordGraph& graph, const Grid& grid, int place, int by, WordGraph::Arc arc) {
    return follow(graph, grid, place, by, arc) && arc.ends_word();
}

/// Whether this letter at `place` makes its run, read in steps of `by`, a word. Follows the path that begins with it.
bool makes_word(const WordGraph& graph, const Grid& grid, int place, int by, Letter letter) {
    const LetterMask first = graph.letters(WordGraph::root);
    if ((first & mask_of(letter)) == 0) return false;
    auto arc = graph.arc(WordGraph::root, first, letter);
    if (!follow(graph, grid, place - by, -by, arc)) return false;
    if (!grid.occupied(place + by)) return arc.ends_word();
    const auto node = arc.target();
    if (node == WordGraph::nowhere || graph.letters(node) >> WordGraph::separator == 0) return false;
    return completes(graph, grid, place + by, by, graph.arc(node, WordGraph::separator));
}

/// The letters that make the run through `place`, read in steps of `by`, a word.
LetterMask fitting(const WordGraph& graph, const Grid& grid, int place, int by, LetterMask wanted) {
    if ((wanted & (wanted - 1)) == 0)  // a single letter
        return makes_word(graph, grid, place, by, static_cast<Letter>(std::countr_zero(wanted))) ? wanted : 0;
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

void CrossSets::prepare(const CellSet& cells, const Hand& hand) {
    open_.every([this](Cell cell) {
        for (auto& along : cross_sets_) along[static_cast<std::size_t>(Grid::place_of(cell))] = {};
        return true;
    });
    open_ = {};
    possible_.fill(~LetterMask{0});
    cells.every([&](Cell cell) {
        update(Grid::place_of(cell), hand);
        return true;
    });
}

/// A tile must fit the runs of all axes, so letters that one axis forbids are not looked up along the others. With a
/// single tile in hand nothing else is laid in these runs, so each must be a word as it is.
void CrossSets::update(int place, const Hand& hand) {
    const auto& judged = rules_.ruleset().judged;
    LetterMask& possible = possible_[static_cast<std::size_t>(place)] = ~LetterMask{0};
    for (const Axis axis : judged) possible &= between(axis, place);
    LetterMask wanted = hand.available() & possible;
    if (wanted == 0 || !grid_.is_empty(place)) return;
    open_.add(Grid::cell_at(place));
    for (const Axis axis : judged) {
        CrossSet& cross_set = cross_sets_[static_cast<std::size_t>(axis)][static_cast<std::size_t>(place)];
        prepare(cross_set, axis, place, wanted);
        if (hand.tiles == 1) wanted &= cross_set.allowed();
    }
}

void CrossSets::update_around(int place, const Hand& hand) {
    update(place, hand);
    for (const Axis axis : rules_.ruleset().judged)
        for (const int by : {-Grid::step_along(axis), Grid::step_along(axis)}) {
            int end = place + by;
            while (grid_.occupied(end)) end += by;
            if (grid_.is_empty(end)) update(end, hand);
        }
}

CrossSet CrossSets::along(Axis axis, int place, LetterMask wanted) const {
    CrossSet made;
    prepare(made, axis, place, wanted);
    return made;
}

LetterMask CrossSets::beyond(int place, Axis axis, int side, Letter letter) const {
    const Letter other = grid_.letter(place - side * Grid::step_along(axis));
    const LetterMask behind_it = groups_.after(other, letter);
    const LetterMask before_it = groups_.before(letter, other);
    if (rules_.ruleset().reading == Reading::both) return behind_it | before_it;
    return side < 0 ? before_it : behind_it;
}

void CrossSets::prepare(CrossSet& made, Axis axis, int place, LetterMask wanted) const {
    const int by = Grid::step_along(axis);
    made.runs = grid_.occupied(place - by) || grid_.occupied(place + by);
    made.forward = made.runs ? 0 : ~LetterMask{0};
    made.backward = 0;
    made.points = 0;
    if (!made.runs || (wanted &= between(axis, place)) == 0) return;
    made.forward = fitting(graph_, grid_, place, by, wanted);
    if (rules_.ruleset().reading == Reading::both) made.backward = fitting(graph_, grid_, place, -by, wanted);
    if (made.allowed() != 0) made.points = points_from(grid_, place - by, -by) + points_from(grid_, place + by, by);
}

/// The letters that the tiles on both sides of a cell permit along an axis.
LetterMask CrossSets::between(Axis axis, int place) const {
    const int by = Grid::step_along(axis);
    const LetterMask forward = between(place, by);
    return rules_.ruleset().reading == Reading::forward ? forward : forward | between(place, -by);
}

LetterMask CrossSets::between(int place, int by) const {
    return groups_.after(grid_.letter(place - 2 * by), grid_.letter(place - by)) &
           groups_.before(grid_.letter(place + by), grid_.letter(place + 2 * by));
}

}  // namespace crisscross::engine
