#pragma once

#include <array>
#include <limits>

#include "engine/moves/anagram_filter.hpp"
#include "engine/moves/hand.hpp"

namespace crisscross::engine {

inline constexpr int max_tiles = 20;  ///< on a rack

/// The highest total value of a given number of tiles of a hand, laid in one word. It depends on the letters that the
/// word has already: none, one known letter, or others.
class HandWords {
public:
    using Values = std::array<int, max_tiles + 1>;  ///< points, by the number of tiles
    static constexpr int none = std::numeric_limits<int>::min();

    /// The filter must outlive it. Without one, only the values of the tiles are bounds.
    explicit HandWords(const AnagramFilter* anagram_filter) : anagram_filter_(anagram_filter) {}

    void prepare(const Hand& hand);

    const Values& alone() { return values(WordGraph::separator, 0); }
    const Values& with(Letter letter) { return values(letter, AnagramFilter::number_of(letter)); }
    /// The values of the highest tiles, whatever they spell.
    const Values& highest() const { return highest_; }

private:
    /// Some of the tiles of the hand.
    struct Part {
        AnagramFilter::Sum sum = 0;
        std::int16_t value = 0;
        std::int16_t tiles = 0;
    };
    static constexpr int max_anagram_tiles = 9;  ///< larger hands have too many parts to go through

    const Values& values(Letter index, AnagramFilter::Sum lying);
    void add_parts(const Hand& hand);
    bool may_be_word_with_blank(AnagramFilter::Sum sum) const;

    const AnagramFilter* anagram_filter_;
    bool uses_anagrams_ = false;
    LetterMask blank_{};  ///< the letters that the blank may stand for, if there is one
    LetterMask computed_ = 0;
    Values highest_{};
    std::array<Values, max_letters + 1> values_{};
    std::array<Part, std::size_t{1} << max_anagram_tiles> parts_{};
    std::size_t part_count_ = 0;
};

}  // namespace crisscross::engine
