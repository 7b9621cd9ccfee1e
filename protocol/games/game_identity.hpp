#pragma once

#include <string>

#include "protocol/games/game_check.hpp"

namespace crisscross::protocol {

/// What is the same in all files of one game, wherever and whenever they come from: the canonical text without the
/// room, the number of the game in it, annotations, and what goes when people delete themselves: their numbers, names
/// and evidence. A record, which has no seed, keeps its names, but not who has left the game.
std::string identity_text(const CheckedGame& game);

/// The same with names, evidence and who has left: the hashes of earlier imports are of it.
std::string former_identity_text(const CheckedGame& game);

}  // namespace crisscross::protocol
