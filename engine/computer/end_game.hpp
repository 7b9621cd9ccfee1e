#pragma once

#include "engine/game/game.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// A play, or a pass if `edits` is empty.
struct EndMove {
    Edits edits{};
    std::optional<Axis> line{};
    int score = 0;
    double equity = 0;    ///< by how much it wins, including `EndGame::win_equity`
    bool proved = false;  ///< whether every line was followed to the end of the game, so that no move is better
};

/// What a move leads to if both sides play as well as they can from then on.
struct EndValue {
    int margin = 0;   ///< final points ahead of the other side
    int outcome = 0;  ///< 1 for a win, 0 for a draw, -1 for a loss
    bool proved = false;
    bool operator==(const EndValue&) const = default;
};

/// How far a search of the end may go, besides its budget. It uses no clock, so the same game is searched in the same
/// way everywhere.
struct EndLimits {
    long effort = 1'500'000;  ///< in generated plays, roughly; takes a second at most
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
    static constexpr int win_equity = 100'000;

    /// The best move of the seat to move. The generator must know the words of both sides.
    EndMove best(const Game& game);
    /// The value of one move of the seat to move; nothing if the effort ran out before it could look ahead.
    std::optional<EndValue> weigh(const Game& game, const EndMove& move);

private:
    struct Bounds {
        int min;
        int max;
    };

    std::vector<EndMove> moves_of(const Game& game, std::size_t width);
    void deepen(const Game& game, std::vector<EndMove>& moves, int depth);
    int search(const Game& game, int depth, Bounds bounds, std::optional<Seat> stuck);
    int value(const Game& game, const EndMove& move, int depth, Bounds bounds, std::optional<Seat> stuck);
    int equity(const Game& game, EndReason reason) const;
    bool is_proved() const { return !estimated_ && !narrowed_ && !is_spent(); }
    bool is_spent() const { return spent_ >= limits_.effort || budget_.is_spent(); }

    Generator& generator_;
    EndLimits limits_;
    Budget& budget_;
    long spent_ = 0;
    Seat me_ = 0;
    bool estimated_ = false;  ///< whether the latest pass did not follow some line to the end
    bool narrowed_ = false;   ///< whether the latest pass left some play out
};

}  // namespace crisscross::engine
