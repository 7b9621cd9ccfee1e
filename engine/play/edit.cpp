#include "engine/play/edit.hpp"

namespace crisscross::engine {

Cell cell_of(const Edit& edit) {
    return std::visit([](const auto& change) { return change.cell; }, edit);
}

Tile tile_of(const Edit& edit) {
    const Lay* lay = std::get_if<Lay>(&edit);
    return lay ? lay->tile : red_cross;
}

void carry_out(const Edits& edits, PremiumUse use, Board& board, Premiums& premiums) {
    for (const Edit& edit : edits)
        if (const auto* lift = std::get_if<Lift>(&edit)) board.lift(lift->cell);
    for (const Edit& edit : edits) {
        const auto* lay = std::get_if<Lay>(&edit);
        if (!lay) continue;
        board.lay(lay->cell, {lay->shown, lay->tile == blank});
        if (use == PremiumUse::once) premiums.spend(lay->cell);
    }
}

TileCounts tiles_of(const Edits& edits) {
    TileCounts tiles;
    for (const Edit& edit : edits) tiles.add(tile_of(edit));
    return tiles;
}

TileCounts rest_of(TileCounts rack, const Edits& edits) {
    for (const Edit& edit : edits) rack.remove(tile_of(edit));
    return rack;
}

TileCounts rest_of(TileCounts rack, std::span<const Lay> lays, std::span<const Lift> lifts) {
    for (const Lay& lay : lays) rack.remove(lay.tile);
    for (const Lift& lift : lifts) rack.remove(tile_of(lift));
    return rack;
}

}  // namespace crisscross::engine
