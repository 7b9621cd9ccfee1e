#include "storage/journal.hpp"

namespace crisscross::storage {
namespace {

/// Moves the room on if it is where the caller thinks it is. False if not.
bool advance(Database& database, const Append& append, std::uint32_t version) {
    Statement update = database.prepare(
        "UPDATE rooms SET version = ?, changed = ?, stage = coalesce(?, stage), to_move = coalesce(?, to_move) "
        "WHERE id = ? AND version = ?");
    update.bind(1, version).bind(2, append.at).bind(5, append.room).bind(6, append.expected);
    append.stage ? update.bind(3, *append.stage) : update.bind_null(3);
    append.to_move ? update.bind(4, *append.to_move) : update.bind_null(4);
    update.run();
    return database.changes() == 1;
}

void insert_events(Database& database, const Append& append) {
    Statement insert = database.prepare("INSERT INTO events (room, version, at, body) VALUES (?, ?, ?, ?)");
    std::uint32_t version = append.expected;
    for (const std::string& body : append.bodies)
        insert.bind(1, append.room).bind(2, ++version).bind(3, append.at).bind(4, body).run();
}

void insert_challenges(Database& database, const Append& append) {
    Statement insert = database.prepare(
        "INSERT INTO challenges (room, play, seat, challenger, upheld, words) VALUES (?, ?, ?, ?, ?, ?)");
    for (const ChallengeRow& row : append.challenges) {
        insert.bind(1, append.room).bind(2, row.play).bind(3, row.seat).bind(4, row.challenger);
        insert.bind(5, row.upheld).bind(6, row.words).run();
    }
}

void insert_receipt(Database& database, const Append& append, std::uint32_t version) {
    if (!append.command) return;
    Statement insert = database.prepare("INSERT INTO receipts (player, command, room, version) VALUES (?, ?, ?, ?)");
    insert.bind(1, append.command->first).bind(2, append.command->second).bind(3, append.room).bind(4, version).run();
}

}  // namespace

AppendOutcome append(Database& database, const Append& append) {
    if (append.command && find_receipt(database, append.command->first, append.command->second))
        return AppendOutcome::repeated;
    Savepoint step(database);
    const auto version = append.expected + static_cast<std::uint32_t>(append.bodies.size());
    if (!advance(database, append, version)) return AppendOutcome::conflict;
    insert_events(database, append);
    insert_challenges(database, append);
    insert_receipt(database, append, version);
    step.release();
    return AppendOutcome::stored;
}

std::vector<JournalEntry> load(Database& database, RoomId room, std::uint32_t from) {
    Statement select =
        database.prepare("SELECT version, at, body FROM events WHERE room = ? AND version > ? ORDER BY version");
    select.bind(1, room).bind(2, from);
    std::vector<JournalEntry> entries;
    while (select.step())
        entries.push_back({static_cast<std::uint32_t>(select.integer(0)), select.integer(1), select.text(2)});
    return entries;
}

std::optional<Receipt> find_receipt(Database& database, PlayerId player, const std::string& command) {
    Statement find = database.prepare("SELECT room, version FROM receipts WHERE player = ? AND command = ?");
    if (!find.bind(1, player).bind(2, command).step()) return std::nullopt;
    return Receipt{player, command, find.integer(0), static_cast<std::uint32_t>(find.integer(1))};
}

std::vector<Receipt> receipts_of(Database& database, RoomId room) {
    Statement select =
        database.prepare("SELECT player, command, version FROM receipts WHERE room = ? ORDER BY version");
    select.bind(1, room);
    std::vector<Receipt> receipts;
    while (select.step())
        receipts.push_back({select.integer(0), select.text(1), room, static_cast<std::uint32_t>(select.integer(2))});
    return receipts;
}

std::vector<ChallengeRow> challenges_of(Database& database, RoomId room) {
    Statement select =
        database.prepare("SELECT play, seat, challenger, upheld, words FROM challenges WHERE room = ? ORDER BY play");
    select.bind(1, room);
    std::vector<ChallengeRow> rows;
    while (select.step())
        rows.push_back({static_cast<std::uint32_t>(select.integer(0)), static_cast<int>(select.integer(1)),
                        static_cast<int>(select.integer(2)), select.integer(3) != 0, select.text(4)});
    return rows;
}

}  // namespace crisscross::storage
