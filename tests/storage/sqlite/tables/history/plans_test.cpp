#include "storage/sqlite/tables/history/statistics.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/heard_queries.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The plans of the queries that were heard and have a part, one after the other.
std::string plans_with(Database& database, const std::string& part) {
    const std::set<std::string> heard = Listener::heard();
    std::string plans;
    for (const std::string& sql : heard)
        if (contains(sql, part)) plans += plan_of(database, sql);
    return plans;
}

}  // namespace

TEST_CASE("statistics of a person read their records and openings from an index, in its order") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    read_statistics(database, {.scope = {.player = mara}, .subject = OfAsker{}});
    const std::string longest = plans_with(database, "ORDER BY longest_letters");
    CHECK(longest == "SEARCH subject USING INDEX history_seats_longest (player=?)\n");
    const std::string highest = plans_with(database, "ORDER BY highest_score");
    CHECK(highest == "SEARCH subject USING INDEX history_seats_highest (player=?)\n");
    const std::string openings = plans_with(database, "opening IS NOT NULL");
    INFO(openings);
    CHECK(contains(openings, "COVERING INDEX history_seats_openings"));
    CHECK_FALSE(contains(openings, "GROUP BY"));
}

TEST_CASE("the newest games of a system come from an index, in its order") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    read_statistics(database, {.scope = {.player = mara}, .subject = OfAsker{}, .system = "classic"});
    const std::string plan = plans_with(database, "ORDER BY seen.ended DESC");
    INFO(plan);
    CHECK(contains(plan, "SEARCH seen USING COVERING INDEX history_seats_by_system (player=? AND system=?)"));
}
