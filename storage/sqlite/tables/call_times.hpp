#pragma once

#include "storage/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

void set_call_times(Database& database, PlayerId player, const CallTimes& times);
/// As long as the player has said nothing: one reminder, and no night.
CallTimes call_times_of(Database& database, PlayerId player);

}  // namespace crisscross::storage
