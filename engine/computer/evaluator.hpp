#pragma once

#include <memory>
#include <vector>

#include "engine/computer/end_game.hpp"
#include "engine/computer/leave_values.hpp"
#include "engine/computer/seat_view.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// A play that a seat can make, with its equity.
struct RankedPlay {
    Edits edits{};
    std::optional<Axis> line{};  ///< for one tile that lies on several
    int score = 0;
    double equity = 0;  ///< as `Evaluator::equity`, in points
    bool wins = false;  ///< at once
};

/// What a seat does in its turn.
struct MoveSummary {
    int score = 0;
    int used = 0;  ///< tiles laid and red crosses spent
    TileCounts kept{};
};

/// What all evaluations by the same rules and with the same list have in common. Never changes, so that evaluators in
/// any number of threads may share it.
struct EvaluatorTables {
    /// The lexicon's alphabet must be that of the rules (see `respelt`).
    EvaluatorTables(const Rules& rules, Lexicon lexicon)
        : EvaluatorTables(rules, std::move(lexicon), leave_table(rules)) {}
    EvaluatorTables(const Rules& rules, Lexicon lexicon, const LeaveTable& table)
        : generator(std::make_shared<const GeneratorTables>(rules, std::move(lexicon))), leaves(rules, table) {}

    const std::shared_ptr<const GeneratorTables> generator;
    const LeaveValues leaves;
};

/// Ranks what a seat can do, from what the seat sees and nothing else. Not for several threads at once; each has its
/// own evaluator, on the same tables.
class Evaluator {
public:
    explicit Evaluator(std::shared_ptr<const EvaluatorTables> tables);

    /// The `count` plays with the highest equity, best first; of those found before the budget is spent.
    std::vector<RankedPlay> best(const SeatView& seen, std::size_t count, Budget& budget);
    /// More than the equity of any other play.
    static constexpr double equity_of_winning = 1000;
    /// The score of a move, and more with tiles that promise good plays; once the bag is empty, tiles that are left
    /// over cost their points. What wins at once has `equity_of_winning` more.
    double equity(const SeatView& seen, const MoveSummary& move) const;
    /// The best move where the rest of the game can be searched; without edits it is a pass.
    std::optional<EndMove> search_the_end(const SeatView& seen, EndLimits limits, Budget& budget);

private:
    std::shared_ptr<const EvaluatorTables> tables_;
    Generator generator_;
};

}  // namespace crisscross::engine
