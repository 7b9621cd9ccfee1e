#include "engine/moves/scoring/score_bounds.hpp"

#include <algorithm>

#include "engine/play/scoring.hpp"

namespace crisscross::engine {

Stakes::Stakes(const Ruleset& ruleset, const Hand& hand, const Objective& objective, HandWords& words_)
    : tiles(hand.tiles), words(words_) {
    for_each_letter(hand.letters, [&](Letter letter) { letters[static_cast<std::size_t>(distinct++)] = letter; });
    std::sort(letters.begin(), letters.begin() + distinct,
              [&hand](Letter a, Letter b) { return hand.values[a] > hand.values[b]; });
    for (int laid = 1; laid <= tiles; ++laid)
        bonuses[static_cast<std::size_t>(laid)] =
            objective.max_for(laid) + (laid >= ruleset.bingo.min_tiles ? ruleset.bingo.points : 0);
    if (ruleset.reading == Reading::both && ruleset.counted == Counted::good_readings) readings = 2;
}

void ScoreBounds::prepare(Strip& strip, const Hand& hand, const Stakes& stakes) {
    length_ = strip.length;
    bound_covers(strip, hand, stakes);
    bounds_[static_cast<std::size_t>(length_)].fill(none);
    bound_anchors(strip, stakes);
}

void ScoreBounds::bound_covers(Strip& strip, const Hand& hand, const Stakes& stakes) {
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
        const auto* highest = std::find_if(stakes.letters.begin(), stakes.letters.begin() + stakes.distinct,
                                           [&spot](Letter letter) { return (spot.allowed & mask_of(letter)) != 0; });
        spot.best = highest != stakes.letters.begin() + stakes.distinct ? hand.values[*highest] : std::int16_t{0};
        cover.extra = spot.best * (spot.letter_gain - 1);
        cover.across += spot.best * spot.across_gain;
        behind = lying = 0;
        empty_from_[place] = static_cast<std::int8_t>(next = at);
    }
}

/// Bounds the plays whose first tile lies on the empty cell `start`.
void ScoreBounds::bound_plays(const Strip& strip, const Stakes& stakes, int start) {
    auto& max = bounds_[static_cast<std::size_t>(start)];
    int fixed = 0;
    int lying = 0;
    Letter last = 0;
    for (int at = start - 1; strip.occupied(at); --at) {
        fixed += strip[at].value;
        last = strip[at].letter;
        ++lying;
    }
    const HandWords::Values* values = lying == 0   ? &stakes.words.alone()
                                      : lying == 1 ? &stakes.words.with(last)
                                                   : &stakes.words.highest();
    int tiles = 0;
    int factor = 1;
    int best = 0;
    int across = 0;
    for (int at = start; at < length_ && tiles < stakes.tiles; at = static_cast<int>(empty_from(at + 1))) {
        const Cover& cover = covers_[static_cast<std::size_t>(at)];
        if (!cover.open) break;
        ++tiles;
        factor = multiplied(factor, strip[at].word_factor);
        fixed += cover.extra + cover.behind;
        best += strip[at].best;
        across += cover.across;
        if (cover.lying > 0) {
            lying += cover.lying;
            values = lying == 1 ? &stakes.words.with(cover.last) : &stakes.words.highest();
        }
        const int of_hand = (*values)[static_cast<std::size_t>(tiles)];
        if (tiles == 1 || of_hand == none) {
            max[static_cast<std::size_t>(tiles)] = none;
            continue;
        }
        const int word = fixed + std::min(best, of_hand);
        max[static_cast<std::size_t>(tiles)] =
            (multiplied(word, factor) + across) * stakes.readings + stakes.bonuses[static_cast<std::size_t>(tiles)];
    }
    std::fill(max.begin() + tiles + 1, max.begin() + stakes.tiles + 2, none);
    for (; tiles > 0; --tiles)
        max[static_cast<std::size_t>(tiles)] =
            std::max(max[static_cast<std::size_t>(tiles)], max[static_cast<std::size_t>(tiles + 1)]);
    max[0] = none;
}

/// Bounds the plays by anchor: only plays that reach one are searched.
void ScoreBounds::bound_anchors(const Strip& strip, const Stakes& stakes) {
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
        if (const int needed = tiles[static_cast<std::size_t>(at)]; needed <= stakes.tiles) {
            bound_plays(strip, stakes, at);
            max = std::max(max, with(at, needed));
        }
        until_[static_cast<std::size_t>(at)] = max;
        if (strip[at].anchor) max = none;
    }
}

}  // namespace crisscross::engine
