#include "storage/sqlite/tables/webhooks.hpp"

namespace crisscross::storage {

void set_webhook(Database& database, RoomId room, const std::optional<Webhook>& webhook, std::int64_t at) {
    database.prepare("DELETE FROM webhooks WHERE room = ?").bind(1, room).run();
    if (!webhook) return;
    database.prepare("INSERT INTO webhooks (room, format, address, created) VALUES (?, ?, ?, ?)")
        .bind(1, room)
        .bind(2, webhook->format)
        .bind(3, webhook->address)
        .bind(4, at)
        .run();
}

std::optional<Webhook> find_webhook(Database& database, RoomId room) {
    Statement find = database.prepare("SELECT format, address FROM webhooks WHERE room = ?");
    if (!find.bind(1, room).step()) return std::nullopt;
    return Webhook{find.text(0), find.text(1)};
}

}  // namespace crisscross::storage
