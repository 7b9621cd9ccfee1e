#include "server/data/last_alive.hpp"
#include "tests/server/rooms/clocks/timed_pair.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/minute_clock.hpp"
#include "tests/support/server/server_process.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using nlohmann::json;
using protocol::AtZero;
using protocol::GameClock;

TEST_CASE("a clock goes on after a restart, and the time in which no server ran is forgiven") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    server.clock.advance(20 * second);
    server.stop();
    server.clock.advance(3'600 * second);
    server.start();
    Guest guest = server.guest(pair.tokens.front());
    const json clocks = clocks_of(guest, pair.room);
    CHECK(clocks["seats"][static_cast<std::size_t>(pair.to_move)]["left"] == 40'000);
    CHECK(clocks["running"]["seat"] == pair.to_move);
    server.clock.advance(41 * second);
    guest.wait_for(guest.version + 1);
}

TEST_CASE("two outages one after the other are both forgiven, even if the server between them woke no game") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    server.clock.advance(20 * second);
    server.stop();
    server.clock.advance(3'600 * second);
    // What a server leaves behind that was killed before it had woken this game.
    server::LastAlive(server.data(), server.clock.now()).end(server.clock.now());
    server.clock.advance(3'600 * second);
    server.start();
    Guest guest = server.guest(pair.tokens.front());
    CHECK(clocks_of(guest, pair.room)["seats"][static_cast<std::size_t>(pair.to_move)]["left"] == 40'000);
}

TEST_CASE("a server that is killed in the middle of a timed game goes on with it, and no clock is negative",
          "[kill]") {
    ServerProcess server(program());
    TimedPair pair(server.port(), {GameClock{600, 0}, AtZero::lose});
    pair.mover().say(client::Pass{.turn = 1});
    for (int kill = 0; kill < 3; ++kill) {
        server.kill();
        server.start();
        Guest guest(server.port(), pair.tokens.front());
        const json clocks = clocks_of(guest, pair.room);
        for (const json& seat : clocks["seats"]) {
            CHECK(seat["left"] > 500'000);
            CHECK(seat["left"] <= 600'000);
        }
        CHECK(clocks["running"]["seat"] == 1 - pair.to_move);
    }
}
