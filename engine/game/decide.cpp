#include "engine/game/decide.hpp"

#include "engine/game/checks.hpp"
#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/ending.hpp"
#include "engine/game/decisions/turns.hpp"

namespace crisscross::engine {

namespace {

/// One overload for each command.
struct Decide {
    Attempt& attempt;

    Decision operator()(const Play& play) const { return decide_play(attempt, play); }
    Decision operator()(const Exchange& exchange) const { return decide_exchange(attempt, exchange); }
    Decision operator()(const Pass& pass) const { return decide_pass(attempt, pass); }
    Decision operator()(const PlaceStarter& starter) const { return decide_starter(attempt, starter); }
    Decision operator()(const Challenge& challenge) const { return decide_challenge(attempt, challenge); }
    Decision operator()(const Accept& accept) const { return decide_accept(attempt, accept); }
    Decision operator()(const ShowEvidence& evidence) const { return decide_evidence(attempt, evidence); }
    Decision operator()(const WithdrawPlay& withdrawal) const { return decide_withdrawal(attempt, withdrawal); }
    Decision operator()(const Vote& vote) const { return decide_vote(attempt, vote); }
    Decision operator()(const Resign&) const { return decide_resignation(attempt); }
    Decision operator()(const Expire& expire) const { return decide_expiry(attempt, expire); }
    Decision operator()(const LoseOnTime& loss) const { return decide_loss_on_time(attempt, loss); }
    Decision operator()(const PassOnTime& pass) const { return decide_pass_on_time(attempt, pass); }
    Decision operator()(const ChargeOvertime& charge) const { return decide_overtime(attempt, charge); }
    Decision operator()(const NoPlayFound& found) const { return decide_no_play(attempt, found); }
    Decision operator()(const TakeBack& move) const { return decide_take_back(attempt, move); }
    Decision operator()(const EndByAgreement&) const { return decide_end(attempt, Reason::agreement); }
    Decision operator()(const EndAtTurnLimit&) const { return decide_end(attempt, Reason::turn_limit); }
    Decision operator()(const Abort&) const { return decide_abort(attempt); }
};

/// Goes on after a player has left the game. With one player left it ends for `reason`. It also ends if all who are
/// left have passed, or passed and exchanged, often enough: the player who left may have been the last to wait for
/// (G4).
Decision go_on_without(Attempt& attempt, Seat seat, Reason reason) {
    if (active_seats(attempt.game()).size() == 1) {
        end_game(attempt.draft, attempt.context, reason);
        return attempt.draft.release();
    }
    const PendingPlay* pending_play = attempt.game().pending_play();
    const bool is_settled = pending_play == nullptr;
    const bool waits = is_held_up(attempt.game());
    if (pending_play && pending_play->dispute)
        count_votes_if_complete(attempt);
    else if (pending_play && all_accepted(attempt.game()))
        close_window(attempt.draft, attempt.context, Closing::accepted);
    const Seat mover = attempt.game().to_move;
    if (!waits && mover == seat)
        finish_turn(attempt.draft, attempt.context);
    else if (is_settled)
        end_if_due(attempt.draft, attempt.context, mover);
    return attempt.draft.release();
}

/// Puts the starter in the centre, with the options of the rules, because its time has run out (X2).
Decision place_starter_for(Attempt& attempt) {
    const Ruleset& rules = attempt.game().rules.ruleset();
    place_starter(attempt, attempt.game().to_move, rules.starter_turn->centre, options_of(rules));
    return attempt.draft.release();
}

}  // namespace

Decision decide_resignation(Attempt& attempt) {
    if (auto refusal = check_resignation(attempt.game(), attempt.seat)) return *std::move(refusal);
    attempt.draft.add(Resigned{attempt.seat});
    return go_on_without(attempt, attempt.seat, Reason::resignation);
}

Decision decide_loss_on_time(Attempt& attempt, const LoseOnTime& loss) {
    if (auto refusal = check_clock(attempt.game(), loss.turn)) return *std::move(refusal);
    const Seat seat = attempt.game().to_move;
    attempt.draft.add(LostOnTime{seat});
    return go_on_without(attempt, seat, Reason::out_of_time);
}

Decision decide_pass_on_time(Attempt& attempt, const PassOnTime& pass) {
    if (auto refusal = check_clock(attempt.game(), pass.turn)) return *std::move(refusal);
    if (attempt.game().needs_starter()) return place_starter_for(attempt);
    if (attempt.game().pending_play()) close_window(attempt.draft, attempt.context, Closing::next_turn);
    attempt.draft.add(Passed{attempt.game().to_move, pass.turn, true});
    finish_turn(attempt.draft, attempt.context);
    return attempt.draft.release();
}

Decision decide_overtime(Attempt& attempt, const ChargeOvertime& charge) {
    if (auto refusal = check_clock(attempt.game(), charge.turn)) return *std::move(refusal);
    attempt.draft.add(OvertimeCharged{attempt.game().to_move, charge.points});
    return attempt.draft.release();
}

Decision decide_expiry(Attempt& attempt, const Expire& expire) {
    const Game& game = attempt.game();
    if (const auto* placing_starter = std::get_if<PlacingStarter>(&game.phase);
        placing_starter && expire.turn == game.turn)
        return place_starter_for(attempt);
    const PendingPlay* pending_play = game.pending_play();
    if (!pending_play || pending_play->turn != expire.turn) return Refusal{Code::stale};
    if (pending_play->dispute)
        count_votes(attempt);
    else if (pending_play->seconds > 0)
        close_window(attempt.draft, attempt.context, Closing::expired);
    else
        return Refusal{Code::stale};
    return attempt.draft.release();
}

Decision decide_no_play(Attempt& attempt, const NoPlayFound& found) {
    if (found.turn != attempt.game().turn || !may_end_without_plays(attempt.game())) return Refusal{Code::stale};
    end_game(attempt.draft, attempt.context, Reason::no_play_left);
    return attempt.draft.release();
}

Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command) {
    if (game.over()) return Refusal{Code::game_over};
    Attempt attempt{{lexicon, chance}, seat, Draft(game)};
    return std::visit(Decide{attempt}, command);
}

}  // namespace crisscross::engine
