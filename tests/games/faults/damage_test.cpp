#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

#include "server/files/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/server_process.hpp"
#include "tests/support/storage/damaged_page.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

void write(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

/// Plays a game of two until it fills pages of its own; returns its room.
std::string play(TestServer& server, unsigned seed) {
    WireRoom room(server, {}, 2);
    RandomPlayer player(short_words_as_letters(), seed);
    while (!room.over() && room.kept().state().version <= 150) room.carry_out(player.next(room.game()));
    REQUIRE_FALSE(room.over());  // its events are still rows
    return room.code();
}

/// An event from the middle of a room's journal, as it is stored.
std::string event_in_the_middle(const TestServer& server, const std::string& room) {
    auto database = server.database();
    auto select = database.prepare(
        "SELECT body FROM events JOIN games ON games.id = events.game JOIN rooms ON rooms.id = games.room "
        "WHERE code = ? AND events.version = games.version / 2");
    REQUIRE(select.bind(1, room).step());
    return select.text(0);
}

/// A game of which a part is only in the write-ahead log: copies of both files, and the versions after each command.
class HalfGame {
public:
    HalfGame() {
        TestServer server({}, short_words());
        std::optional<WireRoom> played(std::in_place, server, engine::Settings{}, 2);
        room = played->code();
        const auto wal = server.data() / "crisscross.db-wal";
        server.database().execute("PRAGMA wal_checkpoint(RESTART)");
        versions.insert(played->kept().state().version);
        RandomPlayer player(short_words_as_letters(), 5);
        for (int move = 0; move < 40 && !played->over(); ++move) {
            played->carry_out(player.next(played->game()));
            versions.insert(played->kept().state().version);
        }
        database = file_text(server.data() / server::database_file);
        log = file_text(wal);
        REQUIRE(log.size() > 100'000);
    }

    std::string room;
    std::string database;
    std::string log;
    std::set<std::uint32_t> versions;
};

}  // namespace

TEST_CASE("a damaged page closes the game on it, and no other") {
    TestServer server({}, short_words());
    const std::string damaged = play(server, 2);
    const std::string intact = play(server, 4);
    const std::string event = event_in_the_middle(server, damaged);
    server.stop();
    const TemporaryFolder left;
    const TemporaryFolder output;
    std::filesystem::copy_file(server.data() / server::database_file, left / server::database_file);
    damage_page_with(left / server::database_file, event);
    ServerProcess again(program(), {}, {.data = left / "", .output = output / "out"});
    Guest visitor(again.port());
    CHECK(visitor.refused(client::Join{.room = damaged}).code == "STORAGE_FAILED");
    CHECK(get(again.port(), "/healthz").status == 200);
    CHECK(visitor.join(intact).room == intact);
    CHECK(visitor.log().back().at("v") == visitor.version);
    CHECK(visitor.create_and_join({.name = "Nora"}).view->seat == 0);
    CHECK(visitor.refused(client::Join{.room = damaged}).code == "STORAGE_FAILED");
    CHECK(again.stop() == 0);
    const std::string log = file_text(output / "out.error");
    CHECK(log.find("error game failed room=1 number=1 ") != std::string::npos);
    CHECK(log.find("room=2 number=1 ") == std::string::npos);
    CHECK(log.find("database disk image is malformed") != std::string::npos);
}

TEST_CASE("a write-ahead log that was cut gives the game as it was after some command") {
    const HalfGame game;
    std::mt19937 random(3);
    std::set<std::uint32_t> found;
    for (int cut = 0; cut < 60; ++cut) {
        const TemporaryFolder left;
        write(left / server::database_file, game.database);
        write(left / "crisscross.db-wal", game.log.substr(0, random() % game.log.size()));
        found.insert(KeptRoom(left / server::database_file, game.room).state().version);
    }
    CHECK(std::ranges::includes(game.versions, found));
    CHECK(found.size() > 10);
}

TEST_CASE("a server starts with a write-ahead log that was cut, and the game goes on") {
    const HalfGame game;
    for (const std::size_t part : {0, 1, 2, 3}) {
        const TemporaryFolder left;
        write(left / server::database_file, game.database);
        write(left / "crisscross.db-wal", game.log.substr(0, game.log.size() * part / 4 + part));
        ServerProcess server(program(), {}, {.data = left / ""});
        CHECK(server.healthy());
        Guest visitor(server.port());
        visitor.join(game.room);
        CHECK(game.versions.contains(visitor.version));
        CHECK(visitor.log().back().at("v") == visitor.version);
        CHECK(server.stop() == 0);
    }
}

TEST_CASE("a write-ahead log with a wrong byte gives the game as it was after some command") {
    const HalfGame game;
    std::mt19937 random(4);
    for (int number = 0; number < 60; ++number) {
        const TemporaryFolder left;
        write(left / server::database_file, game.database);
        std::string log = game.log;
        log[random() % log.size()] ^= static_cast<char>(1 + random() % 255);
        write(left / "crisscross.db-wal", log);
        CHECK(game.versions.contains(KeptRoom(left / server::database_file, game.room).state().version));
    }
}
