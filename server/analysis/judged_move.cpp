#include "server/analysis/judged_move.hpp"

#include <algorithm>
#include <cmath>

namespace crisscross::server {

namespace {

using engine::EndValue;
using engine::RankedPlay;
using protocol::history::JudgedChoice;
using protocol::history::JudgedMove;
using protocol::history::MistakeSize;

/// No play is left out, or nothing would be proved.
constexpr engine::EndLimits every_line{400'000, 30, 10'000};

/// A move and what it leads to. Without edits it is a pass.
struct ProvedMove {
    RankedPlay play{};
    EndValue value{};
};

bool is_better(const EndValue& one, const EndValue& other) {
    return std::pair(one.outcome, one.margin) > std::pair(other.outcome, other.margin);
}

int chance_of(const EndValue& value) {
    return 500 + 500 * value.outcome;
}

/// The chance of the seat where the game stands like this, in thousandths.
std::optional<int> chance_in(const engine::ScoreState& state, const engine::SeatView& seen) {
    const auto table = engine::chance_table(seen.rules);
    const auto seat = engine::index_of(seen.seat);
    if (!table || !state.points.at(seat)) return std::nullopt;
    return static_cast<int>(std::lround(engine::win_chances(*table, state).at(seat) * 1000));
}

/// The chance of the seat once the move is made and the next seat has the turn.
std::optional<int> chance_after(const MoveToJudge& move, double equity, int used, bool wins) {
    if (wins) return 1000;
    const engine::SeatView& seen = move.question.seen;
    engine::ScoreState after = move.before;
    if (auto& points = after.points.at(engine::index_of(seen.seat))) *points += equity;
    after.tiles -= used;
    after.to_move = move.next;
    return chance_in(after, seen);
}

/// The same search for the whole list of candidates; nothing unless each of the best and the move that was made was
/// followed to the end. An ending has no exchanges.
class Ending {
public:
    Ending(const MoveToJudge& move, engine::Evaluator& evaluator, engine::Budget& budget)
        : move_(move), evaluator_(evaluator), budget_(budget) {}

    std::optional<std::vector<ProvedMove>> proved(const std::vector<RankedPlay>& candidates) {
        const auto best = evaluator_.search_the_end(move_.question.seen, every_line, budget_);
        if (!best || !best->proved) return std::nullopt;
        const auto known = weigh(*best);
        if (!known) return std::nullopt;
        std::vector<ProvedMove> all{{{best->edits, best->line, best->score}, *known}};
        for (const RankedPlay& play : candidates) {
            if (play.edits == best->edits) continue;
            if (const auto value = weigh({play.edits, play.line, play.score})) all.push_back({play, *value});
        }
        std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return is_better(a.value, b.value); });
        return all;
    }
    /// Nothing, too, if it was not proved.
    std::optional<EndValue> weigh(const engine::EndMove& move) {
        const auto value = evaluator_.weigh_the_end(move_.question.seen, move, every_line, budget_);
        return value && value->proved ? value : std::nullopt;
    }

private:
    const MoveToJudge& move_;
    engine::Evaluator& evaluator_;
    engine::Budget& budget_;
};

std::optional<MistakeSize> size_of(double points, bool gave_away) {
    if (gave_away || points >= MistakePoints::large) return MistakeSize::large;
    if (points >= MistakePoints::medium) return MistakeSize::medium;
    if (points >= MistakePoints::small) return MistakeSize::small;
    return std::nullopt;
}

/// Judges by equity.
void compare(JudgedMove& judged, const MoveToJudge& move, const engine::Evaluator& evaluator,
             const std::vector<RankedPlay>& candidates) {
    for (const RankedPlay& play : candidates)
        judged.plays.push_back({as_sent(move.question, play),
                                chance_after(move, play.equity, static_cast<int>(play.edits.size()), play.wins)});
    judged.move.value = move_made(move.question, evaluator);
    if (move.withdrawn) judged.move.value = {};
    const double equity = judged.move.value.equity / 10.0;
    const bool wins = judged.move.value.wins.has_value();
    const int used = move.withdrawn ? 0 : move.question.done->used;
    judged.move.chance = chance_after(move, equity, used, wins);
    if (const auto exchange = exchange_among(candidates, move.question, evaluator))
        judged.exchange = {*exchange, chance_after(move, exchange->equity / 10.0, 0, false)};
    if (move.is_repeated) {  // It cost nothing.
        judged.move.chance = chance_in(move.before, move.question.seen);
        return;
    }
    const auto* play = judged.plays.empty() ? nullptr : &judged.plays.front().play;
    int best = judged.move.value.equity;
    if (play) best = std::max(best, play->equity);
    if (judged.exchange) best = std::max(best, judged.exchange->exchange.equity);
    judged.loss = best - judged.move.value.equity;
    judged.size = size_of(judged.loss / 10.0, play && play->wins && !wins);
}

/// Judges by how the game would have ended. False if that is not proved.
bool prove(JudgedMove& judged, const MoveToJudge& move, engine::Evaluator& evaluator, engine::Budget& budget,
           const std::vector<RankedPlay>& candidates) {
    if (move.kind == "exchange" || move.withdrawn) return false;
    Ending ending(move, evaluator, budget);
    const auto all = ending.proved(candidates);
    const auto made = all ? ending.weigh(move.end_move) : std::nullopt;
    if (!made) return false;
    for (const ProvedMove& other : *all) {
        if (other.play.edits.empty() && &other != &all->front()) continue;
        const auto chance = chance_of(other.value);
        if (other.play.edits.empty()) {
            judged.pass = JudgedChoice{{10 * other.value.margin, {}}, chance};
            continue;
        }
        protocol::server::PossiblePlay sent = as_sent(move.question, other.play);
        sent.equity = 10 * other.value.margin;
        judged.plays.push_back({std::move(sent), chance});
    }
    judged.move = {{10 * made->margin, {}}, chance_of(*made)};
    judged.proved = true;
    const EndValue& best = all->front().value;
    const bool gave_away = best.outcome > made->outcome;
    judged.loss = gave_away || is_better(best, *made) ? std::max(0, 10 * (best.margin - made->margin)) : 0;
    judged.size = size_of(judged.loss / 10.0, gave_away);
    return true;
}

bool is_play_best(const JudgedMove& judged) {
    if (judged.plays.empty() || judged.pass) return false;
    return !judged.exchange || judged.exchange->exchange.equity <= judged.plays.front().play.equity;
}

}  // namespace

JudgedMove judge(const MoveToJudge& move, std::shared_ptr<const engine::EvaluatorTables> tables,
                 engine::Budget& for_plays, engine::Budget& for_end) {
    engine::Evaluator evaluator(std::move(tables));
    JudgedMove judged{.version = move.version,
                      .turn = move.turn,
                      .seat = move.question.seen.seat,
                      .kind = move.kind,
                      .withdrawn = move.withdrawn};
    const auto candidates = best_plays(move.question, evaluator, for_plays);
    if (!prove(judged, move, evaluator, for_end, candidates)) compare(judged, move, evaluator, candidates);
    if (!judged.size || !is_play_best(judged)) return judged;
    const std::string best = judged.plays.front().play.placement.text;
    for (const RankedPlay& play : candidates)
        if (as_sent(move.question, play).placement.text == best) judged.missed = words_of(move.question, play);
    return judged;
}

}  // namespace crisscross::server
