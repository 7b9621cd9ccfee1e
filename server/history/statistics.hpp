#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/history/rating.hpp"
#include "storage/history/statistics.hpp"

namespace crisscross::server {

/// A rating, and how many games it comes from.
struct RatedPlayer {
    Rating rating{};
    int games = 0;
};

/// The ratings of everybody in these games, by system. Each game is a rating period of its own, in which each player
/// meets each other one: winners have beaten the others, and of two who did not win the one with the higher score
/// has. The games are in order of their ends.
using Ratings = std::map<std::string, std::map<storage::Participant, RatedPlayer>>;
Ratings rate_games(const std::vector<storage::RatedSeat>& seats);

/// What somebody has achieved in the games of one system.
struct OfSystem {
    storage::FigureRow figures{};
    std::optional<RatedPlayer> rating{};
};

/// What somebody has achieved.
struct OfPlayer {
    storage::Participant who{};
    storage::FigureRow figures{};              ///< of all their games; `system` and `month` are empty
    std::vector<OfSystem> systems{};           ///< most games first
    std::vector<storage::FigureRow> months{};  ///< oldest first
    std::vector<storage::RecordRow> longest{};
    std::vector<storage::RecordRow> highest{};
    std::vector<storage::OpeningRow> openings{};  ///< most often first
};

inline constexpr std::size_t max_players = 20;
inline constexpr std::size_t max_months = 120;

/// At most `max_players`, those with the most games first; the asker, if among them, comes before the others.
std::vector<OfPlayer> statistics_of(const storage::StatisticsRows& rows);

}  // namespace crisscross::server
