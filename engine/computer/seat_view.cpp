#include "engine/computer/seat_view.hpp"

#include <algorithm>

#include "engine/game/decisions/ending.hpp"

namespace crisscross::engine {

SeatView seat_view(const Game& game, Seat seat) {
    IdleCounts counts{{}, {}, game.scoreless};
    for (const Player& player : game.position.players) {
        counts.passes.push_back(player.passes);
        counts.idle.push_back(player.idle);
    }
    return {game.rules, seat, view(game, seat), std::move(counts), game.rejected};
}

TileCounts unseen(const SeatView& seen) {
    TileCounts tiles = seen.rules.tiles();
    const auto take = [&tiles](Tile tile, int count) { tiles.remove(tile, std::min(count, tiles.count(tile))); };
    // The starter comes from outside the bag (X2).
    if (seen.view.options) tiles.add(*seen.rules.find_tile(seen.rules.ruleset().starter_turn->tile));
    seen.view.board.for_each([&](Cell, Square square) { take(square.tile(), 1); });
    seen.view.removed.for_each(take);
    seen.rack().for_each(take);
    return tiles;
}

std::optional<Game> known_game(const SeatView& seen) {
    Game game = new_game(seen.rules);
    game.position = {seen.view.board, seen.view.premiums, {}, seen.view.removed, {}};
    for (std::size_t seat = 0; seat < seen.view.players.size(); ++seat) {
        const PlayerView& player = seen.view.players[seat];
        game.position.players.push_back({.score = player.score,
                                         .lost_turns = player.lost_turns,
                                         .passes = seen.idle_counts.passes[seat],
                                         .idle = seen.idle_counts.idle[seat],
                                         .target = player.target,
                                         .overtime = player.overtime,
                                         .resigned = player.resigned});
    }
    game.to_move = seen.seat;
    game.turn = seen.view.turn;
    game.scoreless = seen.idle_counts.scoreless;
    if (seen.view.bag > 0 || active_seats(game).size() != 2) return std::nullopt;
    const Seat other = after(game, seen.seat);
    game.player(seen.seat).rack = seen.rack();
    game.player(other).rack = unseen(seen);
    if (game.player(other).rack.total() != seen.view.players[static_cast<std::size_t>(other)].rack.count)
        return std::nullopt;
    return game;
}

bool wins_at_once(const SeatView& seen, int score, int used) {
    const PlayerView& own = seen.view.players.at(index_of(seen.seat));
    return reaches_target(seen.rules, own.score + score, own.target) || wins_at_once(seen.rules, used);
}

bool may_act(const SeatView& seen) {
    const View& view = seen.view;
    if (seen.over() || view.players.at(index_of(seen.seat)).resigned) return false;
    const auto& pending_play = view.pending_play;
    if (!pending_play) return view.to_move == seen.seat;
    if (pending_play->dispute) {
        const auto& votes = pending_play->dispute->votes;
        const auto is_own = [&](const Voted& vote) { return vote.seat == seen.seat; };
        return pending_play->seat == seen.seat ? pending_play->dispute->evidence.empty()
                                               : std::none_of(votes.begin(), votes.end(), is_own);
    }
    if (pending_play->window == Window::next_turn && view.to_move == seen.seat) return true;
    const auto& accepted = pending_play->accepted;
    return pending_play->seat != seen.seat &&
           std::find(accepted.begin(), accepted.end(), seen.seat) == accepted.end();
}

}  // namespace crisscross::engine
