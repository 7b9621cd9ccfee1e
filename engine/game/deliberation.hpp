#pragma once

#include <optional>
#include <vector>

#include "engine/game/context.hpp"
#include "engine/game/decide.hpp"
#include "engine/game/draft.hpp"

namespace crisscross::engine {

/// What a command is decided on, and the events decided so far.
struct Deliberation {
    DecisionContext context;
    Seat seat = 0;
    Draft draft;

    const Game& game() const { return draft.game(); }
    bool is_active() const;
};

using Decision = Result<std::vector<Event>>;

// The commands of a turn.
Decision decide_play(Deliberation& now, const Play& play);
Decision decide_exchange(Deliberation& now, const Exchange& exchange);
Decision decide_pass(Deliberation& now, const Pass& pass);
Decision decide_starter(Deliberation& now, const PlaceStarter& seed);

// What others may do about a play, and its player in return.
Decision decide_challenge(Deliberation& now, const Challenge& challenge);
Decision decide_accept(Deliberation& now, const Accept& accept);
Decision decide_evidence(Deliberation& now, const ShowEvidence& evidence);
Decision decide_withdrawal(Deliberation& now, const WithdrawPlay& concession);
Decision decide_vote(Deliberation& now, const Vote& vote);

// What may happen at any time.
Decision decide_resignation(Deliberation& now);
Decision decide_expiry(Deliberation& now, const Expire& expire);
Decision decide_no_play(Deliberation& now, const NoPlayFound& found);

/// Puts the seed on a cell and goes on to the next player (X2).
void seed(Deliberation& now, Seat seat, Cell cell, const Options& options);

/// Rules on the vote if everybody has voted who may (R8).
void count_votes_if_complete(Deliberation& now);
/// Rules on the vote; who has not voted abstains (R8).
void count_votes(Deliberation& now);

}  // namespace crisscross::engine
