#pragma once

#include <vector>

#include "storage/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Keeps the latest `most` of the player.
void add_device(Database& database, PlayerId player, const PushDevice& device, std::int64_t at, int most);
/// False if the player has no such device.
bool remove_device(Database& database, PlayerId player, const std::string& address);
void remove_devices_of(Database& database, PlayerId player);
int count_push_devices(Database& database, PlayerId player);
/// The oldest first.
std::vector<PushDevice> devices_of(Database& database, PlayerId player);

}  // namespace crisscross::storage
