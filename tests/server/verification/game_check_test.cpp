#include "tests/server/verification/damaged_copy.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

TEST_CASE("verify names a version that does not fit, cannot be read or is missing") {
    const ThreeRooms rooms;
    SECTION("a seat that is not there") {
        Copy copy(rooms, rooms.waiting);
        copy.run(
            "INSERT INTO events (game, version, at, body) VALUES (?1, 2, 5000, "
            "'{\"type\":\"stand_in_added\",\"seat\":5,\"strength\":\"casual\"}')");
        copy.run("UPDATE games SET version = 2 WHERE id = ?1");
        CHECK(copy.only_problem() == at(copy, 2) + "it names a seat that is not there");
    }
    SECTION("more targets than seats") {
        Copy copy(rooms, rooms.running);
        json began = copy.event(copy.version_of("began"));
        began["targets"] = {1, 2, 3, 4, 5, 6, 7, 8};
        copy.put(copy.version_of("began"), began.dump());
        CHECK(copy.only_problem() == at(copy, copy.version_of("began")) +
                                         "it has a number that does not follow from the versions before it");
    }
    SECTION("a text that is cut") {
        Copy copy(rooms, rooms.running);
        copy.put(4, R"({"type":"order_dr)");
        CHECK(copy.only_problem().starts_with(at(copy, 4) + "it cannot be read: This stops being JSON at byte "));
    }
    SECTION("an unknown event") {
        Copy copy(rooms, rooms.running);
        copy.put(4, R"({"type":"dances"})");
        CHECK(copy.only_problem() == at(copy, 4) + "it cannot be read: There is no such type. (/type)");
    }
    SECTION("a missing version") {
        Copy copy(rooms, rooms.running);
        copy.run("DELETE FROM events WHERE game = ?1 AND version = 5");
        CHECK(copy.only_problem() == at(copy, 5) + "it is missing");
    }
    SECTION("missing versions at the end") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE games SET version = version + 2 WHERE id = ?1");
        const auto versions = copy.game().version;
        CHECK(copy.only_problem() ==
              at(copy, versions + 1) + "it is missing: the game has " + std::to_string(versions + 2) + " versions");
    }
    SECTION("rules that cannot be read") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE games SET rules = substr(rules, 1, 50) WHERE id = ?1");
        CHECK(copy.only_problem().starts_with(in_game(copy) + "the rules: it cannot be read: "));
    }
    SECTION("a seed that is gone") {
        Copy copy(rooms, rooms.running);
        copy.run("DELETE FROM game_secrets WHERE game = ?1");
        CHECK(copy.only_problem() == in_game(copy) + "it cannot be read: its seed is gone");
    }
}

TEST_CASE("verify compares the rows stored along with the journal with its events") {
    const ThreeRooms rooms;
    const auto [sql, why] = GENERATE(table<std::string, std::string>({
        {"UPDATE games SET stage = 'playing' WHERE id = ?1",
         "its stage is stored as playing, and its events make it over"},
        {"UPDATE games SET changed = 7 WHERE id = ?1", "its last change is stored with another time"},
        {"UPDATE seats SET name = 'Nobody' WHERE game = ?1 AND seat = 1",
         "its stored seats are not those of its events"},
        {"UPDATE seats SET player = NULL WHERE game = ?1 AND seat = 1",
         "its stored seats are not those of its events"},
        {"UPDATE seats SET asked = 'vote' WHERE game = ?1 AND seat = 1",
         "what it waits for is not stored as it follows from its events"},
        {"UPDATE games SET paused = 1 WHERE id = ?1",
         "whether its clocks are paused is not stored as it follows from its events"},
        {"UPDATE games SET alarm = 7 WHERE id = ?1",
         "whether its clocks will do something is not stored as it follows from its events"},
        {"UPDATE challenges SET upheld = 1 - upheld WHERE game = ?1",
         "its stored challenges are not those of its events"},
        {"DELETE FROM challenges WHERE game = ?1", "its stored challenges are not those of its events"},
    }));
    INFO(sql);
    Copy copy(rooms, rooms.over);
    copy.run(sql);
    CHECK(copy.only_problem() == in_game(copy) + why);
}

TEST_CASE("verify finds a receipt for a version that the game does not have") {
    const ThreeRooms rooms;
    Copy copy(rooms, rooms.over);
    copy.run("UPDATE receipts SET version = 900 WHERE game = ?1 AND kind = 'create'");
    CHECK(copy.only_problem() ==
          at(copy, 900) + "a command was acknowledged with this version, which the game does not have");
}
