#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/calls/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Replaces the webhook of the room, with what waits for it; nothing: the room has none any more.
void set_webhook(Database& database, RoomId room, const std::optional<Webhook>& webhook, std::int64_t at);
std::optional<Webhook> find_webhook(Database& database, RoomId room);

/// Those in a column.
std::vector<std::string> webhook_kinds(const std::string& text);

}  // namespace crisscross::storage
