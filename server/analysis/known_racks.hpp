#pragma once

#include <vector>

#include "engine/game/game.hpp"

namespace crisscross::server {

/// Which racks of a game are known as a whole. A record names the tiles of a rack as far as somebody wrote them down,
/// and a move can be judged only by the whole rack.
class KnownRacks {
public:
    /// To be called after each event of the game.
    void follow(const engine::Game& game);
    /// Whether the seat had no other tiles than the game says.
    bool is_whole(const engine::Game& game, engine::Seat seat) const;

private:
    std::vector<int> sizes_{};  // of the racks as they were, by seat
};

}  // namespace crisscross::server
