#include "engine/game/view/asked.hpp"

#include "engine/game/checks.hpp"

namespace crisscross::engine {

std::optional<Asked> asked(const Game& game, Viewer viewer) {
    if (!viewer) return std::nullopt;
    const PendingPlay* play = game.pending_play();
    if (play && !check_vote(game, *viewer, play->turn)) return Asked::vote;
    if (!check_move(game, *viewer, game.turn) || !check_starter(game, *viewer, game.turn)) return Asked::move;
    if (play && waits_for_acceptance(play->window) && !check_challenge(game, *viewer, play->turn))
        return Asked::accept;
    return std::nullopt;
}

}  // namespace crisscross::engine
