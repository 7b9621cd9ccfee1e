#pragma once

#include "engine/visibility.hpp"

namespace crisscross::engine {

/// All that a computer player is told: the rules, and what its seat sees of the game.
struct SeatView {
    Rules rules;
    Seat seat = 0;
    View view{};

    const TileCounts& rack() const { return *view.players.at(static_cast<std::size_t>(seat)).rack.faces; }
    bool over() const { return view.result.has_value(); }
};

SeatView seat_view(const Game& game, Seat seat);

/// The tiles that are neither on the board nor out of the game nor on the own rack: in the bag or on other racks.
TileCounts unseen(const SeatView& seen);

/// Whether there may be something to do for the seat: a turn, a play to be accepted or challenged, a vote.
bool may_act(const SeatView& seen);

}  // namespace crisscross::engine
