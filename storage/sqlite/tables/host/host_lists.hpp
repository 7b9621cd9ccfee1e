#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/host/host.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Rooms, the newest first; with `code` only that one.
std::vector<HostRoomRow> list_rooms(Database& database, const ListPage& page, const std::optional<std::string>& code);
/// People, the newest first.
std::vector<HostPersonRow> list_people(Database& database, const ListPage& page);

}  // namespace crisscross::storage
