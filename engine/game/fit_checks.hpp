#pragma once

#include <initializer_list>
#include <optional>

#include "engine/game/fit.hpp"
#include "engine/game/hidden_tiles.hpp"
#include "engine/game/seat.hpp"
#include "engine/game/turn.hpp"

namespace crisscross::engine {

/// What several kinds of events need of the game before them.
struct FitChecks {
    using Check = std::optional<Misfit>;

    /// The first of the checks that fails.
    static Check first_of(std::initializer_list<Check> checks);
    static Check permitted(bool is_permitted) { return unless(is_permitted, Misfit::out_of_order); }

    Check in_opening() const { return permitted(game.turn == 0); }
    Check seat(Seat one) const { return unless(is_seat(one), Misfit::no_such_seat); }
    /// A command of the turn, once the window of the play before is closed.
    Check move(Seat one, Turn turn) const;
    Check pending(Turn turn, Seat one) const;
    Check points(const Player& player, int more) const;
    Check draw(Seat one, const HiddenTiles& tiles) const;

    bool is_seat(Seat one) const;
    int rack_size() const { return game.rules.ruleset().rack_size; }
    /// Tiles whose faces are there for the fold, and which only those may see who may see racks now.
    bool are_known(const HiddenTiles& tiles) const;
    /// It is the turn of the seat, and its clock may run.
    bool is_thinking(Seat one) const;

    const Game& game;
};

}  // namespace crisscross::engine
