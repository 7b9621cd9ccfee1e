#pragma once

#include "engine/lexicon/lexicon.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// The file of a room's word list is gone, or has changed since the room was made.
Complaint lexicon_gone();

/// For what does not ask for words: the list of the room, or one to stand in for it where it is missing.
const engine::Lexicon& list_or_stand_in(const engine::Lexicon* list);

}  // namespace crisscross::server
