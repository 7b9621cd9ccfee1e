#pragma once

#include <optional>

#include "engine/game/game.hpp"
#include "engine/play/refusal.hpp"

/// Why the turn or the phase forbids a command of a seat, whatever its tiles, cells and words; nothing if it is
/// permitted. `decide` refuses commands by these checks, and `allowed` lists commands by them.
namespace crisscross::engine {

/// Whether the game does not go on before a play with this window is accepted or its time is over.
bool waits_for_acceptance(Window window);

/// Whether nobody may move before the last play is settled.
bool is_held_up(const Game& game);

/// A play, an exchange or a pass in turn `turn`.
std::optional<Refusal> check_move(const Game& game, Seat seat, Turn turn);

/// An exchange of this many tiles, where `check_move` permits a move (K9, X8).
std::optional<Refusal> check_exchange_size(const Game& game, Seat seat, int tiles);

/// Placing the starter as turn `turn` (X2).
std::optional<Refusal> check_starter(const Game& game, Seat seat, Turn turn);

/// What the clock does in turn `turn`, while the player to move may move.
std::optional<Refusal> check_clock(const Game& game, Turn turn);

/// Challenging or accepting the play of turn `play` (K11, R8).
std::optional<Refusal> check_challenge(const Game& game, Seat seat, Turn play);

/// Showing evidence for the seat's own disputed play of turn `play`, or withdrawing it (R8).
std::optional<Refusal> check_defence(const Game& game, Seat seat, Turn play);

/// Voting on the disputed play of turn `play` (R8).
std::optional<Refusal> check_vote(const Game& game, Seat seat, Turn play);

/// A hint: for the seat that moves next, which may ask while the play before can still be challenged. Nobody moves
/// after the last play, unless it is withdrawn.
std::optional<Refusal> check_hint(const Game& game, Seat seat);

/// Taking back the move that the seat made in turn `turn`: its latest, with nothing final after it (A1).
std::optional<Refusal> check_take_back(const Game& game, Seat seat, Turn turn);

/// Ending the game as it stands (A2): not while a vote or the end of the game waits for the last play.
std::optional<Refusal> check_end(const Game& game, Seat seat);

/// Aborting the game (A3).
std::optional<Refusal> check_abort(const Game& game, Seat seat);

/// Resigning (G4).
std::optional<Refusal> check_resignation(const Game& game, Seat seat);

}  // namespace crisscross::engine
