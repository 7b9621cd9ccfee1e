#pragma once

#include <vector>

#include "engine/computer/end_game.hpp"
#include "engine/computer/leave_values.hpp"
#include "engine/computer/seat_view.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// A play that a seat can make.
struct Advice {
    Edits edits{};
    std::optional<Axis> line{};  ///< for one tile that lies on several
    int score = 0;
    double equity = 0;  ///< as `Evaluator::worth`, in points
    bool wins = false;  ///< at once
};

/// What a seat does in its turn.
struct MoveSummary {
    int score = 0;
    int used = 0;  ///< tiles laid and red crosses spent
    TileCounts kept{};
};

/// Knows what is possible for a seat, from what it sees and nothing else. Not for several threads at once.
class Evaluator {
public:
    /// The list's alphabet must be that of the rules (see `respelt`).
    Evaluator(const Rules& rules, Lexicon list) : Evaluator(rules, std::move(list), leave_table(rules)) {}
    Evaluator(const Rules& rules, Lexicon list, const LeaveTable& leaves);

    /// The `count` plays that are worth most, best first; of the first two million, where there are more.
    std::vector<Advice> best(const SeatView& seen, std::size_t count);
    /// More than a play is worth otherwise.
    static constexpr double equity_of_winning = 1000;
    /// What a move is worth: its score, and more with tiles that promise good plays; once the bag is empty, tiles
    /// that are left over cost their points. What wins at once is worth `equity_of_winning` more.
    double equity(const SeatView& seen, const MoveSummary& move) const;
    /// The best move where the rest of the game can be looked through; without edits it is a pass.
    std::optional<EndMove> search_the_end(const SeatView& seen, EndLimits limits);

private:
    Rules rules_;
    LeaveValues leaves_;
    Generator generator_;
};

}  // namespace crisscross::engine
