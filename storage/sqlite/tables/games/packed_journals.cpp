#include "storage/sqlite/tables/games/packed_journals.hpp"

#include <algorithm>

#include "storage/games/packed_journal.hpp"

namespace crisscross::storage {
namespace {

std::span<const std::uint8_t> bytes_of(std::string_view packed) {
    return {reinterpret_cast<const std::uint8_t*>(packed.data()), packed.size()};
}

/// Nothing if the journal is not packed.
std::optional<std::string> packed_journal(Database& database, GameId game) {
    Statement find = database.prepare("SELECT entries FROM packed_journals WHERE game = ?");
    if (!find.bind(1, game).step()) return std::nullopt;
    return find.blob(0);
}

}  // namespace

void keep_packed(Database& database, GameId game, std::uint32_t version, std::string_view packed) {
    if (!database.in_transaction()) throw DatabaseError("a journal is packed outside of a transaction");
    database
        .prepare(
            "INSERT INTO packed_journals (game, version, entries) SELECT id, version, ?3 FROM games "
            "WHERE id = ?1 AND version = ?2 AND stage = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM packed_journals WHERE game = ?1)")
        .bind(1, game)
        .bind(2, version)
        .bind(3, bytes_of(packed))
        .run();
    if (database.changes() == 1) database.prepare("DELETE FROM events WHERE game = ?").bind(1, game).run();
}

bool is_packed_as(Database& database, GameId game, std::uint32_t version, std::string_view packed) {
    Statement find = database.prepare(
        "SELECT 1 FROM packed_journals JOIN games ON games.id = packed_journals.game "
        "WHERE packed_journals.game = ?1 AND games.version = ?2 AND packed_journals.version = ?2 AND entries = ?3");
    return find.bind(1, game).bind(2, version).bind(3, bytes_of(packed)).step();
}

std::optional<std::vector<JournalEntry>> packed_entries(Database& database, GameId game) {
    const auto packed = packed_journal(database, game);
    if (!packed) return std::nullopt;
    if (auto entries = unpack(*packed)) return entries;
    return std::vector<JournalEntry>{{.version = 1, .body = "the packed journal is damaged"}};
}

void rewrite_packed(Database& database, GameId game, std::span<const RewrittenEvent> events) {
    const auto packed = packed_journal(database, game);
    auto entries = packed ? unpack(*packed) : std::nullopt;
    if (!entries) return;
    for (const RewrittenEvent& event : events) {
        const auto entry = std::ranges::find(*entries, event.version, &JournalEntry::version);
        if (entry != entries->end()) entry->body = event.body;
    }
    database.prepare("UPDATE packed_journals SET entries = ? WHERE game = ?")
        .bind(1, bytes_of(pack(*entries)))
        .bind(2, game)
        .run();
}

}  // namespace crisscross::storage
