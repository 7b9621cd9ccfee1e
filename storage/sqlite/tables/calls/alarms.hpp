#pragma once

#include <vector>

#include "storage/calls/alarm.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The alarms of games, those of closed rooms left out.
std::vector<GameAlarm> find_alarms(Database& database, const AlarmQuery& query);

/// The games in which something has happened since `at`, but nobody has been called since then; those of closed rooms
/// left out.
std::vector<ChangedGame> find_uncalled(Database& database, std::int64_t at, int limit);

}  // namespace crisscross::storage
