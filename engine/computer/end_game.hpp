#pragma once

#include "engine/game/game.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// A play, or, without edits, a pass.
struct EndMove {
    Edits edits{};
    std::optional<Axis> line{};
    int score = 0;
    double equity = 0;  ///< by how much it wins, `EndGame::equity_of_winning` included
};

/// How far a search of the end may go, whatever its budget. Nothing here is a clock: the same game is searched in the
/// same way everywhere.
struct EndLimits {
    long effort = 1'500'000;  ///< plays generated, about: a second at the most
    int turns = 30;           ///< after the first move; 0 for no search
    std::size_t width = 24;   ///< plays followed in each position; of the first move three times as many
};

/// Looks ahead where everything is known: the bag is empty and two seats are left. Both sides win if they can, and
/// then have the most points by the end rules and the settlement of the game. Alpha-beta, deeper and deeper, until
/// the end is seen or the effort or the budget is spent; what lies further is counted as if the game ended there.
class EndGame {
public:
    EndGame(Generator& generator, EndLimits limits, Budget& budget)
        : generator_(generator), limits_(limits), budget_(budget) {}

    /// Far more than a game has points.
    static constexpr int equity_of_winning = 100'000;

    /// The best move of the seat that has the turn. The generator knows the words of both sides.
    EndMove best(const Game& game);

private:
    struct Bounds {
        int least;
        int most;
    };

    std::vector<EndMove> moves_of(const Game& game, std::size_t width);
    void deepen(const Game& game, std::vector<EndMove>& moves, int depth);
    int search(const Game& game, int depth, Bounds bounds, std::optional<Seat> stuck);
    int value(const Game& game, const EndMove& move, int depth, Bounds bounds, std::optional<Seat> stuck);
    int equity(const Game& game, Reason reason) const;
    bool is_spent() const { return spent_ >= limits_.effort || budget_.is_spent(); }

    Generator& generator_;
    EndLimits limits_;
    Budget& budget_;
    long spent_ = 0;
    Seat me_ = 0;
    bool estimated_ = false;  ///< not every line was followed to the end
};

}  // namespace crisscross::engine
