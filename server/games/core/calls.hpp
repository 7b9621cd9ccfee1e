#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/games/core/game_effect.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// The game that calls players, as notices name it, and when.
struct CallingGame {
    const std::string& room;  ///< its code
    int number = 1;
    Moment now = 0;
    Moment began = 0;  ///< when the turn that is played began
};

/// When the turn that is played began.
Moment turn_began(const GameRecord& game);

/// The calls that follow when a game goes on from one state to another: of those who are not there and now have to
/// act or are nudged, of one whose clock reminds them or has run out without an end of the turn, and of all who are
/// not there when it is over. `present`: by seat. What asks nobody any more calls nobody. `stored`: what happened in
/// between; each challenge in it makes a call, which is for nobody if nobody has to act, and comes after the others.
Effects calls_after(const CallingGame& game, const GameState& before, const GameState& after,
                    const std::vector<bool>& present, std::span<const GameEntry> stored);

/// What calls a player who has just left although the game waits for them: soon, if it has waited for a short time
/// only, because their line may have been lost before they saw it. Nothing if it does not wait.
std::optional<CallPlayers> call_after_leaving(const CallingGame& game, const GameState& state, engine::Seat seat);

}  // namespace crisscross::server
