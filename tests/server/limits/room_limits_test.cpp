#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "server/rooms/lists/my_games.hpp"
#include "server/time/span.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("a person and a network may create only so many rooms") {
    TestServer server([](server::Config& config) {
        config.limits.rooms_per_person = {.burst = 2, .per_second = 0.1};
        config.limits.rooms_per_network = {.burst = 3, .per_second = 0.01};
    });
    Guest mara = server.guest();
    mara.create("Mara");
    mara.create("Mara");
    CHECK(mara.refused(client::Create{.name = "Mara"}).code == "TOO_MANY_NEW_ROOMS");
    Guest jonas = server.guest();
    jonas.create("Jonas");
    CHECK(jonas.refused(client::Create{.name = "Jonas"}).code == "TOO_MANY_NEW_ROOMS");
    server.clock.advance(100'000);
    CHECK_NOTHROW(mara.create("Mara"));
}

TEST_CASE("a game that is proposed and refused does not count among those that a person may begin") {
    TestServer server([](server::Config& config) { config.limits.rooms_per_person = {.burst = 2, .per_second = 0}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    for (int time = 0; time < 5; ++time) CHECK(mara.refused(client::ProposeGame{.room = room}).code == "NOT_STARTED");
    mara.create("Mara");
    CHECK(mara.refused(client::ProposeGame{.room = room}).code == "TOO_MANY_NEW_ROOMS");
}

TEST_CASE("a request that has made a room or proposed a game is answered again, even if no more may be made") {
    TestServer server([](server::Config& config) { config.limits.rooms_per_person = {.burst = 2, .per_second = 0}; });
    Guest mara = server.guest();
    const client::Create request{.id = Guest::new_id(), .name = "Mara"};
    const std::string room = mara.ask_for<protocol::server::Created>(request).room;
    mara.join(room);
    mara.say(client::AddComputer{});
    mara.say(client::Start{});
    mara.say(client::Resign{});
    const client::ProposeGame proposal{.id = Guest::new_id()};
    mara.ask_for<protocol::server::Ok>(proposal);
    mara.follow_to(2);
    CHECK(mara.refused(client::Create{.name = "Mara"}).code == "TOO_MANY_NEW_ROOMS");
    CHECK(mara.ask_for<protocol::server::Created>(request).room == room);
    mara.ask_for<protocol::server::Ok>(proposal);
    CHECK(mara.room_now->newest == 2);
    CHECK(mara.refused(client::ProposeGame{}).code == "TOO_MANY_NEW_ROOMS");
}

TEST_CASE("some of all new rooms are kept for people who are not new") {
    TestServer server([](server::Config& config) { config.limits.all_rooms = {.burst = 4, .per_second = 0.00001}; });
    Guest mara = server.guest();
    server.clock.advance(25 * server::span::hour);
    Guest jonas = server.guest();
    for (int room = 0; room < 3; ++room) jonas.create("Jonas");
    CHECK(jonas.refused(client::Create{.name = "Jonas"}).code == "TOO_MANY_NEW_ROOMS");
    CHECK_NOTHROW(mara.create("Mara"));
    CHECK(mara.refused(client::Create{.name = "Mara"}).code == "TOO_MANY_NEW_ROOMS");
}

TEST_CASE("a room that is refused because the server has too many takes nothing from its person and their network") {
    server::Metrics metrics("test");
    server::Limits limits({.rooms_per_person = {.burst = 2, .per_second = 0},
                           .rooms_per_network = {.burst = 3, .per_second = 0},
                           .all_rooms = {.burst = 1, .per_second = 1}},
                          metrics);
    const server::Requester mara{.player = 1, .network = "192.0.2.1", .is_new = false};
    FakeClock clock;
    const auto may_create = [&](const server::Requester& requester) {
        auto permission = limits.growth.permit_room(requester, clock);
        if (permission) permission->use();
        return permission.has_value();
    };
    CHECK(may_create(mara));
    for (int time = 0; time < 10; ++time) CHECK_FALSE(may_create(mara));
    clock.advance(1000);
    CHECK(may_create(mara));
    clock.advance(1000);
    CHECK_FALSE(may_create(mara));
    CHECK(may_create({.player = 2, .network = "192.0.2.1", .is_new = false}));
}

TEST_CASE("a person has only so many games that are not over, and the refusal says how many") {
    TestServer server;
    Guest mara = server.guest();
    std::string room;
    for (int game = 0; game < server::max_open_games; ++game) room = mara.create("Mara");
    const auto refused = mara.refused(client::Create{.name = "Mara"});
    CHECK(refused.code == "TOO_MANY_GAMES");
    CHECK(refused.details.max == server::max_open_games);
    CHECK(refused.details.limit == "open_games");
    Guest jonas = server.guest();
    const std::string other = jonas.create("Jonas");
    mara.join(other);
    CHECK(mara.refused(client::TakeSeat{.name = "Mara"}).code == "TOO_MANY_GAMES");
    mara.join(room);
    mara.say(client::LeaveSeat{});
    CHECK_NOTHROW(mara.create("Mara"));
}
