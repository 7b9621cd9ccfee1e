#pragma once

#include "storage/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

void set_wishes(Database& database, PlayerId player, const CallWishes& wishes);
/// As long as the player has said nothing: one reminder, and no night.
CallWishes wishes_of(Database& database, PlayerId player);

}  // namespace crisscross::storage
