#include "engine/placement.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace crisscross::engine {

namespace {

using Objection = std::optional<Refusal>;

constexpr std::array lines{Axis::across, Axis::down};
constexpr std::array neighbours{Cell{-1, 0}, Cell{1, 0}, Cell{0, -1}, Cell{0, 1}};

bool is_sound(const Rules& rules, const Lay& lay) {
    if (rules.tiles().count(lay.tile) == 0 || lay.shown >= rules.alphabet().size()) return false;
    return lay.tile == blank || lay.shown == lay.tile.code;
}

/// Tiles and cells, one by one; lays them on `board` as it goes.
Objection check_entries(const Rules& rules, Board& board, const Edits& edits, std::vector<Cell>& laid) {
    if (edits.empty()) return Refusal{Code::empty};
    for (const Edit& edit : edits) {
        const Lay& lay = std::get<Lay>(edit);
        if (!board.contains(lay.cell)) return Refusal{Code::off_board, {lay.cell}};
        if (board.occupied(lay.cell)) return Refusal{Code::occupied, {lay.cell}};
        if (lay.tile.code >= tile_codes || !is_sound(rules, lay)) return Refusal{Code::bad_tile, {lay.cell}};
        board.lay(lay.cell, {lay.shown, lay.tile == blank});
        laid.push_back(lay.cell);
    }
    std::sort(laid.begin(), laid.end());
    return {};
}

TileCounts tiles_of(const Edits& edits) {
    TileCounts tiles;
    for (const Edit& edit : edits) tiles.add(std::get<Lay>(edit).tile);
    return tiles;
}

/// The line that holds all cells, which are in reading order. A single cell lies in any line.
std::optional<Axis> common_line(const std::vector<Cell>& cells) {
    for (const Axis axis : lines)
        if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
                return axis == Axis::across ? cell.row == cells.front().row : cell.column == cells.front().column;
            }))
            return axis;
    return std::nullopt;
}

Objection check_line(const Board& board, const std::vector<Cell>& laid) {
    const auto axis = common_line(laid);
    if (!axis) return Refusal{Code::not_linear, laid};
    for (Cell cell = laid.front(); cell != laid.back(); cell = step(cell, *axis))
        if (!board.occupied(cell)) return Refusal{Code::gap, {cell}};
    return {};
}

bool touches(const Board& before, Cell cell) {
    return std::any_of(neighbours.begin(), neighbours.end(), [&](Cell offset) {
        return before.occupied({cell.row + offset.row, cell.column + offset.column});
    });
}

Objection check_opening(const Opening& opening, const std::vector<Cell>& laid) {
    if (static_cast<int>(laid.size()) < opening.tiles) return Refusal{Code::first_short, laid};
    if (std::find(laid.begin(), laid.end(), opening.start) == laid.end())
        return Refusal{Code::first_centre, {opening.start}};
    return {};
}

Objection check_attached(const Board& before, const std::vector<Cell>& laid) {
    if (std::any_of(laid.begin(), laid.end(), [&](Cell cell) { return touches(before, cell); })) return {};
    return Refusal{Code::not_attached, laid};
}

}  // namespace

std::optional<Refusal> check_rack(const Rules& rules, const TileCounts& rack, const TileCounts& wanted) {
    Refusal missing{Code::not_in_rack};
    wanted.for_each([&](Tile tile, int count) {
        if (count > rack.count(tile)) missing.words.push_back(rules.spelling(tile));
    });
    if (missing.words.empty()) return {};
    return missing;
}

Result<Placement> place(const Rules& rules, const Board& board, const TileCounts* rack, const Edits& edits) {
    Placement placement{board, {}};
    if (auto objection = check_entries(rules, placement.board, edits, placement.laid)) return *std::move(objection);
    if (rack)
        if (auto objection = check_rack(rules, *rack, tiles_of(edits))) return *std::move(objection);
    if (auto objection = check_line(placement.board, placement.laid)) return *std::move(objection);
    const auto objection = board.empty() ? check_opening(rules.ruleset().opening, placement.laid)
                                         : check_attached(board, placement.laid);
    if (objection) return *objection;
    return placement;
}

}  // namespace crisscross::engine
