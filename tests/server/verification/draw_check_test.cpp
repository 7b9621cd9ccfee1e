#include "protocol/hex.hpp"
#include "tests/server/verification/damaged_copy.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

TEST_CASE("verify draws every tile again") {
    const ThreeRooms rooms;
    SECTION("another seed than the one that was promised") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE game_secrets SET seed = zeroblob(32) WHERE game = ?1");
        CHECK(copy.only_problem() == at(copy, 3) + "the seed does not have the hash that it promises");
    }
    SECTION("another seed, and its hash") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE game_secrets SET seed = zeroblob(32) WHERE game = ?1");
        json began = copy.event(3);
        began["seed_hash"] = protocol::to_hex(engine::hash_of(engine::Seed{}));
        copy.put(3, began.dump());
        CHECK(copy.only_problem() == at(copy, 4) + "it is not what the seed and the rules give as the opening");
    }
    SECTION("another tile after a play") {
        Copy copy(rooms, rooms.running);
        const auto version = copy.version_of("drew");
        json drew = copy.event(version);
        auto& tile = drew["drawn"]["tiles"].front();
        tile = tile == "E" ? "I" : "E";
        copy.put(version, drew.dump());
        CHECK(copy.only_problem() == at(copy, version) + "its tiles are not those that the seed gives");
    }
    SECTION("another seed at the end") {
        Copy copy(rooms, rooms.over);
        const auto version = copy.version_of("ended");
        json ended = copy.event(version);
        ended["seed"] = std::string(64, '0');
        copy.put(version, ended.dump());
        CHECK(copy.only_problem() == at(copy, version) + "it reveals another seed than that of the game");
    }
    SECTION("another word list") {
        Copy copy(rooms, rooms.running);
        json began = copy.event(3);
        began["lexicon_hash"] = std::string(64, '0');
        copy.put(3, began.dump());
        CHECK(copy.only_problem() == at(copy, 3) + "it names another word list than the game");
    }
}
