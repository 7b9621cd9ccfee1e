#include "engine/computer/adviser.hpp"

#include "engine/computer/shortlist.hpp"
#include "engine/edits.hpp"
#include "engine/ending.hpp"

namespace crisscross::engine {

namespace {

constexpr double worth_of_winning = 1000;
/// Who asks does not wait for ever: racks of twenty with four blanks have hundreds of millions of plays.
constexpr long most_visited = 2'000'000;

}  // namespace

Adviser::Adviser(const Rules& rules, Lexicon list, const LeaveTable& leaves)
    : rules_(rules), leaves_(rules, leaves), generator_(rules, std::move(list)) {}

double Adviser::worth(const SeatView& seen, int score, const TileCounts& kept) const {
    return score + (seen.view.bag > 0 ? leaves_(kept) : -rules_.value(kept));
}

std::vector<Advice> Adviser::best(const SeatView& seen, std::size_t count) {
    Shortlist<Advice> list(count);
    const TileCounts& rack = seen.rack();
    long visited = 0;
    generator_.for_each({seen.view.board, seen.view.premiums, rack}, [&](const Candidate& candidate) {
        double its_worth = worth(seen, candidate.score, rest_of(rack, candidate.lays, candidate.lifts));
        if (wins_at_once(rules_, candidate.used())) its_worth += worth_of_winning;
        if (list.wants(its_worth)) list.add({candidate.edits(), candidate.line, candidate.score, its_worth});
        return ++visited < most_visited;
    });
    return list.take();
}

std::optional<EndMove> Adviser::search_the_end(const SeatView& seen, EndLimits limits) {
    const auto game = known_game(seen);
    if (!game || limits.turns == 0) return std::nullopt;
    return EndGame(generator_, limits).best(*game);
}

}  // namespace crisscross::engine
