#include "engine/computer/adviser.hpp"

#include "engine/computer/shortlist.hpp"
#include "engine/edits.hpp"
#include "engine/ending.hpp"

namespace crisscross::engine {

namespace {

constexpr double worth_of_winning = 1000;

}  // namespace

Adviser::Adviser(const Rules& rules, Lexicon list, const LeaveTable& leaves)
    : rules_(rules), leaves_(rules, leaves), generator_(rules, std::move(list)) {}

double Adviser::worth(const SeatView& seen, int score, const TileCounts& kept) const {
    return score + (seen.view.bag > 0 ? leaves_(kept) : -rules_.value(kept));
}

std::vector<Advice> Adviser::best(const SeatView& seen, std::size_t count) {
    Shortlist<Advice> list(count);
    const TileCounts& rack = seen.rack();
    generator_.for_each({seen.view.board, seen.view.premiums, rack}, [&](const Candidate& candidate) {
        Advice advice{candidate.edits(), candidate.line, candidate.score, 0};
        advice.worth = worth(seen, advice.score, rest_of(rack, advice.edits));
        if (wins_at_once(rules_, static_cast<int>(advice.edits.size()))) advice.worth += worth_of_winning;
        if (list.wants(advice.worth)) list.add(std::move(advice));
        return true;
    });
    return list.take();
}

std::optional<EndMove> Adviser::search_the_end(const SeatView& seen, EndLimits limits) {
    const auto game = known_game(seen);
    if (!game || limits.turns == 0) return std::nullopt;
    return EndGame(generator_, limits).best(*game);
}

}  // namespace crisscross::engine
