#include <string>

#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/heard_queries.hpp"
#include "tests/storage/sqlite/verbs/verbs.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Going through the rooms that were just found, as many as asked for at most, does not count as a scan.
bool scans_a_table(const std::string& plan) {
    const std::string listed = "SCAN listed";
    for (auto found = plan.find("SCAN"); found != std::string::npos; found = plan.find("SCAN", found + 1))
        if (plan.compare(found, listed.size(), listed) != 0) return true;
    return false;
}

bool is_query(const std::string& sql) {
    for (const char* verb : {"SELECT", "INSERT", "UPDATE", "DELETE"})
        if (sql.starts_with(verb)) return true;
    return false;
}

}  // namespace

TEST_CASE("no query reads a whole table") {
    DataFile file;
    {
        const Listener listener;
        Database database(file.path);
        use_everything(database, 1);
    }
    Database database(file.path);
    int queries = 0;
    int of_whole_rooms = 0;
    for (const std::string& sql : Listener::heard()) {
        if (!is_query(sql)) continue;
        ++queries;
        if (sql.find("found.room = ?2 AND ?1 IS NOT NULL") != std::string::npos) ++of_whole_rooms;
        const std::string plan = plan_of(database, sql);
        INFO(sql << "\n" << plan);
        CHECK_FALSE(scans_a_table(plan));
    }
    CHECK(queries >= 50);
    CHECK(of_whole_rooms >= 50);
}

TEST_CASE("a statement is compiled once per connection") {
    DataFile file;
    const Listener listener;
    Database database(file.path);
    use_everything(database, 1);
    const int compiled = Listener::compiled();
    CHECK(compiled > 20);
    use_everything(database, 2);
    CHECK(Listener::compiled() == compiled);
}

TEST_CASE("a player's rooms are listed by one query, however many there are") {
    DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = create_player(database, device(1)).player.id;
    for (int number = 0; number < 3; ++number) {
        CreateRoom create = new_room("ROOM" + std::to_string(number));
        create.projection.seats = {{mara, "Mara"}};
        add_room(database, create);
    }
    Listener::heard().clear();
    CHECK(rooms_of(database, {.player = mara}).size() == 3);
    CHECK(Listener::heard().size() == 1);
}

TEST_CASE("the check would notice a query without its index") {
    DataFile file;
    Database database(file.path);
    CHECK(scans_a_table(plan_of(database, "SELECT id FROM games WHERE changed = 1")));
}
