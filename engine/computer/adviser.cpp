#include "engine/computer/adviser.hpp"

#include "engine/computer/shortlist.hpp"
#include "engine/edits.hpp"

namespace crisscross::engine {

namespace {

/// Who asks does not wait for ever: racks of twenty with four blanks have hundreds of millions of plays.
constexpr long most_visited = 2'000'000;

}  // namespace

Adviser::Adviser(const Rules& rules, Lexicon list, const LeaveTable& leaves)
    : rules_(rules), leaves_(rules, leaves), generator_(rules, std::move(list)) {}

double Adviser::worth(const SeatView& seen, const Deed& deed) const {
    const double later = seen.view.bag > 0 ? leaves_(deed.kept) : -rules_.value(deed.kept);
    return deed.score + later + (wins_at_once(seen, deed.score, deed.used) ? worth_of_winning : 0);
}

std::vector<Advice> Adviser::best(const SeatView& seen, std::size_t count) {
    Shortlist<Advice> list(count);
    const TileCounts& rack = seen.rack();
    long visited = 0;
    generator_.for_each({seen.view.board, seen.view.premiums, rack}, [&](const Candidate& candidate) {
        const Deed deed{candidate.score, candidate.used(), rest_of(rack, candidate.lays, candidate.lifts)};
        const double its_worth = worth(seen, deed);
        if (list.wants(its_worth))
            list.add({candidate.edits(), candidate.line, deed.score, its_worth,
                      wins_at_once(seen, deed.score, deed.used)});
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
