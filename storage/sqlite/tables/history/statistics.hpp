#pragma once

#include <optional>

#include "storage/history/statistics.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Nothing if the room does not exist, or none of its games may be seen.
std::optional<StatisticsRows> read_statistics(Database& database, const StatisticsQuery& query);

}  // namespace crisscross::storage
