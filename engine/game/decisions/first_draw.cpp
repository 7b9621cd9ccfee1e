#include "engine/game/decisions/first_draw.hpp"

#include <algorithm>
#include <numeric>

namespace crisscross::engine {

namespace {

int rank(Tile tile) {
    return tile == blank ? -1 : tile.code;
}

Tile only(const TileCounts& tiles) {
    Tile found{};
    tiles.for_each([&found](Tile tile, int) { found = tile; });
    return found;
}

}  // namespace

std::vector<Seat> best_of(std::span<const SeatTile> draws) {
    int best = tile_codes;
    for (const SeatTile& draw : draws) best = std::min(best, rank(draw.tile));
    std::vector<Seat> seats;
    for (const SeatTile& draw : draws)
        if (rank(draw.tile) == best) seats.push_back(draw.seat);
    return seats;
}

std::vector<OrderDrawn> draw_order(const Rules& rules, const Chance& chance, int seats, std::uint32_t first_event) {
    std::vector<OrderDrawn> rounds;
    std::vector<Seat> drawing(static_cast<std::size_t>(seats));
    std::iota(drawing.begin(), drawing.end(), 0);
    TileCounts bag = rules.tiles();
    const std::vector<Seat> everybody = drawing;
    const bool all_again = rules.ruleset().first_player == FirstPlayer::best_tile_all_again;
    while (drawing.size() > 1) {
        if (all_again && rounds.size() < max_rounds_for_everybody) {
            drawing = everybody;
            bag = rules.tiles();
        }
        if (bag.total() < static_cast<int>(drawing.size())) bag = rules.tiles();
        OrderDrawn round;
        const auto event = first_event + static_cast<std::uint32_t>(rounds.size());
        for (const Seat seat : drawing)
            round.draws.push_back({seat, only(chance.draw(bag, 1, event, static_cast<std::uint32_t>(seat)))});
        drawing = round.best = best_of(round.draws);
        rounds.push_back(std::move(round));
    }
    return rounds;
}

}  // namespace crisscross::engine
