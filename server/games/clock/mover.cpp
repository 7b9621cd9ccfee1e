#include "server/games/clock/mover.hpp"

namespace crisscross::server {

std::optional<Mover> mover(const engine::Game& game) {
    if (game.turn == 0 || game.over()) return std::nullopt;
    const engine::PendingPlay* play = game.pending_play();
    if (play && (play->dispute || play->window != engine::Window::next_turn)) return std::nullopt;
    return Mover{game.to_move, game.turn};
}

}  // namespace crisscross::server
