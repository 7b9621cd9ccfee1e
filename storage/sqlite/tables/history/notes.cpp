#include "storage/sqlite/tables/history/notes.hpp"

#include <algorithm>
#include <tuple>

#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {
namespace {

std::string is_reader(const NotesQuery& query, const std::string& column) {
    if (!query.has_merged_guests) return column + " = ?1";
    return is_person(column);
}

/// The author of a note has a seat in its game, or had it as a guest who is the same person.
constexpr const char* author_plays =
    "EXISTS (SELECT 1 FROM history_seats AS theirs JOIN players ON players.id = theirs.player WHERE theirs.game = "
    "notes.game AND notes.player IN (players.id, players.same_as))";

/// In the order of the game; of one moment the reader's own before those of others, the oldest first.
auto place_in_answer(const FoundNote& found) {
    return std::tuple(found.note.version, !found.is_own, found.note.changed);
}

/// How many other notes the author has in the game, and in all.
std::int64_t count_game_notes(Database& database, const Note& note) {
    Statement count = database.prepare("SELECT count(*) FROM notes WHERE game = ? AND player = ? AND version <> ?");
    count.bind(1, note.game).bind(2, note.player).bind(3, note.version);
    return count.step() ? count.integer(0) : 0;
}
std::int64_t player_notes(Database& database, const Note& note) {
    Statement count = database.prepare(
        "SELECT count(*) FROM notes INDEXED BY notes_of_player WHERE player = ?1 AND NOT (game = ?2 AND version = "
        "?3)");
    count.bind(1, note.player).bind(2, note.game).bind(3, note.version);
    return count.step() ? count.integer(0) : 0;
}

/// Those about the moment of the note whose author fits, who may have been a guest when they wrote theirs.
void remove_notes(Database& database, const Note& note, const std::string& by) {
    database.prepare("DELETE FROM notes WHERE game = ?2 AND version = ?3 AND " + by)
        .bind(1, note.player)
        .bind(2, note.game)
        .bind(3, note.version)
        .run();
}

}  // namespace

// The reader's own come first if there are too many, and then the newest.
std::vector<FoundNote> find_notes(Database& database, const NotesQuery& query) {
    Statement find = database.prepare(
        "SELECT notes.player, version, changed, shared, body, " + is_reader(query, "notes.player") +
        " AS own, coalesce((SELECT name FROM history_seats WHERE history_seats.game = notes.game "
        "AND history_seats.player IN (SELECT id FROM players WHERE id = notes.player OR same_as = notes.player) "
        "LIMIT 1), "
        "(SELECT name FROM players WHERE players.id = notes.player)) "
        "FROM notes WHERE notes.game = ?2 AND (own OR (shared = 1 AND " +
        author_plays + " AND EXISTS (SELECT 1 FROM history_seats AS mine WHERE mine.game = notes.game AND " +
        is_reader(query, "mine.player") + "))) ORDER BY own DESC, changed DESC LIMIT ?3");
    find.bind(1, query.reader).bind(2, query.game).bind(3, max_found_notes);
    std::vector<FoundNote> notes;
    while (find.step())
        notes.push_back({{query.game, find.integer(0), static_cast<std::uint32_t>(find.integer(1)), find.integer(2),
                          find.integer(3) != 0, find.text(4)},
                         find.integer(5) != 0,
                         find.text(6)});
    std::ranges::sort(notes, {}, place_in_answer);
    return notes;
}

KeepNoteOutcome keep_note(Database& database, const Note& note) {
    if (!database.in_transaction()) throw DatabaseError("a note outside of a transaction");
    if (note.body.empty()) {
        remove_notes(database, note, is_person("player"));
        return KeepNoteOutcome::kept;
    }
    if (count_game_notes(database, note) >= max_game_notes) return KeepNoteOutcome::too_many_in_game;
    if (player_notes(database, note) >= max_player_notes) return KeepNoteOutcome::too_many_by_player;
    database
        .prepare(
            "INSERT INTO notes (game, player, version, changed, shared, body) SELECT game, ?2, ?3, ?4, ?5, ?6 "
            "FROM history_games WHERE game = ?1 "
            "AND EXISTS (SELECT 1 FROM players WHERE id = ?2 AND deleted IS NULL) ON CONFLICT (game, player, "
            "version) DO UPDATE SET "
            "changed = excluded.changed, shared = excluded.shared, body = excluded.body")
        .bind(1, note.game)
        .bind(2, note.player)
        .bind(3, note.version)
        .bind(4, note.changed)
        .bind(5, note.shared ? 1 : 0)
        .bind(6, note.body)
        .run();
    if (database.changes() != 1) return KeepNoteOutcome::no_such_game;
    remove_notes(database, note, "player <> ?1 AND " + is_person("player"));
    return KeepNoteOutcome::kept;
}

bool remove_note(Database& database, PlayerId author, const GameName& game, std::uint32_t version) {
    Statement find = database.prepare(
        "SELECT games.id FROM rooms JOIN games ON games.room = rooms.id WHERE code = ? AND number = ?");
    if (!find.bind(1, game.room).bind(2, game.number).step()) return false;
    remove_notes(database, {.game = find.integer(0), .player = author, .version = version}, is_person("player"));
    return database.changes() > 0;
}

}  // namespace crisscross::storage
