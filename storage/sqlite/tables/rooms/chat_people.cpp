#include "storage/sqlite/tables/rooms/chat_people.hpp"

namespace crisscross::storage {
namespace {

std::optional<std::string> name_of(Database& database, PlayerId player) {
    Statement find = database.prepare("SELECT name FROM players WHERE id = ? AND name <> ''");
    if (!find.bind(1, player).step()) return std::nullopt;
    return find.text(0);
}

}  // namespace

std::optional<int> chat_person(Database& database, RoomId room, PlayerId player) {
    Statement find = database.prepare("SELECT number FROM chat_people WHERE room = ? AND player = ?");
    if (!find.bind(1, room).bind(2, player).step()) return std::nullopt;
    return static_cast<int>(find.integer(0));
}

std::optional<int> enter_person(Database& database, RoomId room, PlayerId player) {
    const auto name = name_of(database, player);
    if (!name) return std::nullopt;
    database
        .prepare(
            "INSERT INTO chat_people (room, number, player, name) "
            "VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM chat_people WHERE room = ?1), ?2, ?3) "
            "ON CONFLICT (room, player) DO UPDATE SET name = excluded.name")
        .bind(1, room)
        .bind(2, player)
        .bind(3, *name)
        .run();
    return chat_person(database, room, player);
}

void forget_chat_of(Database& database, PlayerId player) {
    database.prepare("DELETE FROM chat_people WHERE player = ?").bind(1, player).run();
}

}  // namespace crisscross::storage
