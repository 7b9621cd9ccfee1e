#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The names in the order of the seats.
std::vector<std::string> names_in(const GameState& state);

/// The seats of a game that has not started, for an event that changes them.
protocol::SeatsChanged seats_now(const GameState& state);

/// NO_SUCH_LEVEL.
std::optional<Complaint> check_level(const engine::Rules& rules, const std::optional<std::string>& level);

/// The level at which a computer plays: a stronger one has a higher target (F1). There must be levels.
std::string level_for(const std::vector<engine::Level>& levels, engine::Strength strength);

/// Somebody who wants a seat.
struct Newcomer {
    PlayerId player = 0;
    std::string typed_name{};
    std::optional<std::string> level{};         ///< nothing: the first of the rules, if they have levels (F1)
    std::optional<engine::Strength> if_away{};  ///< the stand-in that they agree to
};

/// Takes a seat before the game: the events, or the refusal (BAD_NAME, NAME_TAKEN, ALREADY_SEATED, ALREADY_STARTED,
/// ROOM_FULL, NO_SUCH_LEVEL).
Answer<std::vector<protocol::GameEvent>> take_seat(const GameState& state, const Newcomer& newcomer);

/// Gives the player another name, which `read_name` has read: no events if they have no seat or this name, or the
/// game is over. NAME_TAKEN.
Answer<std::vector<protocol::GameEvent>> rename(const GameState& state, PlayerId player, const std::string& name);

/// Gives the player the first seat, before the others: no event if they have no seat or the first one, or the game
/// has started.
std::vector<protocol::GameEvent> seat_first(const GameState& state, PlayerId player);

/// Gives the seat up (NOT_SEATED, ALREADY_STARTED). A computer is never the host: computers that would move up to the
/// first seat leave as well.
Answer<std::vector<protocol::GameEvent>> leave_seat(const GameState& state, PlayerId player);

}  // namespace crisscross::server
