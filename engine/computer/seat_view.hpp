#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/view/visibility.hpp"

namespace crisscross::engine {

/// The counts by which a game ends when nobody lays a tile (K13, H11). Anybody who follows the game knows them.
struct IdleCounts {
    std::vector<int> passes{};  ///< by seat, as in `Player`
    std::vector<int> idle{};
    int scoreless = 0;
};

/// Everything that a computer player knows: the rules, and what its seat sees of the game.
struct SeatView {
    Rules rules;
    Seat seat = 0;
    View view{};
    IdleCounts idle_counts{};
    std::vector<Word> rejected{};  ///< as in `Game`

    const TileCounts& rack() const { return *view.players.at(index_of(seat)).rack.faces; }
    bool over() const { return view.result.has_value(); }
};

SeatView seat_view(const Game& game, Seat seat);

/// The tiles in the bag or on other racks: all that are not on the board, out of the game or on the seat's own rack.
TileCounts unseen(const SeatView& seen);

/// The whole game, as if it were this seat's turn, where it can be worked out: the bag is empty and one other seat is
/// left. Nothing if tiles are missing.
std::optional<Game> known_game(const SeatView& seen);

/// Whether a play of the seat wins the game at once unless it is withdrawn: it uses enough tiles in one turn (R6), or
/// reaches the seat's target (F2).
bool wins_at_once(const SeatView& seen, int score, int used);

/// Whether the seat may make a move now.
bool has_turn(const SeatView& seen);

/// What the seat may do now.
enum class Task : std::uint8_t {
    none,    ///< wait for others
    turn,    ///< make a move
    judge,   ///< accept or challenge the play of somebody else; or move, where it has the turn
    vote,    ///< on a disputed play
    defend,  ///< show evidence for its own disputed play
};
Task task_of(const SeatView& seen);

}  // namespace crisscross::engine
