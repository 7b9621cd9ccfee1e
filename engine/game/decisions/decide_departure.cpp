#include "engine/game/checks.hpp"
#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/turns.hpp"

namespace crisscross::engine {

namespace {

/// Goes on without the seat. What did the game wait for?
/// - votes: they may be complete now;
/// - others to accept the last play: all of them may have done so;
/// - a turn: that of the seat passes on, others keep theirs. But if no play is pending, all who are left may have
///   passed, or passed and exchanged, often enough for the end (G4).
void stop_waiting_for(Attempt& attempt, Seat seat) {
    const PendingPlay* pending_play = attempt.game().pending_play();
    const bool is_settled = pending_play == nullptr;
    const bool is_last = pending_play && pending_play->window == Window::final;
    if (pending_play && pending_play->dispute) return count_votes_if_complete(attempt);
    if (pending_play && all_accepted(attempt.game())) close_window(attempt.draft, attempt.context, Closing::accepted);
    if (is_last) return;
    const Seat mover = attempt.game().to_move;
    if (mover == seat)
        finish_turn(attempt.draft, attempt.context);
    else if (is_settled)
        end_if_due(attempt.draft, attempt.context, mover);
}

/// Goes on after a player has left the game. With one player left it ends for `reason`.
Decision go_on_without(Attempt& attempt, Seat seat, EndReason reason) {
    if (active_seats(attempt.game()).size() == 1)
        end_game(attempt.draft, attempt.context, reason);
    else
        stop_waiting_for(attempt, seat);
    return attempt.draft.release();
}

}  // namespace

Decision decide_resignation(Attempt& attempt) {
    if (auto refusal = check_resignation(attempt.game(), attempt.seat)) return *std::move(refusal);
    attempt.draft.add(Resigned{attempt.seat});
    return go_on_without(attempt, attempt.seat, EndReason::resignation);
}

Decision decide_loss_on_time(Attempt& attempt, const LoseOnTime& loss) {
    if (auto refusal = check_clock(attempt.game(), loss.turn)) return *std::move(refusal);
    const Seat seat = attempt.game().to_move;
    attempt.draft.add(LostOnTime{seat});
    return go_on_without(attempt, seat, EndReason::out_of_time);
}

}  // namespace crisscross::engine
