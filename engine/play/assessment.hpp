#pragma once

#include <optional>
#include <vector>

#include "engine/play/judging.hpp"
#include "engine/play/scoring.hpp"

namespace crisscross::engine {

/// What a legally placed play scores, and which of its words are good. `good[i]` is about `score.words[i]`. Where
/// good readings are counted (X6), each is a word of its own, and a run without one is listed with no points.
struct Assessment {
    PlayScore score{};
    std::vector<bool> good{};

    bool all_good() const;
    /// Spelt, in order.
    std::vector<std::string> bad_words(const Rules& rules) const;
};

/// Reads and scores the runs of a placement. Refuses with `DUPLICATE_WORD` where a word is on the board twice and
/// must not be (X5).
Result<Assessment> assess(const Rules& rules, const Lexicon& lexicon, const Premiums& premiums,
                          const PlacedTiles& placement);

}  // namespace crisscross::engine
