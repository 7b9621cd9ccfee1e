#pragma once

#include <optional>
#include <vector>

#include "storage/games/journal.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Throws unless it is called within a transaction. Changes nothing unless the outcome is `Stored`; if it throws, the
/// transaction must be rolled back. `kind` is that of the command.
AppendOutcome append(Database& database, const Append& append, ReceiptKind kind = ReceiptKind::in_room);

/// The entries of a game with a version greater than `from`, in order.
std::vector<JournalEntry> entries_of(Database& database, GameId game, std::uint32_t from = 0);

std::optional<Receipt> find_receipt(Database& database, const CommandId& command);
/// In order of their versions.
std::vector<Receipt> receipts_of(Database& database, GameId game);

}  // namespace crisscross::storage
