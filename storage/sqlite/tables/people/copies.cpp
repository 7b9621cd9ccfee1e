#include "storage/sqlite/tables/people/copies.hpp"

#include "storage/games/packed_text.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {

// Somebody's draws are nobody else's, so a game with the same seed is the same game. What they have imported
// themselves says only by their own word that a seat is theirs.
std::vector<CopiedSeat> copied_seats(Database& database, PlayerId player, const CopyPlace& after, int limit) {
    Statement select = database.prepare(
        "SELECT imported_games.game, room, code, number, own.seat FROM imported_games "
        "JOIN game_secrets AS copied ON copied.game = imported_games.game "
        "JOIN (SELECT seed, seats.seat AS seat FROM seats JOIN game_secrets ON game_secrets.game = seats.game "
        "WHERE " +
        is_person("seats.player") +
        " AND NOT EXISTS (SELECT 1 FROM imported_games AS imported WHERE imported.game = seats.game)) AS own "
        "ON own.seed = copied.seed JOIN games ON games.id = imported_games.game JOIN rooms ON rooms.id = room "
        "WHERE (imported_games.game, own.seat) > (?2, ?3) ORDER BY imported_games.game, own.seat LIMIT ?4");
    select.bind(1, player).bind(2, after.copy).bind(3, after.seat).bind(4, limit);
    std::vector<CopiedSeat> seats;
    while (select.step())
        seats.push_back({.copy = select.integer(0),
                         .room = select.integer(1),
                         .code = select.text(2),
                         .number = static_cast<int>(select.integer(3)),
                         .seat = static_cast<int>(select.integer(4))});
    return seats;
}

void rewrite_copy(Database& database, const CopyWithoutPerson& copy) {
    rewrite_events(database, copy.copy, copy.events);
    for (const char* sql : {"UPDATE seats SET name = '' WHERE game = ? AND seat = ?",
                            "UPDATE history_seats SET name = '', folded_name = '' WHERE game = ? AND seat = ?"})
        database.prepare(sql).bind(1, copy.copy).bind(2, copy.seat).run();
    if (!copy.annotations) return;
    const std::string packed = pack_text(*copy.annotations);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(packed.data());
    database.prepare("UPDATE imported_games SET annotations = NULL, packed_annotations = ? WHERE game = ?")
        .bind(1, std::span(bytes, packed.size()))
        .bind(2, copy.copy)
        .run();
}

}  // namespace crisscross::storage
