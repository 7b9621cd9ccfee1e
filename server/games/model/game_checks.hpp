#pragma once

#include <optional>

#include "engine/game/view/visibility.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

/// Why the state of a game forbids a viewer's request, whatever its name, level or strength; nothing if it is
/// permitted. The game refuses requests by these checks, and `allowed` lists requests by them.
namespace crisscross::server {

/// Before the game: ALREADY_SEATED, ALREADY_STARTED, ROOM_FULL.
std::optional<Complaint> check_take_seat(const GameState& state, engine::Viewer viewer);
/// NOT_SEATED, ALREADY_STARTED.
std::optional<Complaint> check_leave_seat(const GameState& state, engine::Viewer viewer);

/// What only the host of the room may do: NOT_SEATED, ALREADY_STARTED, NOT_HOST, and ROOM_FULL, NOT_A_COMPUTER or
/// TOO_FEW_SEATS.
std::optional<Complaint> check_add_computer(const GameState& state, engine::Viewer viewer);
std::optional<Complaint> check_remove_computer(const GameState& state, engine::Viewer viewer, engine::Seat seat);
std::optional<Complaint> check_start(const GameState& state, engine::Viewer viewer);

/// A computer is to play for `seat`. For the seat of somebody else it also matters who is present: NOT_SEATED,
/// NOT_STARTED, GAME_OVER, NO_SUCH_SEAT, COMPUTER_PLAYS, HAS_STAND_IN.
std::optional<Complaint> check_add_stand_in(const GameState& state, engine::Viewer viewer, engine::Seat seat);
/// NOT_SEATED, NOT_STARTED, GAME_OVER, NO_STAND_IN.
std::optional<Complaint> check_reclaim_seat(const GameState& state, engine::Viewer viewer);

/// NOT_SEATED, NOT_STARTED, GAME_OVER, NO_HINTS, COMPUTER_PLAYS, NOT_YOUR_TURN.
std::optional<Complaint> check_hint(const GameState& state, engine::Viewer viewer);

/// A command of the game: NOT_SEATED, NOT_STARTED, COMPUTER_PLAYS. The engine checks the rest.
std::optional<Complaint> check_game_command(const GameState& state, engine::Viewer viewer);

/// The most turns that a game may have, so that its history has an end.
inline constexpr engine::Turn max_turns = 10'000;
/// One more move: GAME_TOO_LONG. What is left then is to answer the last play, to resign, and to agree to end the
/// game.
std::optional<Complaint> check_length(const GameState& state);

/// What a player wants to agree on with the others: NOT_SEATED, NOT_STARTED, GAME_OVER, COMPUTER_PLAYS,
/// ALREADY_AGREED, and what the engine says.
std::optional<Complaint> check_agreement(const GameState& state, const protocol::AgreementWanted& wanted);
/// Declining what others want: NOT_SEATED, NOT_STARTED, GAME_OVER, COMPUTER_PLAYS, NOTHING_ASKED.
std::optional<Complaint> check_decline(const GameState& state, engine::Viewer viewer);
/// Whether all people who still play want it, once this player does. Computers always agree, but not for somebody for
/// whom only the others have asked for one.
bool all_want(const GameState& state, const protocol::AgreementWanted& wanted);

/// Nudging the person whose turn it is: NOT_SEATED, NOT_STARTED, GAME_OVER, COMPUTER_PLAYS, NOBODY_TO_NUDGE.
std::optional<Complaint> check_nudge(const GameState& state, engine::Viewer viewer);

/// Something that only a player who plays themself may do, such as accepting every play from now on, or a change of
/// the clocks: NOT_SEATED, NOT_STARTED, GAME_OVER, COMPUTER_PLAYS.
std::optional<Complaint> check_own_play(const GameState& state, engine::Viewer viewer);

/// Something that a player may ask during the game: NOT_SEATED, NOT_STARTED, GAME_OVER.
std::optional<Complaint> check_in_play(const GameState& state, engine::Viewer viewer);

}  // namespace crisscross::server
