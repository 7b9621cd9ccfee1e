#pragma once

#include <optional>
#include <vector>

#include "storage/people/identity_store.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The devices of a player include those of guests who are the same person.

DeviceRow add_device(Database& database, PlayerId player, const NewDevice& device);
/// The player is seen, too. A device without a name gets this one.
void saw_device(Database& database, DeviceId device, const std::string& name, std::int64_t at);
/// How many devices the player is signed in on.
int count_devices(Database& database, PlayerId player);
/// Those, the one that was seen last first.
std::vector<DeviceRow> list_devices(Database& database, PlayerId player);
/// False if the player is not signed in on such a device.
bool name_device(Database& database, PlayerId player, DeviceId device, const std::string& name);
/// The only device stays, unless the player has an account.
SigningOut sign_out_device(Database& database, PlayerId player, DeviceId device, std::int64_t at);
/// Without asking whose it is. Nobody is called there any more. Those that were signed out long ago are forgotten.
void sign_out_now(Database& database, DeviceId device, std::int64_t at);
/// The same, if the browser there signs in anew: it is called as before.
void retire_device(Database& database, DeviceId device, std::int64_t at);

}  // namespace crisscross::storage
