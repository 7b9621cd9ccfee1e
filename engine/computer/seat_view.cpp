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

bool has_turn(const SeatView& seen) {
    const auto& play = seen.view.pending_play;
    const bool waits = play && (play->dispute || play->window != Window::next_turn);
    return seen.view.to_move == seen.seat && !waits;
}

Task task_of(const SeatView& seen) {
    if (seen.over() || seen.view.players.at(index_of(seen.seat)).resigned) return Task::none;
    const auto& play = seen.view.pending_play;
    const bool is_own = play && play->seat == seen.seat;
    if (play && play->dispute) {
        const Dispute& dispute = *play->dispute;
        if (is_own) return dispute.evidence.empty() ? Task::defend : Task::none;
        return dispute.has_vote_of(seen.seat) ? Task::none : Task::vote;
    }
    if (play && !is_own && std::ranges::count(play->accepted, seen.seat) == 0) return Task::judge;
    return has_turn(seen) ? Task::turn : Task::none;
}

}  // namespace crisscross::engine
