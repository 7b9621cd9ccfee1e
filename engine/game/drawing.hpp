#pragma once

#include <algorithm>

#include "engine/game/draft.hpp"

namespace crisscross::engine {

/// Tiles as the others may see them: hidden, or open where racks are (X11).
inline HiddenTiles on_rack(const Game& game, const TileCounts& tiles) {
    return HiddenTiles(tiles, game.rack_visibility());
}

/// Fills a rack up while the bag lasts (K6), with an event of the kind `Drawn`.
template <class Drawn>
void draw_up(Draft& draft, const Chance& chance, Seat seat) {
    TileCounts bag = draft.game().now.bag;
    const int missing = draft.game().rules.ruleset().rack_size - draft.game().player(seat).rack.total();
    const TileCounts tiles = chance.draw(bag, std::min(missing, bag.total()), draft.next_event());
    if (!tiles.empty()) draft.add(Drawn{seat, on_rack(draft.game(), tiles)});
}

}  // namespace crisscross::engine
