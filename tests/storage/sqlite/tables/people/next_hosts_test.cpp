#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/sqlite/tables/people/parting.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a room goes to the first of the others in its newest game, and is closed without one") {
    Parting parting;
    parting.room("SHAREDAA", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    parting.room("ALONEAAA", "over", {{parting.mara, "Mara"}, {std::nullopt, "computer"}});
    for (const std::string code : {"SHAREDAA", "ALONEAAA"})
        parting.change(code, {.name = "Home of Mara", .host = parting.mara});
    const auto deleted = parting.remove();
    REQUIRE(deleted);
    CHECK(deleted->closed == std::vector<std::string>{"ALONEAAA"});
    CHECK(find_room(parting.database, "SHAREDAA")->about.host == parting.jonas);
    CHECK(find_room(parting.database, "SHAREDAA")->about.name.empty());
    CHECK_FALSE(find_room(parting.database, "SHAREDAA")->closed);
    CHECK(find_room(parting.database, "ALONEAAA")->closed);
    CHECK(find_room(parting.database, "ALONEAAA")->about.name.empty());
}

TEST_CASE("a room does not go to somebody whom the host of the server has removed") {
    Parting parting;
    parting.room("SHAREDAA", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    parting.change("SHAREDAA", {.host = parting.mara});
    remove_player(parting.database, parting.jonas, 2000);
    CHECK(parting.remove()->closed == std::vector<std::string>{"SHAREDAA"});
}

TEST_CASE("a room does not go to somebody whom its host has removed from it, on any of their devices") {
    Parting parting;
    const PlayerId kim = person(parting.database, 3, "Kim");
    const PlayerId guest = person(parting.database, 4, "Jonas on a phone");
    parting.database.prepare("UPDATE players SET same_as = ? WHERE id = ?")
        .bind(1, parting.jonas)
        .bind(2, guest)
        .run();
    parting.room("SHAREDAA", "over", {{parting.mara, "Mara"}, {guest, "Jonas"}, {kim, "Kim"}});
    parting.room("FORTWOAA", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    for (const std::string code : {"SHAREDAA", "FORTWOAA"})
        parting.change(code, {.host = parting.mara, .removed = {parting.jonas}});
    CHECK(parting.remove()->closed == std::vector<std::string>{"FORTWOAA"});
    CHECK(find_room(parting.database, "SHAREDAA")->about.host == kim);
}
