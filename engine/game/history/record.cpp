#include "engine/game/history/record.hpp"

#include <algorithm>

#include "engine/game/decisions/settlement.hpp"
#include "engine/game/evolve.hpp"
#include "engine/game/fit.hpp"
#include "engine/game/history/fault_list.hpp"

namespace crisscross::engine {

namespace {

using Fault = std::optional<HistoryFault>;

Fault fault_unless(bool is_right, Deviation deviation) {
    if (is_right) return std::nullopt;
    return HistoryFault{.deviation = deviation};
}

/// A record has no clocks, votes, agreements or draws, so most events cannot come in it.
struct RecordRules {
    const Game& game;

    Fault operator()(const RackKnown&) const { return std::nullopt; }
    Fault operator()(const Exchanged&) const { return std::nullopt; }
    Fault operator()(const Withdrawn&) const { return std::nullopt; }
    Fault operator()(const WindowClosed&) const { return std::nullopt; }
    Fault operator()(const OvertimeCharged&) const { return std::nullopt; }
    Fault operator()(const Resigned&) const { return std::nullopt; }
    Fault operator()(const TurnBegan& event) const { return permitted(event.seconds == 0); }
    Fault operator()(const Passed& event) const { return permitted(!event.timed_out); }
    Fault operator()(const Challenged& event) const { return permitted(event.seconds == 0); }
    Fault operator()(const Upheld& event) const { return permitted(!event.turn_lost); }
    Fault operator()(const Played& event) const {
        const bool is_judged = event.window == Window::none || event.window == Window::next_turn;
        if (auto fault = permitted(is_judged && event.seconds == 0 && !event.line)) return fault;
        const auto placement =
            place(game.rules, game.position.board, &game.player(event.seat).rack, event.edits, event.line);
        if (!placement) return HistoryFault{.deviation = Deviation::not_permitted, .refusal = placement.error()};
        Played right = event;
        right.score = score_runs(game.rules, game.position.premiums, *placement);
        if (right == event) return std::nullopt;
        return HistoryFault{.deviation = Deviation::wrong_score, .right = std::move(right)};
    }
    Fault operator()(const Ended& event) const {
        const bool is_usual = event.reason == EndReason::went_out || event.reason == EndReason::all_passed ||
                              event.reason == EndReason::scoreless_turns || event.reason == EndReason::record_ends;
        const bool is_last_one_left = event.reason == EndReason::resignation && active_seats(game).size() == 1;
        if (auto fault = permitted((is_usual || is_last_one_left) && !event.seed)) return fault;
        return fault_unless(
            are_settled(event.final_scores) && event.winners == winners(game, event.final_scores, event.reason),
            Deviation::wrong_settlement);
    }
    template <class Other>
    Fault operator()(const Other&) const {
        return permitted(false);
    }

    static Fault permitted(bool is_permitted) { return fault_unless(is_permitted, Deviation::not_permitted); }

    /// Records differ in who pays for the tiles left on racks, their owners or nobody, and in whether the player who
    /// went out gets their value once or twice (K14).
    bool are_settled(const std::vector<FinalScore>& scores) const {
        int all_racks = 0;
        for (const FinalScore& score : scores) all_racks += game.rules.value(score.rack);
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            const FinalScore& score = scores[seat];
            const int own = game.rules.value(score.rack);
            const int others = all_racks - own;
            const bool is_right = (score.deducted == 0 || score.deducted == own) &&
                                  (score.awarded == 0 || score.awarded == others || score.awarded == 2 * others) &&
                                  score.overtime == game.player(static_cast<Seat>(seat)).overtime &&
                                  score.final == score.before - score.deducted + score.awarded - score.overtime;
            if (!is_right) return false;
        }
        return std::ranges::count_if(scores, [](const FinalScore& score) { return score.awarded > 0; }) <= 1;
    }
};

class RecordWalk {
public:
    RecordWalk(const Rules& rules, std::span<const Event> events, std::size_t max_faults)
        : events_(events), faults_(max_faults), game_(new_game(rules)) {}

    HistoryCheck run(const Lexicon::Hash& list, int seats) {
        begin(list, seats);
        for (std::size_t next = 0; !faults_.is_closed() && next < events_.size(); ++next) step(next);
        if (!faults_.is_closed() && !game_.over()) faults_.add({events_.size(), Deviation::cut_off});
        return {std::move(game_), faults_.release()};
    }

private:
    void begin(const Lexicon::Hash& list, int seats) {
        const auto* began = events_.empty() ? nullptr : std::get_if<Began>(&events_.front());
        if (!began) return faults_.add_last({0, Deviation::no_beginning});
        const Ruleset& ruleset = game_.rules.ruleset();
        if (began->seed_hash) return faults_.add_last({0, Deviation::wrong_seed_hash});
        if (began->seat_count != seats || seats < ruleset.least_seats || seats > ruleset.most_seats)
            return faults_.add_last({0, Deviation::wrong_seats});
        if (began->lexicon_hash != list) faults_.add({0, Deviation::wrong_list});
    }

    void step(std::size_t next) {
        const Event& came = events_[next];
        if (const auto misfit = check_fit(game_, came)) {
            const bool is_about_tiles = *misfit == Misfit::wrong_tiles;
            return faults_.add_last({next, is_about_tiles ? Deviation::tiles_not_there : Deviation::not_permitted});
        }
        Fault fault = next == 0 ? std::nullopt : std::visit(RecordRules{game_}, came);
        const bool goes_on = !fault || fault->right || fault->deviation == Deviation::wrong_settlement;
        const Event right = fault && fault->right ? *fault->right : came;
        if (fault) {
            fault->event = next;
            goes_on ? faults_.add(*std::move(fault)) : faults_.add_last(*std::move(fault));
        }
        if (!faults_.is_closed()) game_ = evolve(std::move(game_), right);
    }

    std::span<const Event> events_;
    FaultList faults_;
    Game game_;
};

}  // namespace

HistoryCheck check_record(const Rules& rules, const Lexicon::Hash& list, int seats, std::span<const Event> events,
                          std::size_t max_faults) {
    return RecordWalk(rules, events, max_faults).run(list, seats);
}

}  // namespace crisscross::engine
