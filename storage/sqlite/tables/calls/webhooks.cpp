#include "storage/sqlite/tables/calls/webhooks.hpp"

#include <sstream>

namespace crisscross::storage {

namespace {

// Each between blanks, so that one can be found in SQL.
std::string one_line(const std::vector<std::string>& kinds) {
    std::string text = " ";
    for (const std::string& kind : kinds) text += kind + " ";
    return text;
}

bool is_host(Database& database, RoomId room, PlayerId player) {
    Statement find = database.prepare(
        "SELECT 1 FROM rooms JOIN players ON players.id = host WHERE rooms.id = ? AND host = ? AND removed IS NULL");
    return find.bind(1, room).bind(2, player).step();
}

}  // namespace

std::vector<std::string> webhook_kinds(const std::string& text) {
    std::istringstream words(text);
    std::vector<std::string> kinds;
    for (std::string kind; words >> kind;) kinds.push_back(kind);
    return kinds;
}

bool set_webhook(Database& database, RoomId room, PlayerId host, const std::optional<Webhook>& webhook,
                 std::int64_t at) {
    if (!is_host(database, room, host)) return false;
    database.prepare("DELETE FROM webhooks WHERE room = ?").bind(1, room).run();
    if (!webhook) return true;
    database
        .prepare("INSERT INTO webhooks (room, format, address, created, kinds, language) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(1, room)
        .bind(2, webhook->format)
        .bind(3, webhook->address)
        .bind(4, at)
        .bind(5, one_line(webhook->kinds))
        .bind(6, webhook->language)
        .run();
    return true;
}

void remove_webhook_of_other_host(Database& database, RoomId room, std::optional<PlayerId> host) {
    Statement remove = database.prepare(
        "DELETE FROM webhooks WHERE room = ?1 AND EXISTS (SELECT 1 FROM rooms WHERE id = ?1 AND host IS NOT ?2)");
    remove.bind(1, room);
    remove.bind(2, host);
    remove.run();
}

void remove_webhooks_of(Database& database, PlayerId host) {
    database.prepare("DELETE FROM webhooks WHERE room IN (SELECT id FROM rooms WHERE host = ?)").bind(1, host).run();
}

std::optional<Webhook> find_webhook(Database& database, RoomId room) {
    Statement find = database.prepare("SELECT format, address, kinds, language FROM webhooks WHERE room = ?");
    if (!find.bind(1, room).step()) return std::nullopt;
    return Webhook{find.text(0), find.text(1), webhook_kinds(find.text(2)), find.text(3)};
}

}  // namespace crisscross::storage
