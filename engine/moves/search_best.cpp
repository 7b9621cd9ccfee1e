#include <algorithm>

#include "engine/moves/search.hpp"
#include "engine/play/scoring.hpp"

// The best play without all others: the anchors are looked at in the order of what their plays may be worth, until no
// other can be worth more than the best one known.

namespace crisscross::engine {

namespace {

/// Leaves out what cannot be worth more than the best play so far.
struct Better {
    const ScoreBounds* bounds;
    const double* equity;

    using Missed = int;
    /// A tile of less value than the one that the bounds think of.
    static int missed(int before, const Spot& spot, int value, int factor) {
        return before + (spot.best - value) * ((spot.letter_gain - 1) * factor + spot.across_gain);
    }
    bool goes_left(int at, int missed) const { return is_better(bounds->until(at), missed); }
    bool goes_right(int first, int tiles, int missed) const { return is_better(bounds->with(first, tiles), missed); }
    /// Where a word may have reached the most points there are, it is not said what it may have missed.
    bool is_better(int most, int missed) const {
        if (most == ScoreBounds::none) return false;
        return most >= most_points || most - missed > *equity;
    }
};

}  // namespace

void Search::Best::take(const Candidate& candidate, double its_equity) {
    equity = its_equity;
    std::ranges::copy(candidate.lays, lays.begin());
    std::ranges::copy(candidate.lifts, lifts.begin());
    play = candidate;
    play->lays = {lays.data(), candidate.lays.size()};
    play->lifts = {lifts.data(), candidate.lifts.size()};
}

std::optional<Candidate> Search::best(const Situation& now, const Objective& objective) {
    best_.equity = -std::numeric_limits<double>::infinity();
    best_.play.reset();
    const auto keep = [this, &objective](const Candidate& candidate) {
        if (const double equity = objective.equity(candidate); equity > best_.equity) best_.take(candidate, equity);
        return true;
    };
    const Visitor visit(keep);
    read(now, visit, Field::Points::wanted);
    visit_singles();
    hand_words_.read(lexicon_.graph(), field_.hand());
    find_starts({rules_.ruleset(), field_.hand(), objective, hand_words_});
    visit_starts();
    visit_lifts();
    return best_.play;
}

void Search::find_starts(const Stakes& stakes) {
    starts_.clear();
    std::size_t index = 0;
    for (const Line& line : lines_) {
        if (!field_.load(prospects_[index].strip, line)) continue;
        look_at(stakes, index++);
        if (rules_.ruleset().reading == Reading::forward) continue;
        prospects_[index].strip = prospects_[index - 1].strip;
        prospects_[index].strip.reverse();
        look_at(stakes, index++);
    }
    std::sort(starts_.begin(), starts_.end(), [](const Start& a, const Start& b) { return a.most > b.most; });
}

/// Lists the anchors of a strip.
void Search::look_at(const Stakes& stakes, std::size_t index) {
    auto& [strip, bounds] = prospects_[index];
    bounds.read(strip, field_.hand(), stakes);
    for (int at = 0; at < strip.length; ++at)
        if (strip[at].anchor && bounds.until(at) > best_.equity)
            starts_.push_back({bounds.until(at), static_cast<std::int16_t>(index), static_cast<std::int16_t>(at)});
}

void Search::visit_starts() {
    for (const Start& start : starts_) {
        if (start.most <= best_.equity) break;
        const auto& [strip, bounds] = prospects_[static_cast<std::size_t>(start.prospect)];
        strip_ = &strip;
        const Better aim{&bounds, &best_.equity};
        Walker<Search, Better>(lexicon_.graph(), strip, field_.hand(), *this, aim).walk_from(start.anchor);
    }
    strip_ = &own_strip_;
}

}  // namespace crisscross::engine
