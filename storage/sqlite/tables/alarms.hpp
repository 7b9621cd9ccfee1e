#pragma once

#include <vector>

#include "storage/alarm.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The alarms of games, those of closed rooms left out.
std::vector<GameAlarm> find_alarms(Database& database, const AlarmQuery& query);

}  // namespace crisscross::storage
