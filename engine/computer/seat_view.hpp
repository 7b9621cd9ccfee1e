#pragma once

#include "engine/game/visibility.hpp"

namespace crisscross::engine {

/// What the ends of a game count while nothing is laid (K13, H11). Everybody could have counted along.
struct IdleCounts {
    std::vector<int> passes{};  ///< by seat, as in `Player`
    std::vector<int> idle{};
    int scoreless = 0;
};

/// All that a computer player knows: the rules, and what its seat sees of the game.
struct SeatView {
    Rules rules;
    Seat seat = 0;
    View view{};
    IdleCounts idle_counts{};
    std::vector<Word> rejected{};  ///< as in `Game`

    const TileCounts& rack() const { return *view.players.at(static_cast<std::size_t>(seat)).rack.faces; }
    bool over() const { return view.result.has_value(); }
};

SeatView seat_view(const Game& game, Seat seat);

/// The tiles that are neither on the board nor out of the game nor on the own rack: in the bag or on other racks.
TileCounts unseen(const SeatView& seen);

/// The whole game for the turn of this seat, where it can be worked out: the bag is empty and one other seat is left.
/// Nothing if tiles are missing.
std::optional<Game> known_game(const SeatView& seen);

/// Whether a play of the seat wins the game at once, if nobody objects: so many tiles laid or taken away in one turn
/// (R6), or the own target reached (F2).
bool wins_at_once(const SeatView& seen, int score, int used);

/// Whether there may be something to do for the seat: a turn, a play to be accepted or challenged, a vote.
bool may_act(const SeatView& seen);

}  // namespace crisscross::engine
