#pragma once

#include <array>
#include <vector>

#include "engine/lexicon/lexicon.hpp"
#include "engine/moves/grid.hpp"
#include "engine/moves/scoring/premium_map.hpp"
#include "engine/play/edit.hpp"

namespace crisscross::engine {

/// Scores plays as `assess` does, run by run, without copying the board. Needed where the score cannot be added up
/// while a word grows: corner bonuses that act on a word once, runs that are words in both directions.
class ExactScore {
public:
    ExactScore(const Rules& rules, const Lexicon& lexicon, const Grid& grid, const PremiumMap& premiums)
        : rules_(rules), lexicon_(lexicon), grid_(grid), premiums_(premiums) {
        laid_.fill(nullptr);
        counted_.reserve(max_runs);
        if (rules.ruleset().duplicates == Duplicates::refused) spelt_.reserve(max_runs);
    }

    /// Points of all runs of a play, without a bingo; the run along `line` counts in addition to the judged axes.
    int operator()(std::span<const Lay> lays, std::optional<Axis> line);

    /// The same for a play that crosses tiles out, which the grid no longer shows; nothing if the rules refuse it.
    /// The runs through laid tiles are known to be words; the runs that a lift has left are checked here (H5, X4).
    std::optional<int> checked(std::span<const Lay> lays, std::span<const Lift> lifts, std::optional<Axis> line);

    /// Whether two runs of the judged axes would spell the same word after such a play (X5).
    bool repeats_a_word(std::span<const Lay> lays, std::span<const Lift> lifts);

private:
    struct Stretch {
        int first = 0;
        int by = 0;
        int length = 0;
        int next = -1;  ///< the next run in the same hash list
    };
    static constexpr std::size_t lists = 256;
    static constexpr std::size_t max_runs = std::size_t{4} * Grid::cells / 2;

    /// Shows a play on the grid while it lives.
    class Marked {
    public:
        Marked(ExactScore& score, std::span<const Lay> lays, std::span<const Lift> lifts);
        ~Marked();
        Marked(const Marked&) = delete;
        Marked& operator=(const Marked&) = delete;

    private:
        ExactScore& score_;
        std::span<const Lay> lays_;
        std::span<const Lift> lifts_;
    };

    bool is_spelt_twice(std::span<const Lay> lays);
    bool is_spelt_twice(const Stretch& run);
    bool spell_the_same(const Stretch& a, const Stretch& b) const;
    bool lifted(int place) const { return lifted_[static_cast<std::size_t>(place)]; }
    bool vacated(int place) const { return lifted(place) && !laid(place); }
    bool leaves_orphans(std::span<const Lift> lifts) const;
    bool stands_alone(int place) const;
    bool hangs_together(std::span<const Lay> lays);
    bool is_connected(std::span<const Lay> lays) const;
    bool words_are_connected(std::span<const Lay> lays);
    std::optional<int> points_beside(std::span<const Lift> lifts);
    bool add_run(int place, Axis axis, int side, int& points);
    int laid_points(std::span<const Lay> lays, std::optional<Axis> line);
    const Lay* laid(int place) const { return laid_[static_cast<std::size_t>(place)]; }
    bool occupied(int place) const { return laid(place) || grid_.occupied(place); }
    int points_through(int place, Axis axis);
    int readings(int first, int by, int length) const;
    bool is_word(std::span<const Letter> word) const;
    bool is_listed(int first, int by, int length) const;
    std::span<Letter> letters_of(int first, int by, int length, std::span<Letter> room) const;
    int points_of(int first, int by, int length) const;

    const Rules& rules_;
    const Lexicon& lexicon_;
    const Grid& grid_;
    const PremiumMap& premiums_;
    std::array<const Lay*, Grid::cells> laid_;
    std::array<bool, Grid::cells> lifted_{};
    std::vector<Stretch> counted_{};
    std::vector<Stretch> spelt_{};
    std::array<int, lists> heads_{};
};

}  // namespace crisscross::engine
