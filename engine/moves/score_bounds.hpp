#pragma once

#include <array>
#include <limits>

#include "engine/moves/hand_words.hpp"
#include "engine/moves/objective.hpp"
#include "engine/moves/strip.hpp"

namespace crisscross::engine {

/// What bounds need to know of a hand: its dearest tiles, and what a number of tiles counts by itself.
struct Stakes {
    Stakes(const Ruleset& ruleset, const Hand& hand, const Objective& objective, HandWords& words);

    int tiles = 0;
    int distinct = 0;
    std::array<Letter, most_tiles> letters{};  ///< from the dearest on
    HandWords& words;
    std::array<int, most_tiles + 1> bonuses{};  ///< for so many tiles laid
    int readings = 1;                           ///< how often a run may count (X6)
};

/// Upper bounds for what the plays on a strip are worth, by the first empty cell that they cover and the number of
/// tiles. Each cell gets the dearest tile that may lie there, all together no more than the dearest ones.
class ScoreBounds {
public:
    void read(Strip& strip, const Hand& hand, const Stakes& stakes);

    /// For plays whose first empty cell is `at` or lies before it, behind the anchor before: those that begin with
    /// the next anchor from there, or that one itself.
    int until(int at) const { return until_[static_cast<std::size_t>(at)]; }
    /// For plays of at least so many tiles of whose word the first cell is known.
    int with(int first, int tiles) const { return most_[empty_from(first)][static_cast<std::size_t>(tiles)]; }

    static constexpr int none = HandWords::none;

private:
    struct Cover {
        int extra = 0;    ///< what letter premiums add to it
        int across = 0;   ///< of the runs across
        int behind = 0;   ///< tiles that lie between this cell and the next empty one
        int lying = 0;    ///< their number
        Letter last = 0;  ///< one of them
        bool open = false;
    };

    std::size_t empty_from(int at) const {
        return static_cast<std::size_t>(empty_from_[static_cast<std::size_t>(at)]);
    }
    void read_covers(Strip& strip, const Hand& hand, const Stakes& stakes);
    void read_plays(const Strip& strip, const Stakes& stakes, int start);
    void read_anchors(const Strip& strip, const Stakes& stakes);

    int length_ = 0;
    std::array<std::int8_t, Strip::longest + 1> empty_from_{};  ///< the first empty cell that does not lie before
    std::array<Cover, Strip::longest> covers_{};
    std::array<int, Strip::longest> until_{};
    std::array<std::array<int, most_tiles + 2>, Strip::longest + 1> most_{};
};

}  // namespace crisscross::engine
