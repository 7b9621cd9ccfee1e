#pragma once

#include <optional>

#include "storage/imports/import.hpp"
#include "storage/imports/import_store.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Throws unless it is called within a transaction.
ImportOutcome import_game(Database& database, const NewImport& game);

std::vector<RecordedGame> games_like(Database& database, const NewImport& record);

/// The mark of a game; nothing if it was not imported.
std::optional<ImportMark> find_import(Database& database, PlayerId asker, GameId game);

std::optional<OwnImports> imports_of(Database& database, PlayerId owner);

bool set_counting(Database& database, PlayerId owner, const GameName& name, Counting counting);

/// See `ImportStore`. Within a transaction.
int set_all_counting(Database& database, PlayerId owner, Counting counting, int limit);
bool claim_seat(Database& database, const SeatClaim& claim);
RemovedImports remove_imports(Database& database, PlayerId owner, int limit);
RemovedImports remove_import(Database& database, PlayerId owner, const GameName& name);

/// The mark goes with its game.
void remove_import_mark(Database& database, GameId game);

}  // namespace crisscross::storage
