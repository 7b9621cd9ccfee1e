#pragma once

#include <array>
#include <limits>

#include "engine/moves/candidate.hpp"
#include "engine/moves/hand_words.hpp"
#include "engine/moves/strip.hpp"

namespace crisscross::engine {

/// What the bounds need to know about a hand: its tiles by value, and the bonuses for a number of tiles.
struct HandSummary {
    HandSummary(const Ruleset& ruleset, const Hand& hand, const Objective& objective, HandWords& words);

    int tiles = 0;
    int distinct = 0;
    std::array<Letter, max_tiles> letters{};  ///< in order of value, the highest first
    HandWords& words;
    std::array<int, max_tiles + 1> bonuses{};  ///< by the number of tiles laid
    int readings = 1;                          ///< how many times a run may count (X6)
};

/// Upper bounds on the equity of the plays on a strip, by the first empty cell that they cover and the number of
/// tiles. Each cell counts the highest tile that may lie there, and all cells together no more than the highest
/// tiles.
class ScoreBounds {
public:
    void prepare(Strip& strip, const Hand& hand, const HandSummary& summary);

    /// For plays whose first laid tile lies after the previous anchor and no later than `at`.
    int until(int at) const { return until_[static_cast<std::size_t>(at)]; }
    /// For plays of at least `tiles` tiles whose word begins at `first`.
    int with(int first, int tiles) const { return bounds_[empty_from(first)][static_cast<std::size_t>(tiles)]; }

    static constexpr int none = HandWords::none;

private:
    struct Cover {
        int extra = 0;    ///< points that letter premiums add to the tile
        int across = 0;   ///< points of the runs across
        int behind = 0;   ///< points of the tiles between this cell and the next empty one
        int lying = 0;    ///< the number of those tiles
        Letter last = 0;  ///< the letter of the first of them
        bool open = false;
    };

    std::size_t empty_from(int at) const {
        return static_cast<std::size_t>(empty_from_[static_cast<std::size_t>(at)]);
    }
    void bound_covers(Strip& strip, const Hand& hand, const HandSummary& summary);
    void bound_plays(const Strip& strip, const HandSummary& summary, int start);
    void bound_anchors(const Strip& strip, const HandSummary& summary);

    int length_ = 0;
    std::array<std::int8_t, max_board_side + 1> empty_from_{};  ///< the first empty cell at or after this one
    std::array<Cover, max_board_side> covers_{};
    std::array<int, max_board_side> until_{};
    std::array<std::array<int, max_tiles + 2>, max_board_side + 1> bounds_{};
};

}  // namespace crisscross::engine
