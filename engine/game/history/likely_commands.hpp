#pragma once

#include <span>
#include <vector>

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// A seat and its command.
struct SeatCommand {
    Seat seat = 0;
    Command command{};
};

/// Which of these events, at least one, names the command behind them: the first move of a turn also closes the
/// window of the play before it, and comes second.
std::size_t naming_event(std::span<const Event> events);

/// The commands that may have led to these events, the next ones of the game: the likeliest first, none if the first
/// event begins no command.
std::vector<SeatCommand> likely_commands(const Game& game, std::span<const Event> events);

/// Words that may have been in the list when the commands were decided: each a guess at what the list has of the
/// words that the next events are about. Only plays and challenges look words up; others have a single guess, without
/// words.
std::vector<std::vector<Word>> likely_words(const Game& game, std::span<const Event> events);

}  // namespace crisscross::engine
