#include <algorithm>

#include "engine/deliberation.hpp"
#include "engine/drawing.hpp"
#include "engine/judging.hpp"
#include "engine/turns.hpp"

namespace crisscross::engine {

namespace {

using Objected = std::optional<Refusal>;

/// Whether this seat may question or accept the play of turn `play`.
Objected check_contest(const Deliberation& now, Turn play) {
    if (!now.is_active()) return Refusal{Code::not_seated};
    const Contestable* contest = now.game().contest();
    if (play != (contest ? contest->play : now.game().turn)) return Refusal{Code::stale};
    if (!contest || contest->objection || contest->seat == now.seat) return Refusal{Code::nothing_to_challenge};
    const auto& accepted = contest->accepted;
    if (std::find(accepted.begin(), accepted.end(), now.seat) != accepted.end())
        return Refusal{Code::nothing_to_challenge};
    return {};
}

/// Whether the play of turn `play` is being voted on, and this seat is still in the game.
Objected check_objection(const Deliberation& now, Turn play) {
    if (!now.is_active()) return Refusal{Code::not_seated};
    const Contestable* contest = now.game().contest();
    if (!contest || contest->play != play) return Refusal{Code::stale};
    if (!contest->objection) return Refusal{Code::nothing_to_vote};
    return {};
}

/// After a ruling: a last play ends the game, or the turn goes on. Another has given the turn on already, to somebody
/// who may have resigned during the vote, or has a turn to lose.
void go_on(Deliberation& now, Window window) {
    const Seat mover = now.game().to_move;
    if (window == Window::final || now.game().player(mover).resigned)
        finish_turn(now.draft, now.means);
    else if (!end_if_due(now.draft, now.means, next_to_move(now.game(), mover)) &&
             now.game().player(mover).lost_turns > 0)
        give_turn(now.draft, mover);
}

/// The play stands; what that costs the challenger follows the house's rule (K11, K17).
void uphold(Deliberation& now, const Contestable& contest, Seat challenger) {
    const Ruling ruling = now.game().rules.ruleset().ruling;
    Upheld upheld{contest.play, contest.seat, challenger};
    upheld.turn_lost = ruling == Ruling::challenge_costs_turn;
    if (ruling == Ruling::challenge_pays_five) upheld.points = 5;
    if (ruling == Ruling::challenge_pays_ten) upheld.points = 10;
    if (now.game().player(contest.seat).resigned) upheld.points = 0;  // a frozen score (G4)
    now.draft.add(upheld);
    go_on(now, contest.window);
}

void take_back(Deliberation& now, const Contestable& contest) {
    const int returned = contest.before.bag.total() - now.game().now.bag.total();
    const HiddenTiles rack = on_rack(now.game(), contest.before.rack);
    now.draft.add(Withdrawn{contest.play, contest.seat, rack, returned, contest.before.score});
}

/// The list has refused the play: its turn is lost (K11).
void withdraw(Deliberation& now, const Contestable& contest) {
    take_back(now, contest);
    go_on(now, contest.window);
}

/// The table has refused the play: the same player plays again (R8).
void withdraw_and_repeat(Deliberation& now, const Contestable& contest) {
    if (now.game().player(contest.seat).resigned) return withdraw(now, contest);
    take_back(now, contest);
    give_turn(now.draft, contest.seat);
}

}  // namespace

Decision decide_challenge(Deliberation& now, const Challenge& challenge) {
    if (auto objection = check_contest(now, challenge.play)) return *std::move(objection);
    const Contestable contest = *now.game().contest();
    const Ruleset& rules = now.game().rules.ruleset();
    if (rules.ruling == Ruling::vote) {
        now.draft.add(Challenged{now.seat, contest.play, rules.windows.vote});
        return now.draft.take();
    }
    now.draft.add(Challenged{now.seat, contest.play, 0});
    if (bad_words(now.game().rules, now.means.lexicon, contest.words).empty())
        uphold(now, contest, now.seat);
    else
        withdraw(now, contest);
    return now.draft.take();
}

Decision decide_accept(Deliberation& now, const Accept& accept) {
    if (auto objection = check_contest(now, accept.play)) return *std::move(objection);
    now.draft.add(Accepted{now.seat, accept.play});
    if (all_accepted(now.game())) close_window(now.draft, now.means, Closing::accepted);
    return now.draft.take();
}

Decision decide_evidence(Deliberation& now, const Evidence& evidence) {
    if (auto objection = check_objection(now, evidence.play)) return *std::move(objection);
    const Contestable& contest = *now.game().contest();
    if (contest.seat != now.seat) return Refusal{Code::nothing_to_vote};
    now.draft.add(EvidenceShown{now.seat, evidence.play, evidence.text});
    return now.draft.take();
}

Decision decide_concession(Deliberation& now, const Concede& concession) {
    if (auto objection = check_objection(now, concession.play)) return *std::move(objection);
    const Contestable contest = *now.game().contest();
    if (contest.seat != now.seat) return Refusal{Code::nothing_to_vote};
    withdraw_and_repeat(now, contest);
    return now.draft.take();
}

Decision decide_vote(Deliberation& now, const Vote& vote) {
    if (auto objection = check_objection(now, vote.play)) return *std::move(objection);
    const Contestable& contest = *now.game().contest();
    const auto& votes = contest.objection->votes;
    const bool voted =
        std::any_of(votes.begin(), votes.end(), [&](const Voted& given) { return given.seat == now.seat; });
    if (contest.seat == now.seat || voted) return Refusal{Code::nothing_to_vote};
    now.draft.add(Voted{now.seat, vote.play, vote.opinion});
    count_votes_if_complete(now);
    return now.draft.take();
}

void count_votes_if_complete(Deliberation& now) {
    const Contestable& contest = *now.game().contest();
    const auto& votes = contest.objection->votes;
    const auto seats = active_seats(now.game());
    const bool complete = std::all_of(seats.begin(), seats.end(), [&](Seat seat) {
        return seat == contest.seat ||
               std::any_of(votes.begin(), votes.end(), [seat](const Voted& vote) { return vote.seat == seat; });
    });
    if (complete) count_votes(now);
}

void count_votes(Deliberation& now) {
    const Contestable contest = *now.game().contest();
    int against = 0;
    for (const Voted& vote : contest.objection->votes)
        if (!now.game().player(vote.seat).resigned) against += vote.opinion == Opinion::not_convinced ? 1 : -1;
    if (against > 0)
        withdraw_and_repeat(now, contest);
    else
        uphold(now, contest, contest.objection->by);
}

}  // namespace crisscross::engine
