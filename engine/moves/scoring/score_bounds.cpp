#include "engine/moves/scoring/score_bounds.hpp"

#include <algorithm>

#include "engine/play/scoring.hpp"

namespace crisscross::engine {

namespace {

/// The values of the tiles of a hand in a word with `lying` letters on the board; if that is one, it is `letter`.
const HandWords::Values& values_beside(HandWords& words, int lying, Letter letter) {
    if (lying == 0) return words.alone();
    return lying == 1 ? words.with(letter) : words.highest();
}

/// Turns bounds for exactly 1 to `tiles` tiles into bounds for at least as many.
void bound_at_least(std::array<int, max_tiles + 2>& bounds, int tiles) {
    for (auto count = static_cast<std::size_t>(tiles); count > 0; --count)
        bounds[count] = std::max(bounds[count], bounds[count + 1]);
    bounds.front() = ScoreBounds::none;
}

}  // namespace

HandSummary::HandSummary(const Ruleset& ruleset, const Hand& hand, const Objective& objective, HandWords& words_)
    : tiles(hand.tiles), words(words_) {
    for_each_letter(hand.letters, [&](Letter letter) { letters[static_cast<std::size_t>(distinct++)] = letter; });
    std::sort(letters.begin(), letters.begin() + distinct,
              [&hand](Letter a, Letter b) { return hand.values[a] > hand.values[b]; });
    for (int laid = 1; laid <= tiles; ++laid)
        bonuses[static_cast<std::size_t>(laid)] =
            objective.max_for(laid) + (laid >= ruleset.bingo.min_tiles ? ruleset.bingo.points : 0);
    if (ruleset.reading == Reading::both && ruleset.counted == Counted::good_readings) readings = 2;
}

void ScoreBounds::prepare(Strip& strip, const Hand& hand, const HandSummary& summary) {
    length_ = strip.length;
    bound_covers(strip, hand, summary);
    bounds_[static_cast<std::size_t>(length_)].fill(none);
    bound_anchors(strip, summary);
}

void ScoreBounds::bound_covers(Strip& strip, const Hand& hand, const HandSummary& summary) {
    int next = length_;
    int behind = 0;
    int lying = 0;
    Letter last = 0;
    empty_from_[static_cast<std::size_t>(length_)] = static_cast<std::int8_t>(length_);
    for (int at = length_ - 1; at >= 0; --at) {
        const auto place = static_cast<std::size_t>(at);
        Spot& spot = strip.spots[place];
        if (spot.occupied()) {
            behind += spot.value;
            ++lying;
            last = spot.letter;
            empty_from_[place] = static_cast<std::int8_t>(next);
            continue;
        }
        Cover& cover = covers_[place];
        cover = {0, spot.across_base, behind, lying, last, (spot.allowed & hand.available()) != 0};
        const auto* highest = std::find_if(summary.letters.begin(), summary.letters.begin() + summary.distinct,
                                           [&spot](Letter letter) { return (spot.allowed & mask_of(letter)) != 0; });
        spot.best = highest != summary.letters.begin() + summary.distinct ? hand.values[*highest] : std::int16_t{0};
        cover.extra = spot.best * (spot.letter_gain - 1);
        cover.across += spot.best * spot.across_gain;
        behind = lying = 0;
        empty_from_[place] = static_cast<std::int8_t>(next = at);
    }
}

/// Bounds the plays whose first tile lies on the empty cell `start`.
void ScoreBounds::bound_plays(const Strip& strip, const HandSummary& summary, int start) {
    auto& bounds = bounds_[static_cast<std::size_t>(start)];
    int fixed = 0;
    int lying = 0;
    Letter last = 0;
    for (int at = start - 1; strip.occupied(at); --at) {
        fixed += strip[at].value;
        last = strip[at].letter;
        ++lying;
    }
    const HandWords::Values* values = &values_beside(summary.words, lying, last);
    int tiles = 0;
    int factor = 1;
    int best = 0;
    int across = 0;
    for (int at = start; at < length_ && tiles < summary.tiles; at = static_cast<int>(empty_from(at + 1))) {
        const Cover& cover = covers_[static_cast<std::size_t>(at)];
        if (!cover.open) break;
        const auto count = static_cast<std::size_t>(++tiles);
        factor = multiplied(factor, strip[at].word_factor);
        fixed += cover.extra + cover.behind;
        best += strip[at].best;
        across += cover.across;
        lying += cover.lying;
        if (cover.lying > 0) values = &values_beside(summary.words, lying, cover.last);
        const int of_hand = (*values)[count];
        bounds[count] = none;
        if (tiles == 1 || of_hand == none) continue;
        const int word = multiplied(fixed + std::min(best, of_hand), factor);
        bounds[count] = (word + across) * summary.readings + summary.bonuses[count];
    }
    std::fill(bounds.begin() + tiles + 1, bounds.begin() + summary.tiles + 2, none);
    bound_at_least(bounds, tiles);
}

/// Bounds the plays by anchor: only plays that reach one are searched.
void ScoreBounds::bound_anchors(const Strip& strip, const HandSummary& summary) {
    std::array<int, max_board_side> tiles{};  // from an empty cell to the next anchor
    int count = max_tiles + 1;
    for (int at = length_ - 1; at >= 0; --at) {
        if (strip.occupied(at)) continue;
        count = strip[at].anchor ? 1 : std::min(count, max_tiles) + 1;
        tiles[static_cast<std::size_t>(at)] = count;
    }
    int max = none;
    for (int at = 0; at < length_; ++at) {
        if (strip.occupied(at)) continue;
        if (const int needed = tiles[static_cast<std::size_t>(at)]; needed <= summary.tiles) {
            bound_plays(strip, summary, at);
            max = std::max(max, with(at, needed));
        }
        until_[static_cast<std::size_t>(at)] = max;
        if (strip[at].anchor) max = none;
    }
}

}  // namespace crisscross::engine
