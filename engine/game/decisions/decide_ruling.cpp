#include <algorithm>

#include "engine/game/checks.hpp"
#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/turns.hpp"
#include "engine/play/judging.hpp"

namespace crisscross::engine {

namespace {

/// Continues after a ruling. A final play ends the game or passes the turn on. After any other play the turn has
/// passed already, but to a player who may have resigned during the vote or has a turn to lose.
void go_on(Attempt& attempt, Window window) {
    const Seat mover = attempt.game().to_move;
    if (window == Window::final || attempt.game().player(mover).resigned)
        return finish_turn(attempt.draft, attempt.context);
    if (end_if_due(attempt.draft, attempt.context, next_to_move(attempt.game(), mover))) return;
    const bool owes_turn = attempt.game().player(mover).lost_turns > 0;
    if (owes_turn) give_turn(attempt.draft, mover);  // which skips that seat
}

/// The play stays on the board; the rules say what that costs the challenger (K11, K17).
void uphold(Attempt& attempt, const PendingPlay& pending_play, Seat challenger) {
    const Ruling ruling = attempt.game().rules.ruleset().ruling;
    Upheld upheld{pending_play.turn, pending_play.seat, challenger};
    upheld.turn_lost = ruling == Ruling::challenge_costs_turn;
    if (ruling == Ruling::challenge_pays_five) upheld.points = 5;
    if (ruling == Ruling::challenge_pays_ten) upheld.points = 10;
    if (attempt.game().player(pending_play.seat).resigned) upheld.points = 0;  // a frozen score (G4)
    attempt.draft.add(upheld);
    go_on(attempt, pending_play.window);
}

void add_withdrawn(Attempt& attempt, const PendingPlay& pending_play) {
    const int returned = pending_play.before.bag.total() - attempt.game().position.bag.total();
    const HiddenTiles rack = on_rack(attempt.game(), pending_play.before.rack);
    attempt.draft.add(Withdrawn{pending_play.turn, pending_play.seat, rack, returned, pending_play.before.score});
}

/// The word list rejected the play, so its turn is lost (K11).
void withdraw(Attempt& attempt, const PendingPlay& pending_play) {
    add_withdrawn(attempt, pending_play);
    go_on(attempt, pending_play.window);
}

/// The vote rejected the play, so the same player plays again (R8).
void withdraw_and_repeat(Attempt& attempt, const PendingPlay& pending_play) {
    if (attempt.game().player(pending_play.seat).resigned) return withdraw(attempt, pending_play);
    add_withdrawn(attempt, pending_play);
    give_turn(attempt.draft, pending_play.seat);
}

}  // namespace

Decision decide_challenge(Attempt& attempt, const Challenge& challenge) {
    if (auto refusal = check_challenge(attempt.game(), attempt.seat, challenge.turn)) return *std::move(refusal);
    const PendingPlay pending_play = *attempt.game().pending_play();
    const Ruleset& rules = attempt.game().rules.ruleset();
    if (rules.ruling == Ruling::vote) {
        attempt.draft.add(Challenged{attempt.seat, pending_play.turn, rules.windows.vote});
        return attempt.draft.release();
    }
    attempt.draft.add(Challenged{attempt.seat, pending_play.turn, 0});
    if (bad_words(attempt.game().rules, attempt.context.lexicon, pending_play.words).empty())
        uphold(attempt, pending_play, attempt.seat);
    else
        withdraw(attempt, pending_play);
    return attempt.draft.release();
}

Decision decide_accept(Attempt& attempt, const Accept& accept) {
    if (auto refusal = check_challenge(attempt.game(), attempt.seat, accept.turn)) return *std::move(refusal);
    attempt.draft.add(Accepted{attempt.seat, accept.turn});
    if (all_accepted(attempt.game())) close_window(attempt.draft, attempt.context, Closing::accepted);
    return attempt.draft.release();
}

Decision decide_evidence(Attempt& attempt, const ShowEvidence& evidence) {
    if (auto refusal = check_defence(attempt.game(), attempt.seat, evidence.turn)) return *std::move(refusal);
    attempt.draft.add(EvidenceShown{attempt.seat, evidence.turn, evidence.text});
    return attempt.draft.release();
}

Decision decide_withdrawal(Attempt& attempt, const WithdrawPlay& withdrawal) {
    if (auto refusal = check_defence(attempt.game(), attempt.seat, withdrawal.turn)) return *std::move(refusal);
    const PendingPlay pending_play = *attempt.game().pending_play();
    withdraw_and_repeat(attempt, pending_play);
    return attempt.draft.release();
}

Decision decide_vote(Attempt& attempt, const Vote& vote) {
    if (auto refusal = check_vote(attempt.game(), attempt.seat, vote.turn)) return *std::move(refusal);
    attempt.draft.add(Voted{attempt.seat, vote.turn, vote.opinion});
    count_votes_if_complete(attempt);
    return attempt.draft.release();
}

void count_votes_if_complete(Attempt& attempt) {
    const PendingPlay& pending_play = *attempt.game().pending_play();
    const auto seats = active_seats(attempt.game());
    const bool complete = std::all_of(seats.begin(), seats.end(), [&](Seat seat) {
        return seat == pending_play.seat || pending_play.dispute->has_vote_of(seat);
    });
    if (complete) count_votes(attempt);
}

void count_votes(Attempt& attempt) {
    const PendingPlay pending_play = *attempt.game().pending_play();
    int against = 0;
    for (const Voted& vote : pending_play.dispute->votes) against += vote.opinion == Opinion::not_convinced ? 1 : -1;
    if (against > 0)
        withdraw_and_repeat(attempt, pending_play);
    else
        uphold(attempt, pending_play, pending_play.dispute->challenger);
}

}  // namespace crisscross::engine
