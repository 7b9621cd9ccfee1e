#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/lexicon/lexicon.hpp"
#include "server/imports/import_owner.hpp"
#include "server/requests/complaint.hpp"
#include "storage/imports/import.hpp"

namespace crisscross::server {

class LexiconStore;

/// The name of the room in which somebody's imported games are. The page shows it in the reader's language.
inline constexpr const char* imports_room_name = "Imported games";

/// A longer file is not read: 4 MiB, or 1 MiB of GCG.
inline constexpr std::size_t max_import_bytes = std::size_t{4} << 20;

/// The code for a list in which there is nothing to import.
inline constexpr const char* no_games = "NO_GAMES";

/// Reads a game file, or an annotated game (GCG), checks all of it and makes what the store keeps, without a room.
/// BAD_GAME_FILE with a JSON pointer as its field, BAD_RECORD with `line N`, GAME_NOT_OVER, NO_GAMES. Takes bounded
/// time and memory, whatever the text is.
Answer<storage::NewImport> read_import(std::string_view text, const ImportOwner& by, const LexiconStore& lexicons);

/// Whether an import and a stored game, at least one of which is a record, have the same GCG.
bool have_same_record(const storage::NewImport& made, const storage::StoredGame& game, const LexiconStore& lexicons);

/// Keeps the list of an imported game, if there is one with this hash on offer, for when it no longer is. The game
/// can do without.
void keep_list(const engine::Lexicon::Hash& list, const LexiconStore& lexicons);

}  // namespace crisscross::server
