#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "storage/games/journal.hpp"
#include "storage/people/deletion.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Keeps the journal of a finished game as `packed` (storage/games/packed_journal.hpp), in place of its rows of
/// events. Does nothing unless `version` is the last one of the game. Within a transaction.
void keep_packed(Database& database, GameId game, std::uint32_t version, std::string_view packed);

/// Whether the journal of a game is packed as these bytes, and `version` is the last one of the game.
bool is_packed_as(Database& database, GameId game, std::uint32_t version, std::string_view packed);

/// The entries of a game whose journal is packed; nothing if it is not. If the bytes are damaged, one entry that
/// cannot be read, so that this game alone is found damaged.
std::optional<std::vector<JournalEntry>> packed_entries(Database& database, GameId game);

/// Changes the bodies of these entries, if the journal of the game is packed and not damaged. Within the transaction
/// of `rewrite_events`.
void rewrite_packed(Database& database, GameId game, std::span<const RewrittenEvent> events);

}  // namespace crisscross::storage
