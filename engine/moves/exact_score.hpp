#pragma once

#include <array>

#include "engine/lexicon.hpp"
#include "engine/moves/grid.hpp"
#include "engine/moves/premium_map.hpp"
#include "engine/play.hpp"

namespace crisscross::engine {

/// Scores plays as `assess` does, run by run, without a copy of the board: for rules under which a sum cannot be kept
/// while a word grows (corner bonuses that act on a word once, runs that are words from both ends).
class ExactScore {
public:
    ExactScore(const Rules& rules, const Lexicon& lexicon, const Grid& grid, const PremiumMap& premiums)
        : rules_(rules), lexicon_(lexicon), grid_(grid), premiums_(premiums) {
        laid_.fill(nullptr);
    }

    /// Points of all runs of a play, without a bonus; the one along `line` counts besides those of the judged axes.
    int operator()(std::span<const Lay> lays, std::optional<Axis> line);

private:
    const Lay* laid(int place) const { return laid_[static_cast<std::size_t>(place)]; }
    bool occupied(int place) const { return laid(place) || grid_.occupied(place); }
    int points_through(int place, Axis axis);
    int readings(int first, int by, int length) const;
    bool is_word(std::span<const Letter> word) const;
    int points_of(int first, int by, int length) const;

    const Rules& rules_;
    const Lexicon& lexicon_;
    const Grid& grid_;
    const PremiumMap& premiums_;
    std::array<const Lay*, Grid::cells> laid_;
};

}  // namespace crisscross::engine
