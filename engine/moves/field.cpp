#include "engine/moves/field.hpp"

#include <algorithm>

namespace crisscross::engine {

std::vector<Axis> axes_of(const Ruleset& ruleset) {
    std::vector<Axis> axes = ruleset.placed;
    if (ruleset.spread == Spread::connected)
        std::erase_if(axes,
                      [&](Axis axis) { return std::ranges::find(ruleset.judged, axis) == ruleset.judged.end(); });
    return axes;
}

std::vector<Line> lines_of(const Rules& rules) {
    Grid grid;
    grid.read(rules, Board(rules.rows(), rules.columns()));
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

void Field::read(const Situation& now, Points points) {
    grid_.read(rules_, now.board);
    if (points == Points::wanted) premiums_.read(now.premiums);
    hand_ = Hand(rules_, now.rack);
    crossings_.read(rules_, lexicon_.graph(), grid_, hand_.available());
    opens_ = grid_.tiles == 0 && rules_.ruleset().opening;
    adds_up_ = premiums_.is_plain() && rules_.ruleset().counted == Counted::runs;
}

void Field::put(Cell cell, std::optional<Square> square) {
    grid_.put(rules_, cell, square);
    crossings_.read(rules_, lexicon_.graph(), grid_, hand_.available());
}

bool Field::is_anchor(int place) const {
    if (!grid_.is_empty(place)) return false;
    if (opens_) return Grid::cell_at(place) == rules_.ruleset().opening->start;
    const Contact contact = rules_.ruleset().contact;
    if (contact == Contact::none || (contact == Contact::whole_board && grid_.tiles == 0)) return true;
    return crossings_.touches(place);
}

bool Field::load(Strip& strip, const Line& line) const {
    strip.axis = line.axis;
    strip.reversed = false;
    strip.length = line.length;
    const int by = Grid::step_along(line.axis);
    bool any = false;
    for (int at = 0; at < line.length && !any; ++at) any = may_be_covered(line.first + at * by, line.axis);
    if (!any) return false;
    for (int at = 0; at < line.length; ++at)
        strip.spots[static_cast<std::size_t>(at)] = spot_at(line.first + at * by, line.axis);
    return true;
}

/// An anchor on which something of the hand can lie.
bool Field::may_be_covered(int place, Axis along) const {
    if (!is_anchor(place)) return false;
    LetterMask allowed = hand_.available();
    for (const Axis axis : rules_.ruleset().judged)
        if (const Crossing& crossing = crossings_.at(axis, place); axis != along && crossing.runs)
            allowed &= crossing.allowed();
    return allowed != 0;
}

Spot Field::spot_at(int place, std::optional<Axis> along) const {
    Spot spot;
    spot.cell = Grid::cell_at(place);
    if (grid_.occupied(place)) {
        spot.letter = grid_.letter(place);
        spot.value = static_cast<std::int16_t>(grid_.value(place));
        return spot;
    }
    const int factor = premiums_.word_factor(place);
    spot.anchor = is_anchor(place);
    spot.allowed = ~mask_of(WordGraph::separator);
    spot.letter_gain = static_cast<std::int16_t>(premiums_.letter_factor(place));
    spot.word_factor = static_cast<std::int16_t>(factor);
    for (const Axis axis : rules_.ruleset().judged) {
        const Crossing& crossing = crossings_.at(axis, place);
        if (axis == along || !crossing.runs) continue;
        spot.allowed &= crossing.allowed();
        spot.across_base += crossing.points * factor;
        spot.across_gain += spot.letter_gain * factor;
    }
    return spot;
}

}  // namespace crisscross::engine
