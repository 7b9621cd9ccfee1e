#pragma once

#include "engine/lexicon/lexicon.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The file of a game's word list is gone, or has changed since the game was made; or the game is imported, and no
/// system has the letters of its tiles.
Complaint lexicon_gone();

/// The list of the game or, if it is missing, another one in its place, for commands that look up no words.
const engine::Lexicon& list_or_placeholder(const engine::Lexicon* list);

}  // namespace crisscross::server
