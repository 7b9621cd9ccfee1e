#include "engine/moves/field.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

/// Numbers the lines along an axis, from 0 to 63.
int line_number(Cell cell, Axis axis) {
    switch (axis) {
        case Axis::across:
            return cell.row;
        case Axis::down:
            return cell.column;
        case Axis::diagonal_down:
            return cell.row - cell.column + CellSet::side;
        case Axis::diagonal_up:
            return cell.row + cell.column;
    }
    return 0;
}

}  // namespace

void Field::prepare(const Situation& now, Points points) {
    grid_.prepare(rules_, now.board);
    points_ = points;
    if (points == Points::wanted) premiums_.prepare(now.premiums);
    hand_.hold(now.rack);
    opens_ = grid_.tiles.empty() && rules_.ruleset().opening;
    adds_up_ = premiums_.is_plain() && rules_.ruleset().counted == Counted::runs;
    find_anchors();
    cross_sets_.prepare(beside_, hand_);
    find_live_anchors();
}

void Field::put(Cell cell, std::optional<Square> square) {
    grid_.put(rules_, cell, square);
    find_anchors();
    cross_sets_.update_around(Grid::place_of(cell), hand_);
    find_live_anchors();
}

void Field::find_anchors() {
    const Ruleset& ruleset = rules_.ruleset();
    beside_ = grid_.tiles.beside(ruleset.judged);
    beside_ &= grid_.free;
    anchors_ = beside_;
    if (opens_) {
        anchors_ = {};
        anchors_.add(ruleset.opening->start);
    } else if (ruleset.contact == Contact::none || (ruleset.contact == Contact::whole_board && grid_.tiles.empty())) {
        anchors_ = grid_.free;
    }
}

/// Finds the anchors where a tile of the hand fits, alone or with others on a line.
void Field::find_live_anchors() {
    singles_ = {};
    live_ = {};
    CellSet closed = beside_;
    closed -= cross_sets_.open();
    CellSet open = anchors_;
    open -= closed;
    open.every([this](Cell cell) {
        const int place = Grid::place_of(cell);
        if (coverable(place, {}) != 0) singles_.add(cell);
        if (hand_.tiles < 2) return true;
        for (const Axis axis : axes_) {
            auto& live = live_[static_cast<std::size_t>(axis)];
            const auto line = std::uint64_t{1} << line_number(cell, axis);
            if ((live & line) == 0 && has_room_for_two(place, axis)) live |= line;
        }
        return true;
    });
}

bool Field::load(Strip& strip, const Line& line) const {
    const auto number = line_number(Grid::cell_at(line.first), line.axis);
    if ((live_[static_cast<std::size_t>(line.axis)] >> number & 1) == 0) return false;
    strip.axis = line.axis;
    strip.reversed = false;
    strip.length = line.length;
    const int by = Grid::step_along(line.axis);
    for (int at = 0; at < line.length; ++at)
        fill(strip.spots[static_cast<std::size_t>(at)], line.first + at * by, line.axis);
    return true;
}

/// The letters of the hand that may lie on a cell.
LetterMask Field::coverable(int place, std::optional<Axis> along) const {
    LetterMask allowed = hand_.available() & cross_sets_.possible(place);
    for (const Axis axis : rules_.ruleset().judged)
        if (const CrossSet& cross_set = cross_sets_.at(axis, place); axis != along && cross_set.runs)
            allowed &= cross_set.allowed();
    return allowed;
}

/// Whether one tile may lie on a cell and another on the next empty cell before or after it.
bool Field::has_room_for_two(int place, Axis along) const {
    const LetterMask here = coverable(place, along);
    if (here == 0) return false;
    for (const int side : {-1, 1}) {
        const int by = side * Grid::step_along(along);
        int other = place + by;
        while (grid_.occupied(other)) other += by;
        if (!grid_.is_empty(other)) continue;
        LetterMask fitting = ~LetterMask{0};
        if (other == place + by) {
            fitting = 0;
            for_each_letter(here, [&](Letter letter) { fitting |= cross_sets_.beyond(place, along, side, letter); });
        }
        if ((coverable(other, along) & fitting) != 0) return true;
    }
    return false;
}

Spot Field::spot_at(int place, std::optional<Axis> along) const {
    Spot spot;
    fill(spot, place, along);
    return spot;
}

void Field::fill(Spot& spot, int place, std::optional<Axis> along) const {
    spot.cell = Grid::cell_at(place);
    spot.letter = grid_.letter(place);
    spot.anchor = anchors_.has(spot.cell);
    if (grid_.occupied(place)) {
        spot.value = static_cast<std::int16_t>(grid_.value(place));
        return;
    }
    spot.allowed = cross_sets_.possible(place) & ~mask_of(WordGraph::separator);
    const bool is_beside = beside_.has(spot.cell);
    if (is_beside)
        for (const Axis axis : rules_.ruleset().judged)
            if (const CrossSet& cross_set = cross_sets_.at(axis, place); axis != along && cross_set.runs)
                spot.allowed &= cross_set.allowed();
    if (points_ == Points::left_out) return;
    const int factor = premiums_.word_factor(place);
    spot.letter_gain = static_cast<std::int16_t>(premiums_.letter_factor(place));
    spot.word_factor = static_cast<std::int16_t>(factor);
    spot.across_gain = 0;
    spot.across_base = 0;
    if (!is_beside) return;
    for (const Axis axis : rules_.ruleset().judged) {
        const CrossSet& cross_set = cross_sets_.at(axis, place);
        if (axis == along || !cross_set.runs) continue;
        spot.across_base += cross_set.points * factor;
        spot.across_gain += spot.letter_gain * factor;
    }
}

}  // namespace crisscross::engine
