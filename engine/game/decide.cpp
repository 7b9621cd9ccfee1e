#include "engine/game/decide.hpp"

#include "engine/game/deliberation.hpp"
#include "engine/game/ending.hpp"
#include "engine/game/turns.hpp"

namespace crisscross::engine {

namespace {

/// One overload for each command.
struct Decide {
    Deliberation& now;

    Decision operator()(const Play& play) const { return decide_play(now, play); }
    Decision operator()(const Exchange& exchange) const { return decide_exchange(now, exchange); }
    Decision operator()(const Pass& pass) const { return decide_pass(now, pass); }
    Decision operator()(const PlaceStarter& seed) const { return decide_starter(now, seed); }
    Decision operator()(const Challenge& challenge) const { return decide_challenge(now, challenge); }
    Decision operator()(const Accept& accept) const { return decide_accept(now, accept); }
    Decision operator()(const ShowEvidence& evidence) const { return decide_evidence(now, evidence); }
    Decision operator()(const WithdrawPlay& concession) const { return decide_withdrawal(now, concession); }
    Decision operator()(const Vote& vote) const { return decide_vote(now, vote); }
    Decision operator()(const Resign&) const { return decide_resignation(now); }
    Decision operator()(const Expire& expire) const { return decide_expiry(now, expire); }
    Decision operator()(const NoPlayFound& found) const { return decide_no_play(now, found); }
};

}  // namespace

bool Deliberation::is_active() const {
    return seat >= 0 && seat < static_cast<Seat>(game().now.players.size()) && !game().player(seat).resigned;
}

Decision decide_resignation(Deliberation& now) {
    if (!now.is_active()) return Refusal{Code::not_seated};
    now.draft.add(Resigned{now.seat});
    if (active_seats(now.game()).size() == 1) {
        end_if_due(now.draft, now.context, after(now.game(), now.seat));
        return now.draft.take();
    }
    const PendingPlay* pending_play = now.game().pending_play();
    const bool waits = pending_play && (pending_play->window == Window::final || pending_play->dispute);
    if (pending_play && pending_play->dispute)
        count_votes_if_complete(now);
    else if (pending_play && all_accepted(now.game()))
        close_window(now.draft, now.context, Closing::accepted);
    if (!waits && now.game().to_move == now.seat) finish_turn(now.draft, now.context);
    return now.draft.take();
}

Decision decide_expiry(Deliberation& now, const Expire& expire) {
    const Game& game = now.game();
    if (const auto* placing_starter = std::get_if<PlacingStarter>(&game.phase);
        placing_starter && expire.turn == game.turn) {
        seed(now, game.to_move, game.rules.ruleset().starter_turn->centre, options_of(game.rules.ruleset()));
        return now.draft.take();
    }
    const PendingPlay* pending_play = game.pending_play();
    if (!pending_play || pending_play->turn != expire.turn) return Refusal{Code::stale};
    if (pending_play->dispute)
        count_votes(now);
    else if (pending_play->seconds > 0)
        close_window(now.draft, now.context, Closing::expired);
    else
        return Refusal{Code::stale};
    return now.draft.take();
}

Decision decide_no_play(Deliberation& now, const NoPlayFound& found) {
    if (found.turn != now.game().turn || !may_end_without_plays(now.game())) return Refusal{Code::stale};
    end_game(now.draft, now.context, Reason::no_play_left);
    return now.draft.take();
}

Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command) {
    if (game.over()) return Refusal{Code::game_over};
    Deliberation now{{lexicon, chance}, seat, Draft(game)};
    return std::visit(Decide{now}, command);
}

}  // namespace crisscross::engine
