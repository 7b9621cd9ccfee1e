#pragma once

#include "engine/game/context.hpp"
#include "engine/game/draft.hpp"

namespace crisscross::engine {

/// Gives the turn to `seat`, or to the first after it who has no turn to lose (K11).
void give_turn(Draft& draft, Seat seat);

/// Ends the game if it is to end, else gives the turn to the next seat.
void finish_turn(Draft& draft, const DecisionContext& context);

/// Ends the game if it is to end as it stands, with `next` to move; says whether it did.
bool end_if_due(Draft& draft, const DecisionContext& context, Seat next);

/// Settles the game and ends it.
void end_game(Draft& draft, const DecisionContext& context, Reason reason);

/// Who has the turn when it comes to `seat`: the first from there on who has none to lose (K11).
Seat next_to_move(const Game& game, Seat seat);

/// The latest play can no longer be challenged; if it was a last one, the game ends or goes on.
void close_window(Draft& draft, const DecisionContext& context, Closing why);

/// Whether all opponents who are still in the game have accepted the contestable play.
bool all_accepted(const Game& game);

}  // namespace crisscross::engine
