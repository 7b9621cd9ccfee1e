#include "engine/decide.hpp"

#include "engine/deliberation.hpp"
#include "engine/turns.hpp"

namespace crisscross::engine {

namespace {

/// One overload for each command.
struct Decide {
    Deliberation& now;

    Decision operator()(const Play& play) const { return decide_play(now, play); }
    Decision operator()(const Exchange& exchange) const { return decide_exchange(now, exchange); }
    Decision operator()(const Pass& pass) const { return decide_pass(now, pass); }
    Decision operator()(const PutSeed& seed) const { return decide_seed(now, seed); }
    Decision operator()(const Challenge& challenge) const { return decide_challenge(now, challenge); }
    Decision operator()(const Accept& accept) const { return decide_accept(now, accept); }
    Decision operator()(const Evidence& evidence) const { return decide_evidence(now, evidence); }
    Decision operator()(const Concede& concession) const { return decide_concession(now, concession); }
    Decision operator()(const Vote& vote) const { return decide_vote(now, vote); }
    Decision operator()(const Resign&) const { return decide_resignation(now); }
    Decision operator()(const Expire& expire) const { return decide_expiry(now, expire); }
};

}  // namespace

bool Deliberation::is_active() const {
    return seat >= 0 && seat < static_cast<Seat>(game().now.players.size()) && !game().player(seat).resigned;
}

Decision decide_resignation(Deliberation& now) {
    if (!now.is_active()) return Refusal{Code::not_seated};
    now.draft.add(Resigned{now.seat});
    if (active_seats(now.game()).size() == 1) {
        end_if_due(now.draft, now.means, after(now.game(), now.seat));
        return now.draft.take();
    }
    const Contestable* contest = now.game().contest();
    const bool waits = contest && (contest->window == Window::final || contest->objection);
    if (contest && contest->objection)
        count_votes_if_complete(now);
    else if (contest && all_accepted(now.game()))
        close_window(now.draft, now.means, Closing::accepted);
    if (!waits && now.game().to_move == now.seat) finish_turn(now.draft, now.means);
    return now.draft.take();
}

Decision decide_expiry(Deliberation& now, const Expire& expire) {
    const Game& game = now.game();
    if (const auto* seeding = std::get_if<Seeding>(&game.phase); seeding && expire.turn == game.turn) {
        seed(now, game.to_move, game.rules.ruleset().seed_turn->centre, options_of(game.rules.ruleset()));
        return now.draft.take();
    }
    const Contestable* contest = game.contest();
    if (!contest || contest->play != expire.turn) return Refusal{Code::stale};
    if (contest->objection)
        count_votes(now);
    else if (contest->seconds > 0)
        close_window(now.draft, now.means, Closing::expired);
    else
        return Refusal{Code::stale};
    return now.draft.take();
}

Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command) {
    if (game.over()) return Refusal{Code::game_over};
    Deliberation now{{lexicon, chance}, seat, Draft(game)};
    return std::visit(Decide{now}, command);
}

}  // namespace crisscross::engine
