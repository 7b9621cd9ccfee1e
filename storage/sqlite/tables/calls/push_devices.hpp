#pragma once

#include <vector>

#include "storage/calls/delivery.hpp"
#include "storage/people/device.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

// A guest who has signed in to an account is called on the push devices of the account's player, and has none.

/// Keeps the latest `max` of the player. Adds nothing for a device that is not signed in, or for such a guest.
void add_device(Database& database, PlayerId player, DeviceId signed_in, const PushDevice& device, std::int64_t at,
                int max);
/// False if the player has no such device.
bool remove_device(Database& database, PlayerId player, const std::string& address);
void remove_devices_of(Database& database, PlayerId player);
/// The browser on whose device the guest has signed in is the account's from now on; the guest's others are
/// forgotten.
void move_push_devices(Database& database, PlayerId guest, DeviceId device, PlayerId player, int max);
/// Somebody has signed in there, so it is another device from now on. If it belonged to another player, that player
/// gets no more notices there.
void move_push_devices_on(Database& database, DeviceId before, DeviceId after);
void remove_push_devices_on(Database& database, DeviceId device);
int count_push_devices(Database& database, PlayerId player);
/// The oldest first.
std::vector<PushDevice> devices_of(Database& database, PlayerId player);

}  // namespace crisscross::storage
