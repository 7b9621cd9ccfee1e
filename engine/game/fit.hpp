#pragma once

#include <cstdint>
#include <optional>

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// Why an event does not fit the game as it is after the events before it. Only a damaged journal has such events.
enum class Misfit : std::uint8_t {
    out_of_order,  ///< it cannot come at this point of the game
    no_such_seat,  ///< it names a seat that is not there
    wrong_tiles,   ///< it moves tiles that are not where it takes them from, shows them to the wrong people, or hides
                   ///< them from the fold
    wrong_cell,    ///< it changes a cell that is off the board, taken or empty
    wrong_number,  ///< a turn, count, score or limit that does not follow from the game
    wrong_options,  ///< options or bonuses that the rules do not have
};

/// Nothing if something fits, otherwise why not.
inline std::optional<Misfit> unless(bool fits, Misfit misfit) {
    return fits ? std::nullopt : std::optional(misfit);
}

/// Checks everything that `evolve` and the decisions after it rely on, so that an event from a file cannot do harm;
/// not that a player could have chosen it. Nothing if the event fits.
std::optional<Misfit> check_fit(const Game& game, const Event& event);

}  // namespace crisscross::engine
