#include "server/upkeep/sweeper.hpp"

#include "server/time/span.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

bool is_there(const TestServer& server, const std::string& room) {
    storage::Database database = server.database();
    return storage::find_room(database, room).has_value();
}

/// Days pass until a sweep has removed the room; false if none does.
bool is_swept(TestServer& server, const std::string& room) {
    server.clock.advance(30 * server::span::day);
    return becomes_true([&] {
        server.clock.advance(server::span::day);
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        return !is_there(server, room);
    });
}

/// The room of a game that has just ended.
std::string finished_game(const TestServer& server) {
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.say(client::Start{});
    mara.say(client::Resign{});
    return room;
}

/// A connection that says hello with this token; the code of the refusal, or "welcome".
std::string hello(const TestServer& server, const std::string& token) {
    WebSocketClient socket(server.port());
    socket.send(protocol::write(client::Hello{.id = "hello", .token = token}));
    const auto answer = protocol::read_server(socket.receive().value()).value();
    const auto* refused = std::get_if<protocol::server::Error>(&answer);
    return refused ? refused->code : "welcome";
}

}  // namespace

TEST_CASE("a room that never began and a guest who did nothing are swept, but not what is in use") {
    TestServer server;
    std::string idle;
    std::string empty;
    {
        idle = server.guest().token;
        empty = server.guest().create("Mara");
    }
    Guest watcher = server.guest();
    Guest tom = server.guest();
    const std::string open = tom.create("Tom");
    tom.join(open);
    REQUIRE(is_swept(server, empty));

    CHECK(hello(server, idle) == "UNKNOWN_TOKEN");
    CHECK(hello(server, watcher.token) == "welcome");
    CHECK(is_there(server, open));
    CHECK(watcher.create("Ida").size() == open.size());
    Guest jonas = server.guest();
    jonas.join(open);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    tom.say(client::Start{});
    CHECK(watcher.refused(client::Join{.room = empty}).code == "NO_SUCH_ROOM");
}

TEST_CASE("a game that began is never swept, and neither are its players") {
    TestServer server;
    std::string room;
    std::vector<std::string> tokens;
    {
        Guest mara = server.guest();
        Guest jonas = server.guest();
        room = mara.create("Mara");
        mara.join(room);
        jonas.join(room);
        jonas.say(client::TakeSeat{.name = "Jonas"});
        mara.say(client::Start{});
        tokens = {mara.token, jonas.token};
    }
    const std::string empty = server.guest().create("Tom");
    REQUIRE(is_swept(server, empty));
    CHECK(is_there(server, room));
    for (const std::string& token : tokens) CHECK(hello(server, token) == "welcome");
}

TEST_CASE("nothing is swept before its time while the server's own clock is still ahead of the wall clock") {
    TestServer server;
    const std::string room = server.guest().create("Mara");
    const server::Moment created = server.clock.now();
    server.clock.set_wall_ahead(-20 * server::span::day);
    REQUIRE(is_swept(server, room));
    CHECK(server.clock.now() - created >= 50 * server::span::day);
}

TEST_CASE("with --sweep-after 0 nothing is swept") {
    TestServer server([](server::Config& config) {
        config.upkeep.sweep_after = 0;
        config.upkeep.prune_after = 400;
    });
    const std::string room = server.guest().create("Mara");
    const std::string old = finished_game(server);
    server.clock.advance(400 * server::span::day);
    REQUIRE(is_swept(server, old));  // so there was a round
    CHECK(is_there(server, room));
}

TEST_CASE("games that ended long ago are pruned where the host wants that, with all that was made of them") {
    TestServer server([](server::Config& config) {
        config.upkeep.sweep_after = 0;
        config.upkeep.prune_after = 400;
    });
    std::string last_old;
    for (int games = 0; games < 5; ++games) last_old = finished_game(server);
    server.clock.advance(399 * server::span::day);
    const std::string young = finished_game(server);
    REQUIRE(is_swept(server, last_old));
    CHECK(is_there(server, young));
    auto database = server.database();
    auto left = database.prepare(
        "SELECT (SELECT count(*) FROM games), "
        "(SELECT count(*) FROM (SELECT game FROM events UNION SELECT game FROM packed_journals))");
    REQUIRE(left.step());
    CHECK(left.integer(0) == 1);
    CHECK(left.integer(1) == 1);
}

TEST_CASE("no game is pruned before its time while the server's own clock is still ahead of the wall clock") {
    TestServer server([](server::Config& config) {
        config.upkeep.sweep_after = 0;
        config.upkeep.prune_after = 30;
    });
    const std::string room = finished_game(server);
    const server::Moment ended = server.clock.now();
    server.clock.set_wall_ahead(-20 * server::span::day);
    REQUIRE(is_swept(server, room));
    CHECK(server.clock.now() - ended >= 50 * server::span::day);
}
