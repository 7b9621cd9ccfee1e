#include "engine/play/entries.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

using Dispute = std::optional<Refusal>;

bool contains(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// A letter that a blank may stand for is one of a single character (H3).
bool is_sound(const Rules& rules, const Lay& lay) {
    if (lay.tile == red_cross || lay.tile.code >= tile_codes) return false;
    if (rules.tiles().count(lay.tile) == 0 || lay.shown >= rules.alphabet().size()) return false;
    if (lay.tile == blank) return rules.alphabet().spelling(lay.shown).size() == 1;
    return lay.shown == lay.tile.code;
}

Dispute lift(const Rules& rules, const Lift& lift, Placement& placement) {
    if (rules.tiles().count(red_cross) == 0) return Refusal{Code::bad_tile, {lift.cell}};
    if (!placement.board.occupied(lift.cell)) return Refusal{Code::red_target, {lift.cell}};
    placement.board.lift(lift.cell);
    placement.lifted.push_back(lift.cell);
    return {};
}

Dispute lay(const Rules& rules, const Lay& lay, Placement& placement) {
    if (placement.board.occupied(lay.cell)) return Refusal{Code::occupied, {lay.cell}};
    if (!is_sound(rules, lay)) return Refusal{Code::bad_tile, {lay.cell}};
    placement.board.lay(lay.cell, {lay.shown, lay.tile == blank});
    placement.laid.push_back(lay.cell);
    return {};
}

}  // namespace

/// Lifts go first, whatever the order of the edits, so that only tiles that were there can be taken off (H4).
std::optional<Refusal> apply_entries(const Rules& rules, const Edits& edits, Placement& placement) {
    if (edits.empty()) return Refusal{Code::empty};
    for (const Edit& edit : edits)
        if (!placement.board.contains(cell_of(edit))) return Refusal{Code::off_board, {cell_of(edit)}};
    for (const Edit& edit : edits)
        if (const Lift* change = std::get_if<Lift>(&edit)) {
            if (contains(placement.lifted, change->cell)) return Refusal{Code::red_target, {change->cell}};
            if (auto dispute = lift(rules, *change, placement)) return dispute;
        }
    for (const Edit& edit : edits)
        if (const Lay* change = std::get_if<Lay>(&edit))
            if (auto dispute = lay(rules, *change, placement)) return dispute;
    std::sort(placement.laid.begin(), placement.laid.end());
    std::sort(placement.lifted.begin(), placement.lifted.end());
    return {};
}

}  // namespace crisscross::engine
