#include "engine/game/checks.hpp"
#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/turns.hpp"

namespace crisscross::engine {

namespace {

/// Puts the starter in the centre, with the options of the rules, because its time has run out (X2).
Decision place_starter_by_default(Attempt& attempt) {
    const Ruleset& rules = attempt.game().rules.ruleset();
    place_starter(attempt, attempt.game().to_move, rules.starter_turn->centre, options_of(rules));
    return attempt.draft.release();
}

}  // namespace

Decision decide_pass_on_time(Attempt& attempt, const PassOnTime& pass) {
    if (auto refusal = check_clock(attempt.game(), pass.turn)) return *std::move(refusal);
    if (attempt.game().needs_starter()) return place_starter_by_default(attempt);
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
        return place_starter_by_default(attempt);
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

}  // namespace crisscross::engine
