#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/calls/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Replaces the webhook of the room, with what waits for it; nothing: the room has none any more. False, and nothing
/// changes, if this is not its host, or somebody whom the host of the server has removed.
bool set_webhook(Database& database, RoomId room, PlayerId host, const std::optional<Webhook>& webhook,
                 std::int64_t at);
/// That of a room whose host is not, or not yet, this person: its address is a secret of the host who set it.
void remove_webhook_of_other_host(Database& database, RoomId room, std::optional<PlayerId> host);
/// Those of all rooms of this host.
void remove_webhooks_of(Database& database, PlayerId host);
std::optional<Webhook> find_webhook(Database& database, RoomId room);

/// Those in a column.
std::vector<std::string> webhook_kinds(const std::string& text);

}  // namespace crisscross::storage
