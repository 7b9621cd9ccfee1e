#include "engine/game/checks.hpp"
#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/turns.hpp"

namespace crisscross::engine {

namespace {

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

}  // namespace crisscross::engine
