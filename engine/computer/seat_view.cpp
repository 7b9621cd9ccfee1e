#include "engine/computer/seat_view.hpp"

#include <algorithm>

namespace crisscross::engine {

SeatView seat_view(const Game& game, Seat seat) {
    return {game.rules, seat, view(game, seat)};
}

TileCounts unseen(const SeatView& seen) {
    TileCounts tiles = seen.rules.tiles();
    const auto take = [&tiles](Tile tile, int count) { tiles.remove(tile, std::min(count, tiles.count(tile))); };
    // The seed comes from outside the bag (X2).
    if (seen.view.options) tiles.add(*seen.rules.find_tile(seen.rules.ruleset().seed_turn->tile));
    seen.view.board.for_each([&](Cell, Square square) { take(square.tile(), 1); });
    seen.view.removed.for_each(take);
    seen.rack().for_each(take);
    return tiles;
}

bool may_act(const SeatView& seen) {
    const View& view = seen.view;
    if (seen.over() || view.players.at(static_cast<std::size_t>(seen.seat)).resigned) return false;
    const auto& contest = view.contest;
    if (!contest) return view.to_move == seen.seat;
    if (contest->objection) {
        const auto& votes = contest->objection->votes;
        const auto is_own = [&](const Voted& vote) { return vote.seat == seen.seat; };
        return contest->seat == seen.seat ? contest->objection->evidence.empty()
                                          : std::none_of(votes.begin(), votes.end(), is_own);
    }
    if (contest->window == Window::next_turn && view.to_move == seen.seat) return true;
    const auto& accepted = contest->accepted;
    return contest->seat != seen.seat && std::find(accepted.begin(), accepted.end(), seen.seat) == accepted.end();
}

}  // namespace crisscross::engine
