#include "engine/moves/search.hpp"

// Red-crossed tiles: takes off each set of tiles of a line that may be crossed out together, and searches that line
// for plays. All edits of a turn lie in one line, so no other line has plays with these lifts (H6).

namespace crisscross::engine {

namespace {

/// Budget steps for updating the field after a tile was crossed out.
constexpr long lift_cost = 30;

}  // namespace

bool Search::visit_lifts() {
    if (field_.hand().crosses == 0) return true;
    for (const Line& line : tables_->lines)
        if (!lift_more(line, 0)) return false;
    return true;
}

/// Crosses out one more tile of the line, at or after `at`.
bool Search::lift_more(const Line& line, int at) {
    const int by = Grid::step_along(line.axis);
    for (; at < line.length; ++at) {
        const Cell cell = Grid::cell_at(line.first + at * by);
        const auto square = now_->board.at(cell);
        if (!square) continue;
        if (!budget_->spend(lift_cost)) return false;
        lifts_.at(lift_count_++) = {cell};
        --field_.hand().crosses;
        field_.put(cell, {});
        const bool goes_on = visit_lifted(line) && (field_.hand().crosses == 0 || lift_more(line, at + 1));
        field_.put(cell, square);
        ++field_.hand().crosses;
        --lift_count_;
        if (!goes_on) return false;
    }
    return true;
}

bool Search::visit_lifted(const Line& line) {
    const bool is_single = lift_count_ == 1;
    const int place = Grid::place_of(lifts_.front().cell);
    if (!is_single || is_first_line(line.axis, place))
        if (!report({{}, {}, line.axis, {}, 0}, {})) return false;
    const int by = Grid::step_along(line.axis);
    for (int at = 0; at < line.length; ++at)
        if (!visit_single_lifted(line, line.first + at * by)) return false;
    return visit_words(line);
}

/// Visits plays that lay one tile in the line of the lifts. A tile that replaces the only lifted one lies in all
/// lines: it is visited for the first of them, and for each one that counts only where it is named. Any other tile
/// lies in this line alone, which counts (R3).
bool Search::visit_single_lifted(const Line& line, int place) {
    if (!field_.singles().has(Grid::cell_at(place))) return true;
    const Spot spot = field_.spot_at(place, {});
    const bool counts = field_.touches(spot.cell) || rules_.ruleset().contact == Contact::none;
    const bool in_all_lines = lift_count_ == 1 && lifts_.front().cell == spot.cell;
    if (in_all_lines) {
        const bool is_first = counts && is_first_line(line.axis, place);
        if (is_first && !visit_letters(spot, longest_line(place), {}, {})) return false;
        return is_judged(line.axis) || visit_named(place, spot, line.axis);
    }
    if (!counts) return true;
    const auto counted = is_judged(line.axis) ? std::nullopt : with_run(spot, place, line.axis);
    return counted ? visit_letters(*counted, line.axis, {}, line.axis)
                   : visit_letters(spot, longest_line(place), {}, {});
}

/// Whether this is the first axis with a line through the cell.
bool Search::is_first_line(Axis axis, int place) const {
    for (const Axis other : tables_->axes) {
        if (other == axis) return true;
        const int by = Grid::step_along(other);
        if (field_.grid().letter(place - by) != Grid::edge || field_.grid().letter(place + by) != Grid::edge)
            return false;
    }
    return true;
}

}  // namespace crisscross::engine
