#include <algorithm>

#include "engine/moves/search.hpp"
#include "engine/play/scoring.hpp"

// The best play, without finding all the others: the anchors with the highest bounds are searched first, until no
// bound is above the best play found.

namespace crisscross::engine {

namespace {

/// Skips plays that cannot be better than the best play so far.
struct BoundPruning {
    const ScoreBounds* bounds;
    const double* equity;

    using Missed = int;
    /// Adds the points lost when a tile of lower value than the bounds assume is laid.
    static int missed(int before, const Spot& spot, int value, int factor) {
        return before + (spot.best - value) * ((spot.letter_gain - 1) * factor + spot.across_gain);
    }
    bool goes_left(int at, int missed) const { return is_better(bounds->until(at), missed); }
    bool goes_right(int first, int tiles, int missed) const { return is_better(bounds->with(first, tiles), missed); }
    /// A bound that was cut off at the most points does not say how much a play may still miss.
    bool is_better(int max, int missed) const {
        if (max == ScoreBounds::none) return false;
        return max >= max_word_points || max - missed > *equity;
    }
};

}  // namespace

void Search::Best::replace(const Candidate& candidate, double new_equity) {
    equity = new_equity;
    std::ranges::copy(candidate.lays, lays.begin());
    std::ranges::copy(candidate.lifts, lifts.begin());
    play = candidate;
    play->lays = {lays.data(), candidate.lays.size()};
    play->lifts = {lifts.data(), candidate.lifts.size()};
}

Search::BestSearch::BestSearch(const GeneratorTables& tables)
    : hand_words(tables.anagram_filter ? &*tables.anagram_filter : nullptr),
      bounded_strips(tables.lines.size() * (tables.rules.ruleset().reading == Reading::both ? 2 : 1)) {
    starts.reserve(bounded_strips.size() * max_board_side);
}

std::optional<Candidate> Search::best(const Situation& now, const Objective& objective) {
    if (!best_) best_ = std::make_unique<BestSearch>(*tables_);
    Best& best = best_->best;
    best.equity = -std::numeric_limits<double>::infinity();
    best.play.reset();
    const auto keep = [&best, &objective](const Candidate& candidate) {
        if (const double equity = objective.equity(candidate); equity > best.equity) best.replace(candidate, equity);
        return true;
    };
    const Visitor visit(keep);
    Budget unlimited;
    prepare(now, visit, unlimited, Field::Points::wanted);
    visit_singles();
    best_->hand_words.prepare(field_.hand());
    find_starts({rules_.ruleset(), field_.hand(), objective, best_->hand_words});
    visit_starts();
    visit_lifts();
    return best.play;
}

void Search::find_starts(const HandSummary& summary) {
    auto& bounded_strips = best_->bounded_strips;
    best_->starts.clear();
    std::size_t index = 0;
    for (const Line& line : tables_->lines) {
        if (!field_.load(bounded_strips[index].strip, line)) continue;
        add_starts(summary, index++);
        if (rules_.ruleset().reading == Reading::forward) continue;
        bounded_strips[index].strip = bounded_strips[index - 1].strip;
        bounded_strips[index].strip.reverse();
        add_starts(summary, index++);
    }
    std::sort(best_->starts.begin(), best_->starts.end(),
              [](const Start& a, const Start& b) { return a.max > b.max; });
}

/// Lists the anchors of a strip whose bounds are above the best play so far.
void Search::add_starts(const HandSummary& summary, std::size_t index) {
    auto& [strip, bounds] = best_->bounded_strips[index];
    bounds.prepare(strip, field_.hand(), summary);
    for (int at = 0; at < strip.length; ++at)
        if (strip[at].anchor && bounds.until(at) > best_->best.equity)
            best_->starts.push_back(
                {bounds.until(at), static_cast<std::int16_t>(index), static_cast<std::int16_t>(at)});
}

void Search::visit_starts() {
    for (const Start& start : best_->starts) {
        if (start.max <= best_->best.equity) break;
        const auto& [strip, bounds] = best_->bounded_strips[static_cast<std::size_t>(start.bounded_strip)];
        strip_ = &strip;
        const BoundPruning pruning{&bounds, &best_->best.equity};
        Walker<Search, BoundPruning>(lexicon_.graph(), strip, field_.hand(), *budget_, *this, pruning)
            .walk_from(start.anchor);
    }
    strip_ = &own_strip_;
}

}  // namespace crisscross::engine
