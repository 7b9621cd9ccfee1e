#include "engine/play/placement.hpp"

#include <algorithm>

#include "engine/play/geometry.hpp"

namespace crisscross::engine {

namespace {

bool contains(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// Whether the tile is in the set and may show this letter. A blank cannot stand for a digraph (H3).
bool is_valid(const Rules& rules, const Lay& lay) {
    if (lay.tile == red_cross || lay.tile.code >= tile_codes) return false;
    if (rules.tiles().count(lay.tile) == 0 || lay.shown >= rules.alphabet().size()) return false;
    if (lay.tile == blank) return rules.alphabet().spelling(lay.shown).size() == 1;
    return lay.shown == lay.tile.code;
}

std::optional<Refusal> lift(const Rules& rules, const Lift& lift, PlacedTiles& placement) {
    if (rules.tiles().count(red_cross) == 0) return Refusal{Code::bad_tile, {lift.cell}};
    if (!placement.board.occupied(lift.cell)) return Refusal{Code::red_target, {lift.cell}};
    placement.board.lift(lift.cell);
    placement.lifted.push_back(lift.cell);
    return {};
}

std::optional<Refusal> lay(const Rules& rules, const Lay& lay, PlacedTiles& placement) {
    if (placement.board.occupied(lay.cell)) return Refusal{Code::occupied, {lay.cell}};
    if (!is_valid(rules, lay)) return Refusal{Code::bad_tile, {lay.cell}};
    placement.board.lay(lay.cell, {lay.shown, lay.tile == blank});
    placement.laid.push_back(lay.cell);
    return {};
}

/// Checks the edits one by one, cells and tiles only, and carries them out on `placement.board`. Lifts go first,
/// whatever the order of the edits, so that only tiles that were there before the play can be taken off (H4).
std::optional<Refusal> apply_edits(const Rules& rules, const Edits& edits, PlacedTiles& placement) {
    if (edits.empty()) return Refusal{Code::empty};
    for (const Edit& edit : edits)
        if (!placement.board.contains(cell_of(edit))) return Refusal{Code::off_board, {cell_of(edit)}};
    for (const Edit& edit : edits)
        if (const Lift* change = std::get_if<Lift>(&edit)) {
            if (contains(placement.lifted, change->cell)) return Refusal{Code::red_target, {change->cell}};
            if (auto refusal = lift(rules, *change, placement)) return refusal;
        }
    for (const Edit& edit : edits)
        if (const Lay* change = std::get_if<Lay>(&edit))
            if (auto refusal = lay(rules, *change, placement)) return refusal;
    std::sort(placement.laid.begin(), placement.laid.end());
    std::sort(placement.lifted.begin(), placement.lifted.end());
    return {};
}

}  // namespace

bool PlacedTiles::replaced(Cell cell) const {
    return std::binary_search(laid.begin(), laid.end(), cell) &&
           std::binary_search(lifted.begin(), lifted.end(), cell);
}

std::optional<Refusal> check_rack(const Rules& rules, const TileCounts& rack, const TileCounts& wanted) {
    Refusal missing{Code::not_in_rack};
    wanted.for_each([&](Tile tile, int count) {
        if (count > rack.count(tile)) missing.tiles.push_back(rules.spelling(tile));
    });
    if (missing.tiles.empty()) return {};
    return missing;
}

Result<PlacedTiles> place(const Rules& rules, const Board& board, const TileCounts* rack, const Edits& edits,
                          std::optional<Axis> line) {
    PlacedTiles placement{board};
    if (auto refusal = apply_edits(rules, edits, placement)) return *std::move(refusal);
    if (rack)
        if (auto refusal = check_rack(rules, *rack, tiles_of(edits))) return *std::move(refusal);
    if (auto refusal = check_geometry(rules, board, line, placement)) return *std::move(refusal);
    return placement;
}

}  // namespace crisscross::engine
