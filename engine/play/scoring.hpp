#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/board/premiums.hpp"
#include "engine/play/placement.hpp"

namespace crisscross::engine {

/// The most points that a word can score, so that nothing overflows whatever the rules.
inline constexpr int max_word_points = 5'000'000;

/// Points of a letter with its premiums.
constexpr int letter_points(int value, int factor) {
    return std::min(value * factor, max_word_points / max_board_side);
}
/// Points of a word with one more of its premiums.
constexpr int multiplied(int points, int factor) {
    return static_cast<int>(std::min(std::int64_t{points} * factor, std::int64_t{max_word_points}));
}

/// A premium that covers several cells and acted: what it multiplied by, and the cells that it covers (X1).
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
    std::vector<Shared> shared{};  ///< those of them that cover several cells
    bool operator==(const LetterScore&) const = default;
};

/// A word premium that acted, and the laid cell that it acted through.
struct WordFactor {
    Cell cell{};
    int factor = 1;
    std::vector<Cell> over{};  ///< the cells that the premium covers, if several
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

/// What a play scores: total = sum of its words + bingo.
struct PlayScore {
    std::vector<WordScore> words{};
    int bingo = 0;  ///< the points for laying many tiles at once
    int total = 0;
    bool operator==(const PlayScore&) const = default;
};

/// Scores one run of a placement, read as it stands (K12, H7, X6).
WordScore score(const Rules& rules, const Premiums& premiums, const PlacedTiles& placement, const Run& run);

/// Scores every run of a placement, whether or not it is a word. Not for rules where only good readings count (X6).
PlayScore score_runs(const Rules& rules, const Premiums& premiums, const PlacedTiles& placement);

/// The points of a word by its arithmetic.
int points_of(const WordScore& word);

/// The points for laying many tiles at once; 0 if the placement lays fewer than the rules ask for.
int bingo_points(const Rules& rules, const PlacedTiles& placement);

Word word_of(const WordScore& word);
std::vector<Word> words_of(const PlayScore& score);

}  // namespace crisscross::engine
