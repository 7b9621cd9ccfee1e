#pragma once

#include <array>

#include "engine/moves/budget.hpp"
#include "engine/moves/hand.hpp"
#include "engine/moves/strip.hpp"
#include "engine/play/edit.hpp"
#include "engine/play/scoring.hpp"

namespace crisscross::engine {

/// A word that a walk has found on its strip; the runs across its laid tiles are words too.
struct Found {
    std::span<const Lay> lays{};  ///< at least one
    int first = 0;                ///< where the word begins on the strip
    int last = 0;                 ///< where it ends
    int points = 0;               ///< of its letters, with letter premiums
    int factor = 1;               ///< product of its word premiums
    int across = 0;               ///< points of all runs across
};

/// Skips no plays.
struct NoPruning {
    struct Missed {};
    static constexpr Missed missed(Missed before, const Spot& /*spot*/, int /*value*/, int /*factor*/) {
        return before;
    }
    static constexpr bool goes_left(int /*at*/, Missed /*missed*/) { return true; }
    static constexpr bool goes_right(int /*first*/, int /*tiles*/, Missed /*missed*/) { return true; }
};

/// Finds the words of a strip that fit its tiles and a hand. From each anchor it grows words along the paths of the
/// word graph, first to the left and then to the right (Appel and Jacobson, 1988; Gordon, 1994). A play that covers
/// several anchors is found from the leftmost. A `Pruning` may skip plays: by the first cell of the word and the
/// least number of tiles, or by the cell where the word grows to the left.
template <class Sink, class Pruning = NoPruning>
class Walker {
public:
    Walker(const WordGraph& graph, const Strip& strip, Hand& hand, Budget& budget, Sink& sink, Pruning pruning = {})
        : graph_(graph), strip_(strip), hand_(hand), budget_(budget), sink_(sink), pruning_(pruning) {}

    /// False if the sink stopped the walk or the budget was spent.
    bool walk() {
        limit_ = 0;
        for (int at = 0; at < strip_.length; ++at)
            if (strip_[at].anchor) {
                if ((strip_[at].allowed & hand_.available()) != 0 && !from(at)) return false;
                limit_ = at + 1;
            }
        return true;
    }

    /// The same for one anchor; words do not reach back to the anchor before it.
    bool walk_from(int anchor) {
        for (limit_ = anchor; limit_ > 0 && !strip_[limit_ - 1].anchor;) --limit_;
        return from(anchor);
    }

private:
    using Node = WordGraph::Node;
    using Arc = WordGraph::Arc;

    struct Sum {
        int points = 0;
        int factor = 1;
        int across = 0;
        [[no_unique_address]] typename Pruning::Missed missed{};
    };

    bool from(int anchor) {
        if (strip_.occupied(anchor - 1)) {
            right_ = anchor;
            needs_right_ = true;
            return along(anchor - 1, WordGraph::root, {}, false);
        }
        needs_right_ = false;
        right_ = anchor + 1;
        if (!strip_.occupied(right_)) return lay_left(anchor, WordGraph::root, {});
        while (strip_.occupied(right_)) ++right_;
        return along(right_ - 1, WordGraph::root, {}, true);
    }

    /// Adds the tiles on the board from `at` leftwards to the word, then continues.
    bool along(int at, Node node, Sum sum, bool must_lay) {
        Arc arc{};
        do {
            const LetterMask letters = graph_.letters(node);
            if ((letters & mask_of(strip_[at].letter)) == 0) return true;
            arc = graph_.arc(node, letters, strip_[at].letter);
            node = arc.target();
            sum.points += strip_[at].value;
        } while (strip_.occupied(--at) && node != WordGraph::nowhere);
        if (strip_.occupied(at)) return true;
        if (must_lay) return node == WordGraph::nowhere || lay_left(at, node, sum);
        return left(at, arc, sum);
    }

    /// The word begins at `at + 1` so far, where `arc` has led: it may begin there, or grow further to the left.
    bool left(int at, Arc arc, Sum sum) {
        const Node node = arc.target();
        if (!strip_.occupied(at)) {
            if (arc.ends_word() && !needs_right_ && !report(at + 1, right_ - 1, sum)) return false;
            if (node == WordGraph::nowhere) return true;
            const int more = static_cast<int>(laid_) + 1;
            if (pruning_.goes_right(at + 1, more, sum.missed) && graph_.letters(node) >> WordGraph::separator != 0) {
                first_ = at + 1;
                const Arc turn = graph_.arc(node, WordGraph::separator);
                if (!right(right_, turn.target(), sum)) return false;
            }
            return at < limit_ || lay_left(at, node, sum);
        }
        return node == WordGraph::nowhere || along(at, node, sum, false);
    }

    /// Whether a letter of the hand can be laid there. Usually none can.
    bool fits(int at, Node node) const {
        return (strip_[at].allowed & hand_.available() & graph_.letters(node)) != 0;
    }

    bool lay_left(int at, Node node, const Sum& sum) {
        if (!pruning_.goes_left(at, sum.missed) || !fits(at, node)) return true;
        return lay(at, node, sum, [this, at](Arc arc, const Sum& more) { return left(at - 1, arc, more); });
    }

    /// The word reaches up to `at - 1` and grows to the right.
    bool right(int at, Node node, Sum sum) {
        for (; strip_.occupied(at); ++at) {
            const LetterMask letters = graph_.letters(node);
            if ((letters & mask_of(strip_[at].letter)) == 0) return true;
            const Arc arc = graph_.arc(node, letters, strip_[at].letter);
            sum.points += strip_[at].value;
            if (arc.ends_word() && !strip_.occupied(at + 1) && !report(first_, at, sum)) return false;
            if ((node = arc.target()) == WordGraph::nowhere) return true;
        }
        if (at == strip_.length) return true;
        if (!pruning_.goes_right(first_, static_cast<int>(laid_) + 1, sum.missed) || !fits(at, node)) return true;
        return lay(at, node, sum, [this, at](Arc arc, const Sum& more) {
            if (arc.ends_word() && !strip_.occupied(at + 1) && !report(first_, at, more)) return false;
            return arc.target() == WordGraph::nowhere || right(at + 1, arc.target(), more);
        });
    }

    /// Lays each letter that the path, the cross-set and the hand allow on an empty cell, and continues from it.
    template <class GoOn>
    bool lay(int at, Node node, const Sum& sum, GoOn go_on) {
        if (!budget_.spend()) return false;
        const Spot& spot = strip_[at];
        const LetterMask letters = graph_.letters(node);
        const LetterMask allowed = letters & spot.allowed;
        Sum more = sum;
        if (spot.word_factor > 1) more.factor = multiplied(sum.factor, spot.word_factor);
        for (LetterMask rest = allowed & hand_.letters; rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const int value = hand_.values[letter];
            more.points = sum.points + value * spot.letter_gain;
            more.across = sum.across + spot.across_base + value * spot.across_gain;
            more.missed = pruning_.missed(sum.missed, spot, value, more.factor);
            lays_[laid_] = {spot.cell, tile_of(letter), letter};
            ++laid_;
            hand_.take(letter);
            const bool goes_on = go_on(graph_.arc(node, letters, letter), more);
            hand_.give(letter);
            --laid_;
            if (!goes_on) return false;
        }
        return hand_.blanks == 0 || lay_blanks(spot, node, allowed & hand_.named, sum, more.factor, go_on);
    }

    template <class GoOn>
    bool lay_blanks(const Spot& spot, Node node, LetterMask allowed, const Sum& sum, int factor, GoOn go_on) {
        const Sum more{sum.points, factor, sum.across + spot.across_base,
                       pruning_.missed(sum.missed, spot, 0, factor)};
        --hand_.blanks;
        bool goes_on = true;
        for (LetterMask rest = allowed; rest != 0 && goes_on; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            lays_[laid_] = {spot.cell, blank, letter};
            ++laid_;
            goes_on = go_on(graph_.arc(node, letter), more);
            --laid_;
        }
        ++hand_.blanks;
        return goes_on;
    }

    bool report(int first, int last, const Sum& sum) {
        return sink_(Found{{lays_.data(), laid_}, first, last, sum.points, sum.factor, sum.across});
    }

    const WordGraph& graph_;
    const Strip& strip_;
    Hand& hand_;
    Budget& budget_;
    Sink& sink_;
    Pruning pruning_;
    int limit_ = 0;  ///< words that reach further left belong to an earlier anchor
    int right_ = 0;  ///< where a word continues after its left part
    int first_ = 0;  ///< first cell of the word that grows to the right
    bool needs_right_ = false;
    std::size_t laid_ = 0;
    std::array<Lay, max_board_side> lays_{};
};

}  // namespace crisscross::engine
