#pragma once

#include <optional>

#include "engine/game/game.hpp"

namespace crisscross::server {

/// The player who is thinking about a move, and the turn.
struct Mover {
    engine::Seat seat = 0;
    engine::Turn turn = 0;
    bool operator==(const Mover&) const = default;
};

/// Whose clock runs in a game; nobody's before the first turn, while the next player has to wait for the window of a
/// play, during a vote, and after the end. A challenge that the list decides takes no time.
std::optional<Mover> mover(const engine::Game& game);

}  // namespace crisscross::server
