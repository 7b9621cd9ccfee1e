#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/computer/end_game.hpp"
#include "engine/computer/leave_values.hpp"
#include "engine/computer/seat_view.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// A play that a seat can make, with its equity.
struct RankedPlay {
    Edits edits{};
    std::optional<Axis> line{};  ///< the line that a play of one tile names
    int score = 0;
    double equity = 0;  ///< as `Evaluator::equity`, in points
    bool wins = false;  ///< whether it wins at once
};

/// Tiles that a seat can exchange, with the `Evaluator::equity` of that, in points.
struct RankedExchange {
    TileCounts given{};
    double equity = 0;
};

/// What an evaluation needs to know about a move.
struct MoveSummary {
    int score = 0;
    int used = 0;  ///< tiles laid, including red-crossed ones
    TileCounts kept{};
};

/// What all evaluations with the same rules and list have in common. Immutable, so evaluators in any number of
/// threads may share it.
struct EvaluatorTables {
    /// The lexicon's alphabet must be that of the rules (see `respelt`).
    EvaluatorTables(const Rules& rules, Lexicon lexicon)
        : EvaluatorTables(rules, std::move(lexicon), leave_table(rules)) {}
    EvaluatorTables(const Rules& rules, Lexicon lexicon, const LeaveTable& table)
        : generator(std::make_shared<const GeneratorTables>(rules, std::move(lexicon))), leaves(rules, table) {}

    const std::shared_ptr<const GeneratorTables> generator;
    const LeaveValues leaves;
};

/// Ranks the moves of a seat, from nothing but what the seat sees. Each thread needs an evaluator of its own; they
/// can share tables.
class Evaluator {
public:
    explicit Evaluator(std::shared_ptr<const EvaluatorTables> tables);

    /// The `count` plays with the highest equity, best first, among those found before the budget is spent.
    std::vector<RankedPlay> best(const SeatView& seen, std::size_t count, Budget& budget);
    /// Gives back one tile after another, as long as that raises the equity of the rest; nothing where the seat
    /// cannot exchange.
    std::optional<RankedExchange> best_exchange(const SeatView& seen) const;
    /// More than the equity of any play that does not win.
    static constexpr double win_equity = 1000;
    /// The score of a move plus the value of its leave; once the bag is empty, the leave costs its points instead. A
    /// move that wins at once has `win_equity` added.
    double equity(const SeatView& seen, const MoveSummary& move) const;
    /// The best move, where the rest of the game can be searched; a pass if it has no edits.
    std::optional<EndMove> search_the_end(const SeatView& seen, EndLimits limits, Budget& budget);
    /// What a move leads to, where the rest of the game can be searched.
    std::optional<EndValue> weigh_the_end(const SeatView& seen, const EndMove& move, EndLimits limits,
                                          Budget& budget);

private:
    std::shared_ptr<const EvaluatorTables> tables_;
    Generator generator_;
};

}  // namespace crisscross::engine
