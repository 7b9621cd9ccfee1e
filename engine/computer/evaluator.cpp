#include "engine/computer/evaluator.hpp"

#include <algorithm>

#include "engine/computer/shortlist.hpp"
#include "engine/play/edit.hpp"

namespace crisscross::engine {

namespace {

bool can_exchange(const SeatView& seen) {
    if (seen.rack().empty()) return false;
    return seen.view.bag >= std::max(1, seen.rules.ruleset().exchange_minimum);
}

}  // namespace

Evaluator::Evaluator(std::shared_ptr<const EvaluatorTables> tables)
    : tables_(std::move(tables)), generator_(tables_->generator) {}

double Evaluator::equity(const SeatView& seen, const MoveSummary& move) const {
    const double later = seen.view.bag > 0 ? tables_->leaves(move.kept) : -seen.rules.value(move.kept);
    return move.score + later + (wins_at_once(seen, move.score, move.used) ? win_equity : 0);
}

std::vector<RankedPlay> Evaluator::best(const SeatView& seen, std::size_t count, Budget& budget) {
    Shortlist<RankedPlay> list(count);
    const TileCounts& rack = seen.rack();
    const auto rank = [&](const Candidate& candidate) {
        const MoveSummary move{candidate.score, candidate.used(), rest_of(rack, candidate.lays, candidate.lifts)};
        const double new_equity = equity(seen, move);
        if (list.wants(new_equity))
            list.add({candidate.edits(), candidate.line, move.score, new_equity,
                      wins_at_once(seen, move.score, move.used)});
        return true;
    };
    generator_.for_each({seen.view.board, seen.view.premiums, rack}, rank, budget);
    return list.release();
}

std::optional<RankedExchange> Evaluator::best_exchange(const SeatView& seen) const {
    if (!can_exchange(seen)) return std::nullopt;
    TileCounts kept = seen.rack();
    RankedExchange found;
    if (seen.rules.ruleset().exchange == ExchangeRule::all) return RankedExchange{kept, equity(seen, {})};
    while (found.given.total() < seen.view.bag && !kept.empty()) {
        std::optional<Tile> worst;
        double max = equity(seen, {.kept = kept});
        kept.for_each([&](Tile tile, int) {
            TileCounts without = kept;
            without.remove(tile);
            if (const double value = equity(seen, {.kept = without});
                value > max || (found.given.empty() && !worst)) {
                max = value;
                worst = tile;
            }
        });
        if (!worst) break;
        kept.remove(*worst);
        found.given.add(*worst);
        found.equity = max;
    }
    return found;
}

std::optional<EndMove> Evaluator::search_the_end(const SeatView& seen, EndLimits limits, Budget& budget) {
    const auto game = known_game(seen);
    if (!game || limits.turns == 0) return std::nullopt;
    return EndGame(generator_, limits, budget).best(*game);
}

std::optional<EndValue> Evaluator::weigh_the_end(const SeatView& seen, const EndMove& move, EndLimits limits,
                                                 Budget& budget) {
    const auto game = known_game(seen);
    if (!game || limits.turns == 0) return std::nullopt;
    return EndGame(generator_, limits, budget).weigh(*game, move);
}

}  // namespace crisscross::engine
