#include "tests/support/games/hidden_tiles.hpp"

#include <algorithm>
#include <vector>

namespace crisscross::test {

using engine::Seat;
using engine::TileCounts;

engine::Game with_other_hidden_tiles(engine::Game game, engine::Viewer viewer, std::mt19937& random) {
    std::vector<engine::Tile> hidden;
    const auto take = [&](const TileCounts& tiles) {
        tiles.for_each([&](engine::Tile tile, int count) {
            hidden.insert(hidden.end(), static_cast<std::size_t>(count), tile);
        });
    };
    std::vector<TileCounts*> places{&game.position.bag};
    for (Seat seat = 0; seat < static_cast<Seat>(game.position.players.size()); ++seat)
        if (seat != viewer) places.push_back(&game.player(seat).rack);
    for (const TileCounts* place : places) take(*place);
    std::shuffle(hidden.begin(), hidden.end(), random);
    for (TileCounts* place : places) {
        const int count = place->total();
        *place = {};
        for (int tile = 0; tile < count; ++tile, hidden.pop_back()) place->add(hidden.back());
    }
    return game;
}

}  // namespace crisscross::test
