#include "engine/game/decisions/turns.hpp"

#include <algorithm>

#include "engine/game/decisions/ending.hpp"
#include "engine/game/decisions/settlement.hpp"

namespace crisscross::engine {

Seat next_to_move(const Game& game, Seat seat) {
    std::vector<int> lost;
    for (const Player& player : game.position.players) lost.push_back(player.lost_turns);
    while (lost[index_of(seat)]-- > 0) seat = after(game, seat);
    return seat;
}

void give_turn(Draft& draft, Seat seat) {
    while (draft.game().player(seat).lost_turns > 0) {
        draft.add(TurnSkipped{seat});
        seat = after(draft.game(), seat);
    }
    const Game& game = draft.game();
    draft.add(TurnBegan{seat, game.turn + 1, game.needs_starter() ? game.rules.ruleset().starter_turn->seconds : 0});
}

bool end_if_due(Draft& draft, const DecisionContext& context, Seat next) {
    const auto reason = ending(draft.game(), next);
    if (reason) end_game(draft, context, *reason);
    return reason.has_value();
}

void end_game(Draft& draft, const DecisionContext& context, EndReason reason) {
    const Game& game = draft.game();
    Ended ended{reason, settle(game, reason), {}, context.chance.seed()};
    ended.winners = winners(game, ended.final_scores, reason);
    draft.add(std::move(ended));
}

void finish_turn(Draft& draft, const DecisionContext& context) {
    const Seat seat = after(draft.game(), draft.game().to_move);
    if (!end_if_due(draft, context, next_to_move(draft.game(), seat))) give_turn(draft, seat);
}

void close_window(Draft& draft, const DecisionContext& context, Closing why) {
    const Turn play = draft.game().pending_play()->turn;
    const bool last = draft.game().pending_play()->window == Window::final;
    draft.add(WindowClosed{play, why});
    if (last) finish_turn(draft, context);
}

bool all_accepted(const Game& game) {
    const PendingPlay& pending_play = *game.pending_play();
    const auto seats = active_seats(game);
    return std::all_of(seats.begin(), seats.end(),
                       [&](Seat seat) { return seat == pending_play.seat || pending_play.is_accepted_by(seat); });
}

}  // namespace crisscross::engine
