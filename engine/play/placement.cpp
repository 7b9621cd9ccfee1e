#include "engine/play/placement.hpp"

#include <algorithm>

#include "engine/play/entries.hpp"
#include "engine/play/geometry.hpp"

namespace crisscross::engine {

namespace {

TileCounts tiles_of(const Edits& edits) {
    TileCounts tiles;
    for (const Edit& edit : edits) tiles.add(tile_of(edit));
    return tiles;
}

}  // namespace

bool Placement::replaced(Cell cell) const {
    return std::binary_search(laid.begin(), laid.end(), cell) &&
           std::binary_search(lifted.begin(), lifted.end(), cell);
}

std::optional<Refusal> check_rack(const Rules& rules, const TileCounts& rack, const TileCounts& wanted) {
    Refusal missing{Code::not_in_rack};
    wanted.for_each([&](Tile tile, int count) {
        if (count > rack.count(tile)) missing.words.push_back(rules.spelling(tile));
    });
    if (missing.words.empty()) return {};
    return missing;
}

Result<Placement> place(const Rules& rules, const Board& board, const TileCounts* rack, const Edits& edits,
                        std::optional<Axis> line) {
    Placement placement{board};
    if (auto dispute = apply_entries(rules, edits, placement)) return *std::move(dispute);
    if (rack)
        if (auto dispute = check_rack(rules, *rack, tiles_of(edits))) return *std::move(dispute);
    if (auto dispute = check_geometry(rules, board, line, placement)) return *std::move(dispute);
    return placement;
}

}  // namespace crisscross::engine
