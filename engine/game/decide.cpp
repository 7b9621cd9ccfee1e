#include "engine/game/decide.hpp"

#include "engine/game/decisions/attempt.hpp"

namespace crisscross::engine {

namespace {

/// One overload for each command.
struct Decide {
    Attempt& attempt;

    Decision operator()(const Play& play) const { return decide_play(attempt, play); }
    Decision operator()(const Exchange& exchange) const { return decide_exchange(attempt, exchange); }
    Decision operator()(const Pass& pass) const { return decide_pass(attempt, pass); }
    Decision operator()(const PlaceStarter& starter) const { return decide_starter(attempt, starter); }
    Decision operator()(const Challenge& challenge) const { return decide_challenge(attempt, challenge); }
    Decision operator()(const Accept& accept) const { return decide_accept(attempt, accept); }
    Decision operator()(const ShowEvidence& evidence) const { return decide_evidence(attempt, evidence); }
    Decision operator()(const WithdrawPlay& withdrawal) const { return decide_withdrawal(attempt, withdrawal); }
    Decision operator()(const Vote& vote) const { return decide_vote(attempt, vote); }
    Decision operator()(const Resign&) const { return decide_resignation(attempt); }
    Decision operator()(const Expire& expire) const { return decide_expiry(attempt, expire); }
    Decision operator()(const LoseOnTime& loss) const { return decide_loss_on_time(attempt, loss); }
    Decision operator()(const PassOnTime& pass) const { return decide_pass_on_time(attempt, pass); }
    Decision operator()(const ChargeOvertime& charge) const { return decide_overtime(attempt, charge); }
    Decision operator()(const NoPlayFound& found) const { return decide_no_play(attempt, found); }
    Decision operator()(const TakeBack& move) const { return decide_take_back(attempt, move); }
    Decision operator()(const EndByAgreement&) const { return decide_end(attempt, EndReason::agreement); }
    Decision operator()(const EndAtTurnLimit&) const { return decide_end(attempt, EndReason::turn_limit); }
    Decision operator()(const Abort&) const { return decide_abort(attempt); }
};

}  // namespace

Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command) {
    if (game.over()) return Refusal{Code::game_over};
    Attempt attempt{{lexicon, chance}, seat, Draft(game)};
    return std::visit(Decide{attempt}, command);
}

}  // namespace crisscross::engine
