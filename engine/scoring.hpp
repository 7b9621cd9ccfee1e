#pragma once

#include <span>
#include <vector>

#include "engine/placement.hpp"
#include "engine/runs.hpp"

namespace crisscross::engine {

/// One letter of a scored word: its face value (0 for a blank) and the product of the letter premiums that acted on
/// it.
struct LetterScore {
    Cell cell{};
    Square square{};
    int value = 0;
    int factor = 1;
    bool operator==(const LetterScore&) const = default;
};

/// A word premium that acted, and the laid cell that it acted through.
struct WordFactor {
    Cell cell{};
    int factor = 1;
    bool operator==(const WordFactor&) const = default;
};

/// A word of a play with its arithmetic: score = sum(value * factor) * product(word factors).
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

/// Scores the runs that a placement touched (K12).
PlayScore score(const Rules& rules, const Placement& placement);

Word word_of(const WordScore& word);

}  // namespace crisscross::engine
