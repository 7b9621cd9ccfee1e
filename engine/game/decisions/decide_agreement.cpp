#include "engine/game/checks.hpp"
#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/turns.hpp"

namespace crisscross::engine {

// The turn gets a new number, so that nothing that was meant for the old one can reach it.
Decision decide_take_back(Attempt& attempt, const TakeBack& move) {
    if (auto refusal = check_take_back(attempt.game(), attempt.seat, move.turn)) return *std::move(refusal);
    attempt.draft.add(TakenBack{attempt.seat, move.turn});
    give_turn(attempt.draft, attempt.seat);
    return attempt.draft.release();
}

// Those who want the game to end accept the last play.
Decision decide_end(Attempt& attempt, EndReason reason) {
    if (auto refusal = check_end(attempt.game(), attempt.seat)) return *std::move(refusal);
    if (attempt.game().pending_play()) close_window(attempt.draft, attempt.context, Closing::accepted);
    end_game(attempt.draft, attempt.context, reason);
    return attempt.draft.release();
}

Decision decide_abort(Attempt& attempt) {
    if (auto refusal = check_abort(attempt.game(), attempt.seat)) return *std::move(refusal);
    end_game(attempt.draft, attempt.context, EndReason::aborted);
    return attempt.draft.release();
}

}  // namespace crisscross::engine
