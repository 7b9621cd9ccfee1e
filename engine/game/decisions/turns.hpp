#pragma once

#include "engine/game/decisions/draft.hpp"

namespace crisscross::engine {

/// Gives the turn to `seat`, or to the next seat that does not have to skip (K11).
void give_turn(Draft& draft, Seat seat);

/// Ends the game if it is over, else gives the turn to the next seat.
void finish_turn(Draft& draft, const DecisionContext& context);

/// Ends the game if it is over with `next` to move; returns whether it did.
bool end_if_due(Draft& draft, const DecisionContext& context, Seat next);

/// Settles the game and ends it.
void end_game(Draft& draft, const DecisionContext& context, EndReason reason);

/// The seat that moves when the turn comes to `seat`: the first from there that does not have to skip (K11).
Seat next_to_move(const Game& game, Seat seat);

/// Closes the window of the latest play; if that play was to end the game, the game ends or goes on.
void close_window(Draft& draft, const DecisionContext& context, Closing why);

/// Whether all opponents still in the game have accepted the pending play.
bool all_accepted(const Game& game);

}  // namespace crisscross::engine
