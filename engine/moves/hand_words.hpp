#pragma once

#include <array>
#include <limits>

#include "engine/moves/anagrams.hpp"
#include "engine/moves/hand.hpp"

namespace crisscross::engine {

inline constexpr int most_tiles = 20;  ///< on a rack

/// What so many tiles of a hand, all laid in one word, can be worth at most, by the letters that lie in the word
/// already: none, one that is known, or others.
class HandWords {
public:
    using Values = std::array<int, most_tiles + 1>;  ///< points, by the number of tiles
    static constexpr int none = std::numeric_limits<int>::min();

    /// Without anagrams only the values of the tiles are bounds. They outlive it otherwise.
    explicit HandWords(const Anagrams* anagrams) : anagrams_(anagrams) {}

    void read(const Hand& hand);

    const Values& alone() { return values(WordGraph::separator, 0); }
    const Values& with(Letter letter) { return values(letter, Anagrams::number_of(letter)); }
    /// The dearest tiles.
    const Values& dearest() const { return dearest_; }

private:
    /// Tiles of the hand.
    struct Part {
        Anagrams::Sum sum = 0;
        std::int16_t value = 0;
        std::int16_t tiles = 0;
    };
    static constexpr int largest = 9;  ///< of the hands that are looked into

    const Values& values(Letter index, Anagrams::Sum lying);
    void add_parts(const Hand& hand);
    bool may_be_word_with_blank(Anagrams::Sum sum) const;

    const Anagrams* anagrams_;
    bool is_looked_into_ = false;
    LetterMask blank_{};  ///< what the blank may stand for, if there is one
    LetterMask known_ = 0;
    Values dearest_{};
    std::array<Values, max_letters + 1> values_{};
    std::array<Part, std::size_t{1} << largest> parts_{};
    std::size_t part_count_ = 0;
};

}  // namespace crisscross::engine
