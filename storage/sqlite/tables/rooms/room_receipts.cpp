#include "storage/sqlite/tables/rooms/room_receipts.hpp"

namespace crisscross::storage {

void keep_room_receipt(Database& database, RoomId room, const CommandId& request) {
    database
        .prepare(
            "INSERT INTO room_receipts (room, number, player, request) "
            "SELECT ?1, 1 + coalesce((SELECT max(number) FROM room_receipts WHERE room = ?1), 0), id, ?3 "
            "FROM players WHERE id = ?2 AND deleted IS NULL")
        .bind(1, room)
        .bind(2, request.player)
        .bind(3, request.id)
        .run();
    database
        .prepare(
            "DELETE FROM room_receipts WHERE room = ?1 AND number <= "
            "(SELECT max(number) FROM room_receipts WHERE room = ?1) - ?2")
        .bind(1, room)
        .bind(2, max_room_receipts)
        .run();
}

std::vector<CommandId> room_receipts(Database& database, RoomId room) {
    Statement select = database.prepare("SELECT player, request FROM room_receipts WHERE room = ? ORDER BY number");
    select.bind(1, room);
    std::vector<CommandId> requests;
    while (select.step()) requests.push_back({select.integer(0), select.text(1)});
    return requests;
}

}  // namespace crisscross::storage
