#pragma once

#include <vector>

#include "protocol/messages/history/note_messages.hpp"
#include "storage/games/game.hpp"

namespace crisscross::server {

/// How many of the notes that an imported game came with are shown; its files have all of them.
inline constexpr std::size_t max_file_notes = 1000;

/// The notes that an imported game came with, as its readers get them: their texts, cut where they are longer than
/// those of players. `imported` is when it was imported.
std::vector<protocol::history::Note> file_notes(const storage::StoredGame& game, std::int64_t imported);

}  // namespace crisscross::server
