#pragma once

#include <optional>
#include <vector>

#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// The people who all have to agree: those who are still playing and have not left their seat to a computer. The game
/// must have begun.
std::vector<engine::Seat> people_with_a_say(const GameState& state);

/// A player asks others to agree to something, such as a pause.
struct ConsentAsked {
    engine::Seat by = 0;
    std::vector<engine::Seat> of{};  ///< those who have not agreed yet
    bool operator==(const ConsentAsked&) const = default;
};

/// What a player has just asked for; nothing if nobody has, or if others only agree to what was asked before.
std::optional<ConsentAsked> consent_asked(const GameState& before, const GameState& after);

/// Whether somebody asks the player in this seat to agree to something.
bool is_asked_to_agree(const GameState& state, engine::Seat seat);

}  // namespace crisscross::server
