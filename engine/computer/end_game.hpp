#pragma once

#include "engine/game/game.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// A play, or a pass if `edits` is empty.
struct EndMove {
    Edits edits{};
    std::optional<Axis> line{};
    int score = 0;
    double equity = 0;  ///< by how much it wins, including `EndGame::equity_of_winning`
};

/// How far a search of the end may go, besides its budget. It uses no clock, so the same game is searched in the same
/// way everywhere.
struct EndLimits {
    long effort = 1'500'000;  ///< about as many generated plays; takes a second at most
    int turns = 30;           ///< after the first move; 0 for no search
    std::size_t width = 24;   ///< plays followed in each position; three times as many for the first move
};

/// Looks ahead where everything is known: the bag is empty and two seats are left. Both sides try to win, and then to
/// gain the most points, by the end rules and settlement of the game. An alpha-beta search with growing depth, until
/// it sees the end or has spent the effort or the budget. At the last depth it counts as if the game ended there.
class EndGame {
public:
    EndGame(Generator& generator, EndLimits limits, Budget& budget)
        : generator_(generator), limits_(limits), budget_(budget) {}

    /// Far more than any number of points in a game.
    static constexpr int equity_of_winning = 100'000;

    /// The best move of the seat to move. The generator must know the words of both sides.
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
    bool estimated_ = false;  ///< whether some line was not followed to the end
};

}  // namespace crisscross::engine
