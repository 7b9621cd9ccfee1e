#include "engine/turns.hpp"

#include <algorithm>

#include "engine/ending.hpp"
#include "engine/settlement.hpp"

namespace crisscross::engine {

void give_turn(Draft& draft, Seat seat) {
    while (draft.game().player(seat).lost_turns > 0) {
        draft.add(TurnSkipped{seat});
        seat = after(draft.game(), seat);
    }
    draft.add(TurnBegan{seat, draft.game().turn + 1});
}

bool end_if_due(Draft& draft, const Chance& chance) {
    const Game& game = draft.game();
    const auto reason = ending(game);
    if (!reason) return false;
    Ended ended{*reason, settle(game.rules, game.now.players, *reason), {}, chance.seed()};
    ended.winners = winners(game.rules, game.now.players, ended.accounts);
    draft.add(std::move(ended));
    return true;
}

void finish_turn(Draft& draft, const Chance& chance) {
    if (!end_if_due(draft, chance)) give_turn(draft, after(draft.game(), draft.game().to_move));
}

void close_window(Draft& draft, const Chance& chance, Closing why) {
    const Turn play = draft.game().contest()->play;
    const bool last = draft.game().contest()->window == Window::final;
    draft.add(WindowClosed{play, why});
    if (last) finish_turn(draft, chance);
}

bool all_accepted(const Game& game) {
    const Contestable& contest = *game.contest();
    const auto seats = active_seats(game);
    return std::all_of(seats.begin(), seats.end(), [&](Seat seat) {
        return seat == contest.seat ||
               std::find(contest.accepted.begin(), contest.accepted.end(), seat) != contest.accepted.end();
    });
}

}  // namespace crisscross::engine
