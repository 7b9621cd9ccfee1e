#pragma once

#include <optional>
#include <vector>

#include "engine/game/decide.hpp"
#include "engine/game/decisions/draft.hpp"

namespace crisscross::engine {

/// A command that is being decided: its context, the seat that gives it, and the events so far.
struct Attempt {
    DecisionContext context;
    Seat seat = 0;
    Draft draft;

    const Game& game() const { return draft.game(); }
};

using Decision = Result<std::vector<Event>>;

// The commands of a turn.
Decision decide_play(Attempt& attempt, const Play& play);
Decision decide_exchange(Attempt& attempt, const Exchange& exchange);
Decision decide_pass(Attempt& attempt, const Pass& pass);
Decision decide_starter(Attempt& attempt, const PlaceStarter& starter);

// What opponents may do about a play, and how its player may respond.
Decision decide_challenge(Attempt& attempt, const Challenge& challenge);
Decision decide_accept(Attempt& attempt, const Accept& accept);
Decision decide_evidence(Attempt& attempt, const ShowEvidence& evidence);
Decision decide_withdrawal(Attempt& attempt, const WithdrawPlay& withdrawal);
Decision decide_vote(Attempt& attempt, const Vote& vote);

// A player leaves the game.
Decision decide_resignation(Attempt& attempt);
Decision decide_loss_on_time(Attempt& attempt, const LoseOnTime& loss);

// What else happens when time is up.
Decision decide_expiry(Attempt& attempt, const Expire& expire);
Decision decide_pass_on_time(Attempt& attempt, const PassOnTime& pass);
Decision decide_overtime(Attempt& attempt, const ChargeOvertime& charge);

// What a search has shown.
Decision decide_no_play(Attempt& attempt, const NoPlayFound& found);

// What happens when all players want it.
Decision decide_take_back(Attempt& attempt, const TakeBack& move);
Decision decide_end(Attempt& attempt, EndReason reason);
Decision decide_abort(Attempt& attempt);

/// Places the starter and gives the turn to the next player (X2).
void place_starter(Attempt& attempt, Seat seat, Cell cell, const Options& options);

/// Counts the votes if everybody who may vote has voted (R8).
void count_votes_if_complete(Attempt& attempt);
/// Counts the votes; players who have not voted abstain (R8).
void count_votes(Attempt& attempt);

}  // namespace crisscross::engine
