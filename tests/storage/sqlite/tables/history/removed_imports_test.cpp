#include <set>

#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("an imported game that is removed leaves nothing behind, and can be imported again") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    Transaction transaction(imports.database);
    remove_old_games(imports.database, old_games(imports.database, 9000, {}, 10));
    transaction.commit();
    for (const std::string table :
         {"games", "events", "packed_journals", "imported_games", "import_rooms", "history_games", "rooms"}) {
        INFO(table);
        CHECK(ask(imports.database, "SELECT count(*) FROM " + table) == "0");
    }
    CHECK(imports.import(game_of(imports.mara, 1)) == ImportOutcome(Imported{{"IMPORTED", 1}}));
}

TEST_CASE("the imported games of a deleted person go with their room, and those of others stay") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.import(game_of(imports.mara, 2));
    NewImport other = game_of(imports.jonas, 1);
    other.new_room = "OFJONASA";
    imports.import(other);
    const auto kept = imports.stored("IMPORTED", 1);
    imports.keep_rows(kept.id);
    Transaction transaction(imports.database);
    const auto deleted = delete_person(imports.database, {imports.mara, {"Mara"}, 9000});
    transaction.commit();
    REQUIRE(deleted);
    CHECK(deleted->closed == std::vector<std::string>{"IMPORTED"});
    CHECK_FALSE(find_room(imports.database, "IMPORTED"));
    CHECK(find_room(imports.database, "OFJONASA"));
    for (const std::string table : {"games", "imported_games", "import_rooms"}) {
        INFO(table);
        CHECK(ask(imports.database, "SELECT count(*) FROM " + table) == "1");
    }
    CHECK(ask(imports.database, "SELECT count(*) FROM history_games") == "0");
    CHECK(ask(imports.database, "SELECT group_concat(name) FROM players") == "Jonas");
}

TEST_CASE(
    "the imported games of a person whom the host removes go, but for those in which somebody else has a seat") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.import(game_of(imports.mara, 2));
    NewImport other = game_of(imports.jonas, 1);
    other.new_room = "OFJONASA";
    imports.import(other);
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    const std::string shared = std::to_string(imports.stored("IMPORTED", 2).id);
    imports.database.execute("UPDATE seats SET player = 2 WHERE seat = 0 AND game = " + shared);
    imports.database.execute("UPDATE seats SET player = 1 WHERE seat = 1 AND game = " + shared);
    Transaction transaction(imports.database);
    const RemovedImports removed = remove_imports(imports.database, imports.mara, 9);
    transaction.commit();
    CHECK(removed.rooms == std::set<std::string>{"IMPORTED"});
    CHECK(ask(imports.database, "SELECT group_concat(game) FROM imported_games WHERE owner = 1") == shared);
    CHECK(ask(imports.database, "SELECT count(*) FROM games") == "2");
    CHECK(ask(imports.database, "SELECT count(*) FROM history_games") == "0");
    CHECK(find_room(imports.database, "OFJONASA"));
}

TEST_CASE("imported games are removed a few at a time, and their room goes with the last of them") {
    Imports imports;
    for (int number = 1; number <= 3; ++number) imports.import(game_of(imports.mara, number));
    Transaction transaction(imports.database);
    const RemovedImports first = remove_imports(imports.database, imports.mara, 2);
    CHECK(first.games == 2);
    CHECK(first.rooms == std::set<std::string>{"IMPORTED"});
    CHECK(find_room(imports.database, "IMPORTED"));
    CHECK(remove_imports(imports.database, imports.mara, 2).games == 1);
    CHECK_FALSE(find_room(imports.database, "IMPORTED"));
    CHECK(remove_imports(imports.database, imports.mara, 2).games == 0);
    transaction.commit();
}

TEST_CASE("one imported game is removed if it is the owner's, and nobody else has a seat in it") {
    Imports imports;
    for (int number = 1; number <= 2; ++number) imports.import(game_of(imports.mara, number));
    const std::string shared = std::to_string(imports.stored("IMPORTED", 2).id);
    imports.database.execute("UPDATE seats SET player = 2 WHERE seat = 0 AND game = " + shared);
    Transaction transaction(imports.database);
    CHECK(remove_import(imports.database, imports.jonas, {"IMPORTED", 1}).games == 0);
    CHECK(remove_import(imports.database, imports.mara, {"IMPORTED", 2}).games == 0);
    const RemovedImports removed = remove_import(imports.database, imports.mara, {"IMPORTED", 1});
    CHECK(removed.games == 1);
    CHECK(removed.rooms == std::set<std::string>{"IMPORTED"});
    transaction.commit();
    CHECK(ask(imports.database, "SELECT group_concat(game) FROM imported_games") == shared);
}

TEST_CASE("the room of imported games goes when the host removes the only person who has a part in them") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    Transaction transaction(imports.database);
    REQUIRE(remove_player(imports.database, imports.mara, 9000).now);
    CHECK(ask(imports.database, "SELECT count(*) FROM games") == "1");
    CHECK(remove_imports(imports.database, imports.mara, 9).games == 1);
    transaction.commit();
    for (const std::string table : {"games", "rooms", "packed_journals", "imported_games", "import_rooms"}) {
        INFO(table);
        CHECK(ask(imports.database, "SELECT count(*) FROM " + table) == "0");
    }
    CHECK(find_player(imports.database, token(1))->player.removed);
}

TEST_CASE("a game that ended long ago is pruned only once its import is as old") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));  // ended at 2000, imported at 5000
    CHECK(old_games(imports.database, 4000, {}, 9).empty());
    CHECK(old_games(imports.database, 5001, {}, 9).size() == 1);
    Transaction transaction(imports.database);
    CHECK(remove_old_games(imports.database, old_games(imports.database, 4000, {}, 9)) == 0);
    CHECK(remove_old_games(imports.database, old_games(imports.database, 5001, {}, 9)) == 1);
    transaction.commit();
}
