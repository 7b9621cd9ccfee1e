#include "storage/sqlite/tables/games/journal.hpp"

#include <string_view>

#include "storage/sqlite/tables/games/packed_journals.hpp"
#include "storage/sqlite/tables/games/projections.hpp"

namespace crisscross::storage {
namespace {

std::string_view name(ReceiptKind kind) {
    switch (kind) {
        case ReceiptKind::create:
            return "create";
        case ReceiptKind::in_room:
            return "in_room";
    }
    throw DatabaseError("a kind of receipt has no name");
}

std::uint32_t version_after(const Append& append) {
    return append.expected + static_cast<std::uint32_t>(append.events.size());
}

/// Moves the game on if it is at the version that the caller expects; otherwise false.
bool advance(Database& database, const Append& append) {
    Statement update = database.prepare(
        "UPDATE games SET version = ?, changed = ?, alarm = ?, until = ?, paused = ? WHERE id = ? AND version = ?");
    const Projection& projection = append.projection;
    update.bind(1, version_after(append)).bind(2, projection.changed);
    update.bind(3, projection.alarm);
    update.bind(4, projection.until);
    update.bind(5, projection.paused).bind(6, append.game).bind(7, append.expected).run();
    return database.changes() == 1;
}

void insert_events(Database& database, const Append& append) {
    Statement insert = database.prepare("INSERT INTO events (game, version, at, body) VALUES (?, ?, ?, ?)");
    std::uint32_t version = append.expected;
    for (const std::string& body : append.events)
        insert.bind(1, append.game).bind(2, ++version).bind(3, append.at).bind(4, body).run();
}

void forget_earlier(Database& database, const Append& append) {
    database.prepare("DELETE FROM events WHERE game = ? AND version <= ?")
        .bind(1, append.game)
        .bind(2, append.expected)
        .run();
    database.prepare("DELETE FROM receipts WHERE game = ? AND version < ? AND kind = 'in_room'")
        .bind(1, append.game)
        .bind(2, append.forget_earlier->receipts_from)
        .run();
}

void insert_receipt(Database& database, const Append& append, ReceiptKind kind) {
    if (!append.command) return;
    Statement insert =
        database.prepare("INSERT INTO receipts (player, command, game, version, kind) VALUES (?, ?, ?, ?, ?)");
    insert.bind(1, append.command->player).bind(2, append.command->id);
    insert.bind(3, append.game).bind(4, version_after(append)).bind(5, name(kind)).run();
}

/// The receipts that meet the condition, as `read_receipt` expects them.
Statement select_receipts(Database& database, const std::string& condition) {
    return database.prepare(
        "SELECT player, command, code, number, receipts.version, kind FROM receipts "
        "JOIN games ON games.id = receipts.game JOIN rooms ON rooms.id = games.room WHERE " +
        condition);
}

ReceiptKind read_kind(const std::string& text) {
    for (const ReceiptKind kind : {ReceiptKind::create, ReceiptKind::in_room})
        if (text == name(kind)) return kind;
    throw DatabaseError("no such kind of receipt: " + text);
}

Receipt read_receipt(const Statement& row) {
    return {.command = {row.integer(0), row.text(1)},
            .room = row.text(2),
            .game = static_cast<int>(row.integer(3)),
            .version = static_cast<std::uint32_t>(row.integer(4)),
            .kind = read_kind(row.text(5))};
}

}  // namespace

AppendOutcome append(Database& database, const Append& append, ReceiptKind kind) {
    if (!database.in_transaction()) throw DatabaseError("an append outside of a transaction");
    if (append.command)
        if (auto receipt = find_receipt(database, *append.command)) return Repeated{*std::move(receipt)};
    if (!advance(database, append)) return Conflict{};
    insert_events(database, append);
    if (append.forget_earlier) forget_earlier(database, append);
    insert_receipt(database, append, kind);
    store_projection(database, append.game, append.projection);
    return Stored{};
}

std::vector<JournalEntry> entries_of(Database& database, GameId game, std::uint32_t from) {
    std::vector<JournalEntry> entries = packed_entries(database, game).value_or(std::vector<JournalEntry>());
    std::erase_if(entries, [from](const JournalEntry& entry) { return entry.version <= from; });
    Statement select =
        database.prepare("SELECT version, at, body FROM events WHERE game = ? AND version > ? ORDER BY version");
    select.bind(1, game).bind(2, from);
    while (select.step())
        entries.push_back({static_cast<std::uint32_t>(select.integer(0)), select.integer(1), select.text(2)});
    return entries;
}

std::optional<Receipt> find_receipt(Database& database, const CommandId& command) {
    Statement find = select_receipts(database, "player = ? AND command = ?");
    if (!find.bind(1, command.player).bind(2, command.id).step()) return std::nullopt;
    return read_receipt(find);
}

std::vector<Receipt> receipts_of(Database& database, GameId game) {
    Statement select = select_receipts(database, "receipts.game = ? ORDER BY receipts.version");
    select.bind(1, game);
    std::vector<Receipt> receipts;
    while (select.step()) receipts.push_back(read_receipt(select));
    return receipts;
}

}  // namespace crisscross::storage
