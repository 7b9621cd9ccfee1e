#include <algorithm>

#include "engine/game/deliberation.hpp"
#include "engine/game/turns.hpp"
#include "engine/play/judging.hpp"

namespace crisscross::engine {

namespace {

using Objected = std::optional<Refusal>;

/// Whether this seat may question or accept the play of turn `play`.
Objected check_contest(const Deliberation& now, Turn play) {
    if (!now.is_active()) return Refusal{Code::not_seated};
    const PendingPlay* pending_play = now.game().pending_play();
    if (play != (pending_play ? pending_play->turn : now.game().turn)) return Refusal{Code::stale};
    if (!pending_play || pending_play->dispute || pending_play->seat == now.seat)
        return Refusal{Code::nothing_to_challenge};
    const auto& accepted = pending_play->accepted;
    if (std::find(accepted.begin(), accepted.end(), now.seat) != accepted.end())
        return Refusal{Code::nothing_to_challenge};
    return {};
}

/// Whether the play of turn `play` is being voted on, and this seat is still in the game.
Objected check_objection(const Deliberation& now, Turn play) {
    if (!now.is_active()) return Refusal{Code::not_seated};
    const PendingPlay* pending_play = now.game().pending_play();
    if (!pending_play || pending_play->turn != play) return Refusal{Code::stale};
    if (!pending_play->dispute) return Refusal{Code::nothing_to_vote};
    return {};
}

/// After a ruling: a last play ends the game, or the turn goes on. Another has given the turn on already, to somebody
/// who may have resigned during the vote, or has a turn to lose.
void go_on(Deliberation& now, Window window) {
    const Seat mover = now.game().to_move;
    if (window == Window::final || now.game().player(mover).resigned)
        finish_turn(now.draft, now.context);
    else if (!end_if_due(now.draft, now.context, next_to_move(now.game(), mover)) &&
             now.game().player(mover).lost_turns > 0)
        give_turn(now.draft, mover);
}

/// The play stands; what that costs the challenger follows the services's rule (K11, K17).
void uphold(Deliberation& now, const PendingPlay& pending_play, Seat challenger) {
    const Ruling ruling = now.game().rules.ruleset().ruling;
    Upheld upheld{pending_play.turn, pending_play.seat, challenger};
    upheld.turn_lost = ruling == Ruling::challenge_costs_turn;
    if (ruling == Ruling::challenge_pays_five) upheld.points = 5;
    if (ruling == Ruling::challenge_pays_ten) upheld.points = 10;
    if (now.game().player(pending_play.seat).resigned) upheld.points = 0;  // a frozen score (G4)
    now.draft.add(upheld);
    go_on(now, pending_play.window);
}

void take_back(Deliberation& now, const PendingPlay& pending_play) {
    const int returned = pending_play.before.bag.total() - now.game().now.bag.total();
    const HiddenTiles rack = on_rack(now.game(), pending_play.before.rack);
    now.draft.add(Withdrawn{pending_play.turn, pending_play.seat, rack, returned, pending_play.before.score});
}

/// The list has refused the play: its turn is lost (K11).
void withdraw(Deliberation& now, const PendingPlay& pending_play) {
    take_back(now, pending_play);
    go_on(now, pending_play.window);
}

/// The table has refused the play: the same player plays again (R8).
void withdraw_and_repeat(Deliberation& now, const PendingPlay& pending_play) {
    if (now.game().player(pending_play.seat).resigned) return withdraw(now, pending_play);
    take_back(now, pending_play);
    give_turn(now.draft, pending_play.seat);
}

}  // namespace

Decision decide_challenge(Deliberation& now, const Challenge& challenge) {
    if (auto dispute = check_contest(now, challenge.turn)) return *std::move(dispute);
    const PendingPlay pending_play = *now.game().pending_play();
    const Ruleset& rules = now.game().rules.ruleset();
    if (rules.ruling == Ruling::vote) {
        now.draft.add(Challenged{now.seat, pending_play.turn, rules.windows.vote});
        return now.draft.take();
    }
    now.draft.add(Challenged{now.seat, pending_play.turn, 0});
    if (bad_words(now.game().rules, now.context.lexicon, pending_play.words).empty())
        uphold(now, pending_play, now.seat);
    else
        withdraw(now, pending_play);
    return now.draft.take();
}

Decision decide_accept(Deliberation& now, const Accept& accept) {
    if (auto dispute = check_contest(now, accept.turn)) return *std::move(dispute);
    now.draft.add(Accepted{now.seat, accept.turn});
    if (all_accepted(now.game())) close_window(now.draft, now.context, Closing::accepted);
    return now.draft.take();
}

Decision decide_evidence(Deliberation& now, const ShowEvidence& evidence) {
    if (auto dispute = check_objection(now, evidence.turn)) return *std::move(dispute);
    const PendingPlay& pending_play = *now.game().pending_play();
    if (pending_play.seat != now.seat) return Refusal{Code::nothing_to_vote};
    now.draft.add(EvidenceShown{now.seat, evidence.turn, evidence.text});
    return now.draft.take();
}

Decision decide_withdrawal(Deliberation& now, const WithdrawPlay& concession) {
    if (auto dispute = check_objection(now, concession.turn)) return *std::move(dispute);
    const PendingPlay pending_play = *now.game().pending_play();
    if (pending_play.seat != now.seat) return Refusal{Code::nothing_to_vote};
    withdraw_and_repeat(now, pending_play);
    return now.draft.take();
}

Decision decide_vote(Deliberation& now, const Vote& vote) {
    if (auto dispute = check_objection(now, vote.turn)) return *std::move(dispute);
    const PendingPlay& pending_play = *now.game().pending_play();
    const auto& votes = pending_play.dispute->votes;
    const bool voted =
        std::any_of(votes.begin(), votes.end(), [&](const Voted& given) { return given.seat == now.seat; });
    if (pending_play.seat == now.seat || voted) return Refusal{Code::nothing_to_vote};
    now.draft.add(Voted{now.seat, vote.turn, vote.opinion});
    count_votes_if_complete(now);
    return now.draft.take();
}

void count_votes_if_complete(Deliberation& now) {
    const PendingPlay& pending_play = *now.game().pending_play();
    const auto& votes = pending_play.dispute->votes;
    const auto seats = active_seats(now.game());
    const bool complete = std::all_of(seats.begin(), seats.end(), [&](Seat seat) {
        return seat == pending_play.seat ||
               std::any_of(votes.begin(), votes.end(), [seat](const Voted& vote) { return vote.seat == seat; });
    });
    if (complete) count_votes(now);
}

void count_votes(Deliberation& now) {
    const PendingPlay pending_play = *now.game().pending_play();
    int against = 0;
    for (const Voted& vote : pending_play.dispute->votes)
        if (!now.game().player(vote.seat).resigned) against += vote.opinion == Opinion::not_convinced ? 1 : -1;
    if (against > 0)
        withdraw_and_repeat(now, pending_play);
    else
        uphold(now, pending_play, pending_play.dispute->by);
}

}  // namespace crisscross::engine
