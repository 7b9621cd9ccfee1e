#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/core/viewers/calls_made.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// The game that calls players, as notices name it, and the moments that matter.
struct CallingGame {
    const std::string& room;  ///< its code
    int number = 1;
    Moment now = 0;
    Moment began = 0;  ///< when the turn that is played began
};

/// Has the player of the seat called, too, but not in the night of their clock.
void add_called(CallPlayers& call, const GameState& state, engine::Seat seat);

/// When the turn that is played began.
Moment turn_began(const GameRecord& game);

/// As it calls players now.
CallingGame calling_game(const GameRecord& game, Moment now);

/// The calls that follow when a game goes on from one state to another. Players who are not there are called when
/// they now have to act, as they do when a pause ends, when they get another clock on their turn, when they are
/// nudged or asked to agree to something, when their clock reminds them or runs out without ending the turn, and when
/// the game is over; those who are there are only reminded of their turn: they may have forgotten the page. The calls
/// of those who no longer have to act are withdrawn. `present`: by seat; a hidden page does not count. `calls_made`:
/// those of before. `stored`: what happened in between. Each challenge in it makes a call, after the others: the room
/// hears of it, even if no player has to act.
Effects calls_after(const CallingGame& game, const GameState& before, const GameState& after,
                    const std::vector<bool>& present, const CallsMade& calls_made, std::span<const GameEntry> stored);

/// The calls that would follow if everything in the game had just happened, but for challenges and nudges: those were
/// announced when they happened.
Effects first_calls(const CallingGame& game, const GameState& state, const std::vector<bool>& present,
                    CallPlayers::When when);

/// The reminders of a player who has the game open, if it is their turn and no live clock soon ends it.
std::optional<CallPlayers> reminders_while_there(const CallingGame& game, const GameState& state, engine::Seat seat);

/// The call of a player who has just left, or hidden their page, if the game waits for them. It is made soon if the
/// game has waited for a short time only: their connection may have been lost before they saw that.
std::optional<CallPlayers> call_after_leaving(const CallingGame& game, const GameState& state, engine::Seat seat);

}  // namespace crisscross::server
