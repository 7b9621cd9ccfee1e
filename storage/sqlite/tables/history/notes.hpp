#pragma once

#include "storage/history/game_search.hpp"
#include "storage/history/understanding.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The notes about a game that somebody may read, by version: their own, and if they have a seat in it those that
/// others share.
std::vector<FoundNote> find_notes(Database& database, const NotesQuery& query);

/// Keeps a note instead of the author's older one about the same moment, or removes that if the body is empty. Call
/// it within a transaction.
KeepNoteOutcome keep_note(Database& database, const Note& note);

/// False if the author has none about this moment.
bool remove_note(Database& database, PlayerId author, const GameName& game, std::uint32_t version);

}  // namespace crisscross::storage
