#pragma once

#include <vector>

#include "protocol/games/annotations.hpp"
#include "protocol/messages/history/note_messages.hpp"
#include "server/games/model/game_record.hpp"
#include "storage/games/game.hpp"

namespace crisscross::server {

/// How many of the notes that an imported game came with are shown, and how many plays in their lines; its files have
/// all of them.
inline constexpr std::size_t max_file_notes = 1000;
inline constexpr std::size_t max_file_plays = 400;

/// The notes that an imported game came with, cut where they are longer than those of players. Their lines are as the
/// file has them, so they have to be checked.
std::vector<protocol::NoteToExport> file_notes(const storage::StoredGame& game);
std::size_t plays_in_lines(const std::vector<protocol::NoteToExport>& notes);
/// The notes with their lines as the rules and the list of the game see them. A line with a play that the rules
/// refuse is left out, and so are all if the list is gone.
std::vector<protocol::NoteToExport> with_checked_lines(const GameRecord& game,
                                                       std::vector<protocol::NoteToExport> notes);
/// As readers get them, without those that have nothing to show. `imported` is when the game was imported.
std::vector<protocol::history::Note> as_sent(const std::vector<protocol::NoteToExport>& notes, std::int64_t imported);

}  // namespace crisscross::server
