#include "engine/play/geometry.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

template <class Range, class Predicate>
bool any(const Range& range, Predicate predicate) {
    return std::any_of(range.begin(), range.end(), predicate);
}

/// How many steps along `axis` lead from one cell to another, if they are in line.
std::optional<int> steps(Cell from, Cell to, Axis axis) {
    const Cell one = step({0, 0}, axis);
    const int count = one.column != 0 ? to.column - from.column : to.row - from.row;
    if (step(from, axis, count) != to) return std::nullopt;
    return count;
}

bool in_line(const std::vector<Cell>& cells, Axis axis) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](Cell cell) { return steps(cells.front(), cell, axis).has_value(); });
}

/// The line that a play lies on: the named one for a single cell, else the one that holds all cells.
std::optional<Axis> line_of(const Rules& rules, const std::vector<Cell>& cells, std::optional<Axis> named) {
    const auto& placed = rules.ruleset().placed;
    const auto fits = [&](Axis axis) { return (!named || axis == *named) && in_line(cells, axis); };
    const auto found = std::find_if(placed.begin(), placed.end(), fits);
    return found == placed.end() ? std::nullopt : std::optional(*found);
}

/// The first empty cell between the outermost laid tiles.
std::optional<Cell> gap_in(const PlacedTiles& placement, Axis line) {
    const auto along = [&](Cell a, Cell b) { return *steps(a, b, line) > 0; };
    const auto [first, last] = std::minmax_element(placement.laid.begin(), placement.laid.end(), along);
    for (Cell cell = *first; cell != *last; cell = step(cell, line))
        if (!placement.board.occupied(cell)) return cell;
    return std::nullopt;
}

std::vector<Cell> changed_cells(const PlacedTiles& placement) {
    std::vector<Cell> cells = placement.laid;
    for (const Cell cell : placement.lifted)
        if (!placement.replaced(cell)) cells.push_back(cell);
    return cells;
}

/// The line that counts besides the judged ones: the one that holds all cells of the play, but for a single cell,
/// which lies on every line, only one that the play names (R3). None where tiles may lie anywhere, or are only taken
/// off.
Result<std::optional<Axis>> counted_line(const Rules& rules, std::optional<Axis> named,
                                         const PlacedTiles& placement) {
    if (rules.ruleset().layout == Layout::connected) return std::optional<Axis>();
    const auto cells = changed_cells(placement);
    if (cells.size() > 1) named.reset();
    const auto line = line_of(rules, cells, named);
    if (!line) return Refusal{Code::not_linear, cells};
    if (placement.laid.empty()) return std::optional<Axis>();
    if (const auto gap = gap_in(placement, *line)) return Refusal{Code::gap, {*gap}};
    return cells.size() > 1 ? line : named;
}

/// The run of two or more through a cell, unless it is listed already.
void touch(std::vector<Run>& runs, const Board& board, Cell cell, Axis axis) {
    if (!board.occupied(cell)) return;
    Run run = run_through(board, cell, axis);
    if (run.cells.size() >= 2 && std::find(runs.begin(), runs.end(), run) == runs.end())
        runs.push_back(std::move(run));
}

/// The runs along the judged lines through laid tiles and on both sides of lifted ones, and the run along the line of
/// the play. Where a play need not touch anything, a lone tile is a run too (R3).
std::vector<Run> touched_runs(const Rules& rules, std::optional<Axis> line, const PlacedTiles& placement) {
    std::vector<Run> runs;
    for (const Axis axis : rules.ruleset().judged) {
        for (const Cell cell : placement.laid) touch(runs, placement.board, cell, axis);
        for (const Cell cell : placement.lifted)
            if (!placement.replaced(cell))
                for (const int side : {-1, 1}) touch(runs, placement.board, step(cell, axis, side), axis);
    }
    if (line) touch(runs, placement.board, placement.laid.front(), *line);
    if (runs.empty() && !placement.laid.empty() && rules.ruleset().contact == Contact::none)
        runs.push_back({Axis::across, placement.laid});
    std::sort(runs.begin(), runs.end(), reads_before);
    return runs;
}

using Fault = std::optional<Refusal>;

Fault check_opening(const Opening& opening, const std::vector<Cell>& laid) {
    if (static_cast<int>(laid.size()) < opening.min_tiles) return Refusal{Code::first_short, laid};
    if (std::find(laid.begin(), laid.end(), opening.start) == laid.end())
        return Refusal{Code::first_centre, {opening.start}};
    return {};
}

/// Whether a laid tile touches one that was there before and stays.
bool touches_earlier_tile(const Rules& rules, const Board& before, const PlacedTiles& placement) {
    Board stayed = before;
    for (const Cell cell : placement.lifted) stayed.lift(cell);
    return any(placement.laid, [&](Cell cell) { return touches(stayed, cell, rules.ruleset().judged); });
}

Fault check_contact(const Rules& rules, const Board& before, const PlacedTiles& placement) {
    const auto& opening = rules.ruleset().opening;
    if (before.empty() && opening) return check_opening(*opening, placement.laid);
    switch (rules.ruleset().contact) {
        case Contact::none:
            return {};
        case Contact::a_tile:
            if (placement.laid.empty() || touches_earlier_tile(rules, before, placement)) return {};
            return Refusal{Code::not_attached, placement.laid};
        case Contact::whole_board:
            if (!placement.runs.empty()) return {};
            return Refusal{Code::not_attached, placement.laid};
    }
    return {};
}

Fault check_board(const Rules& rules, const Board&, const PlacedTiles& placement) {
    if (rules.ruleset().contact != Contact::whole_board) return {};
    if (is_connected(placement.board, rules.ruleset().judged)) return {};
    return Refusal{Code::not_attached, placement.laid};
}

/// Tiles next to a lifted one must still touch something, and the board must not be empty (H5).
Fault check_orphans(const Rules& rules, const Board&, const PlacedTiles& placement) {
    if (placement.lifted.empty()) return {};
    if (placement.board.empty()) return Refusal{Code::orphan, placement.lifted};
    const auto& axes = rules.ruleset().judged;
    Refusal refusal{Code::orphan};
    for (const Cell vacated : placement.lifted)
        for (const Axis axis : axes)
            for (const Cell cell : {step(vacated, axis, -1), step(vacated, axis)})
                if (placement.board.occupied(cell) && !touches(placement.board, cell, axes))
                    refusal.cells.push_back(cell);
    if (refusal.cells.empty()) return {};
    return refusal;
}

/// Whether shared cells connect all runs, and every new tile is in one of them (X4).
bool words_are_connected(const PlacedTiles& placement) {
    std::vector<Run> runs = placement.runs;
    if (runs.empty()) return placement.laid.size() <= 1;
    std::vector<Cell> reached = runs.front().cells;
    const auto has = [&reached](Cell cell) {
        return std::find(reached.begin(), reached.end(), cell) != reached.end();
    };
    const auto is_reached = [&has](const Run& run) { return any(run.cells, has); };
    while (!runs.empty()) {
        const auto next = std::find_if(runs.begin(), runs.end(), is_reached);
        if (next == runs.end()) return false;
        reached.insert(reached.end(), next->cells.begin(), next->cells.end());
        runs.erase(next);
    }
    return std::all_of(placement.laid.begin(), placement.laid.end(), has);
}

Fault check_words(const Rules& rules, const Board&, const PlacedTiles& placement) {
    if (rules.ruleset().layout != Layout::connected || words_are_connected(placement)) return {};
    return Refusal{Code::new_words_apart, placement.laid};
}

/// A run must have a reading that spells no digraph letter by letter (H2).
Fault check_digraphs(const Rules& rules, const Board&, const PlacedTiles& placement) {
    for (const Run& run : placement.runs) {
        const Word word = word_of(placement.board, run);
        const Word backwards(word.rbegin(), word.rend());
        if (rules.ruleset().reading == Reading::both && !rules.splits_digraph(backwards)) continue;
        for (std::size_t next = 1; next < word.size(); ++next)
            if (rules.spells_digraph(word[next - 1], word[next]))
                return Refusal{Code::digraph, {run.cells[next - 1], run.cells[next]}, {rules.alphabet().text(word)}};
    }
    return {};
}

}  // namespace

std::optional<Refusal> check_geometry(const Rules& rules, const Board& before, std::optional<Axis> named,
                                      PlacedTiles& placement) {
    const auto line = counted_line(rules, named, placement);
    if (!line) return line.error();
    placement.runs = touched_runs(rules, *line, placement);
    for (const auto& part : {check_contact, check_board, check_orphans, check_words, check_digraphs})
        if (auto fault = part(rules, before, placement)) return fault;
    return {};
}

}  // namespace crisscross::engine
