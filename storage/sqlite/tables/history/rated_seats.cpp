#include "storage/sqlite/tables/history/rated_seats.hpp"

#include "storage/sqlite/tables/history/found/seats_text.hpp"

namespace crisscross::storage {
namespace {

/// Of the games that count for ratings.
std::vector<std::string> systems_of(Database& database, const StatisticsQuery& query, const VisibleGames& visible) {
    if (query.system) return {*query.system};
    Statement select =
        database.prepare(SeatsText(visible).of_rated_games("DISTINCT seen.system") + " ORDER BY seen.system");
    bind_visible(select, visible);
    std::vector<std::string> systems;
    while (select.step()) systems.push_back(select.text(0));
    return systems;
}

void add_rated_seats(Database& database, const std::string& system, const VisibleGames& visible,
                     std::vector<RatedSeat>& into) {
    const SeatsText text(visible);
    Statement select =
        database.prepare("SELECT " + text.who("subject") +
                         ", game, system, score, result FROM history_seats AS subject WHERE game IN (" +
                         text.newest_rated_games() + ") ORDER BY ended, game, seat");
    bind_visible(select, visible);
    select.bind(3, system);
    while (select.step())
        into.push_back({.game = select.integer(after_who),
                        .who = participant_of(select),
                        .system = select.text(after_who + 1),
                        .score = static_cast<int>(select.integer(after_who + 2)),
                        .result = select.text(after_who + 3)});
}

}  // namespace

std::vector<RatedSeat> rated_seats(Database& database, const StatisticsQuery& query, const VisibleGames& visible) {
    std::vector<RatedSeat> found;
    for (const std::string& system : systems_of(database, query, visible))
        add_rated_seats(database, system, visible, found);
    return found;
}

}  // namespace crisscross::storage
