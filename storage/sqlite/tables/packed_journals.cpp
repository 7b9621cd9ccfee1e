#include "storage/sqlite/tables/packed_journals.hpp"

#include <span>

#include "storage/packed_journal.hpp"

namespace crisscross::storage {

void keep_packed(Database& database, GameId game, std::uint32_t version, std::string_view packed) {
    if (!database.in_transaction()) throw DatabaseError("a journal is packed outside of a transaction");
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(packed.data());
    database
        .prepare(
            "INSERT INTO packed_journals (game, version, entries) SELECT id, version, ?3 FROM games "
            "WHERE id = ?1 AND version = ?2 AND stage = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM packed_journals WHERE game = ?1)")
        .bind(1, game)
        .bind(2, version)
        .bind(3, std::span(bytes, packed.size()))
        .run();
    if (database.changes() == 1) database.prepare("DELETE FROM events WHERE game = ?").bind(1, game).run();
}

std::optional<std::vector<JournalEntry>> packed_entries(Database& database, GameId game) {
    Statement find = database.prepare("SELECT entries FROM packed_journals WHERE game = ?");
    if (!find.bind(1, game).step()) return std::nullopt;
    if (auto entries = unpack(find.blob(0))) return entries;
    return std::vector<JournalEntry>{{.version = 1, .body = "the packed journal is damaged"}};
}

}  // namespace crisscross::storage
