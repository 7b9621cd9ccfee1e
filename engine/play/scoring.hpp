#pragma once

#include <vector>

#include "engine/board/premiums.hpp"
#include "engine/play/placement.hpp"

namespace crisscross::engine {

/// A premium that lies over several cells and acted: what it multiplied by, and where it lies (X1).
struct Shared {
    int factor = 1;
    std::vector<Cell> over{};
    bool operator==(const Shared&) const = default;
};

/// A letter of a word with the premiums that acted on it.
struct LetterScore {
    Cell cell{};
    Square square{};
    int value = 0;   ///< face value; 0 for a blank and for a tile laid where one was taken off in the same turn (H7)
    int factor = 1;  ///< product of the letter premiums that acted
    std::vector<Shared> shared{};  ///< those of them that lie over several cells
    bool operator==(const LetterScore&) const = default;
};

/// A word premium that acted, and the laid cell that it acted through.
struct WordFactor {
    Cell cell{};
    int factor = 1;
    std::vector<Cell> over{};  ///< where the premium lies, if over several cells
    bool operator==(const WordFactor&) const = default;
};

/// A word of a play with its arithmetic: score = sum(value * factor) * product(word factors). Letters in reading
/// order.
struct WordScore {
    Axis axis = Axis::across;
    std::vector<LetterScore> letters{};
    std::vector<WordFactor> word_factors{};
    int score = 0;
    bool operator==(const WordScore&) const = default;
};

/// What a play scores: total = sum of its words + bonus (bingo).
struct PlayScore {
    std::vector<WordScore> words{};
    int bonus = 0;
    int total = 0;
    bool operator==(const PlayScore&) const = default;
};

/// One run of a placement, read as it stands (K12, H7, X6).
WordScore score(const Rules& rules, const Premiums& premiums, const Placement& placement, const Run& run);

/// Points for laying so many tiles at once.
int bonus(const Rules& rules, const Placement& placement);

Word word_of(const WordScore& word);
std::vector<Word> words_of(const PlayScore& score);

}  // namespace crisscross::engine
