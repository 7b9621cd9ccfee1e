#include "engine/computer/evaluator.hpp"

#include "engine/computer/shortlist.hpp"
#include "engine/play/edit.hpp"

namespace crisscross::engine {

namespace {

/// Who asks does not wait for ever: racks of twenty with four blanks have hundreds of millions of plays.
constexpr long most_visited = 2'000'000;

}  // namespace

Evaluator::Evaluator(const Rules& rules, Lexicon list, const LeaveTable& leaves)
    : rules_(rules), leaves_(rules, leaves), generator_(rules, std::move(list)) {}

double Evaluator::equity(const SeatView& seen, const MoveSummary& move) const {
    const double later = seen.view.bag > 0 ? leaves_(move.kept) : -rules_.value(move.kept);
    return move.score + later + (wins_at_once(seen, move.score, move.used) ? equity_of_winning : 0);
}

std::vector<Advice> Evaluator::best(const SeatView& seen, std::size_t count) {
    Shortlist<Advice> list(count);
    const TileCounts& rack = seen.rack();
    long visited = 0;
    generator_.for_each({seen.view.board, seen.view.premiums, rack}, [&](const Candidate& candidate) {
        const MoveSummary move{candidate.score, candidate.used(), rest_of(rack, candidate.lays, candidate.lifts)};
        const double its_equity = equity(seen, move);
        if (list.wants(its_equity))
            list.add({candidate.edits(), candidate.line, move.score, its_equity,
                      wins_at_once(seen, move.score, move.used)});
        return ++visited < most_visited;
    });
    return list.take();
}

std::optional<EndMove> Evaluator::search_the_end(const SeatView& seen, EndLimits limits) {
    const auto game = known_game(seen);
    if (!game || limits.turns == 0) return std::nullopt;
    return EndGame(generator_, limits).best(*game);
}

}  // namespace crisscross::engine
