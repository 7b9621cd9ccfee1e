#pragma once

#include <vector>

#include "storage/history/statistics.hpp"
#include "storage/sqlite/tables/history/found/visible_games.hpp"

namespace crisscross::storage {

/// The seats of the newest games that count for ratings, those of one system after those of another, so that somebody
/// who plays one much more has a rating in both.
std::vector<RatedSeat> rated_seats(Database& database, const StatisticsQuery& query, const VisibleGames& visible);

}  // namespace crisscross::storage
