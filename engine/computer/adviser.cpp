#include "engine/computer/adviser.hpp"

#include <algorithm>

namespace crisscross::engine {

double Adviser::worth(const SeatView& seen, int score, const TileCounts& kept) const {
    return score + (seen.view.bag > 0 ? leave_(kept) : -rules_.value(kept));
}

std::vector<Advice> Adviser::best(const SeatView& seen, std::size_t count) {
    const auto is_better = [](const Advice& a, const Advice& b) { return a.worth > b.worth; };
    std::vector<Advice> found;  // a heap with the least worth in front
    generator_.for_each({seen.view.board, seen.view.premiums, seen.rack()}, [&](const Candidate& candidate) {
        TileCounts kept = seen.rack();
        for (const Lay& lay : candidate.lays) kept.remove(lay.tile);
        for (const Lift& lift : candidate.lifts) kept.remove(tile_of(Edit(lift)));
        const double worth = this->worth(seen, candidate.score, kept);
        if (found.size() == count && worth <= found.front().worth) return true;
        found.push_back({candidate.edits(), candidate.line, candidate.score, worth});
        std::push_heap(found.begin(), found.end(), is_better);
        if (found.size() <= count) return true;
        std::pop_heap(found.begin(), found.end(), is_better);
        found.pop_back();
        return true;
    });
    std::sort_heap(found.begin(), found.end(), is_better);
    return found;
}

}  // namespace crisscross::engine
