#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/server/another_device.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// What the server says to a guest who joins, even if that is to wait.
std::string answer_to_join(Guest& guest, const std::string& room) {
    guest.socket.send(protocol::write(client::Join{.id = "j", .room = room}));
    while (true) {
        const std::optional<std::string> frame = guest.socket.receive();
        REQUIRE(frame);
        if (contains(frame, R"("id":"j")")) return *frame;
    }
}

}  // namespace

TEST_CASE("guesses that are sent at once get no further than those sent one by one") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 5, .per_second = 0.001}; });
    std::vector<Guest> guests;
    for (int number = 0; number < 8; ++number) guests.push_back(server.guest());
    for (Guest& guest : guests)
        for (int time = 0; time < 5; ++time)
            guest.socket.send(R"({"type":"join","id":"j)" + std::to_string(time) + R"(","room":"22222222"})");
    int judged = 0;
    for (Guest& guest : guests)
        for (int time = 0; time < 5; ++time) judged += contains(guest.socket.receive(), "NO_SUCH_ROOM");
    CHECK(judged == 5);
}

TEST_CASE("a right code costs no guess") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 1, .per_second = 0.001}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    Guest jonas = server.guest();
    for (int time = 0; time < 5; ++time) jonas.join(room);
    CHECK(jonas.refused(client::Join{.room = "22222222"}).code == "NO_SUCH_ROOM");
}

TEST_CASE("a connection may join only so often") {
    TestServer server(
        [](server::Config& config) { config.limits.joins_per_connection = {.burst = 2, .per_second = 0.001}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    mara.join(room);
    CHECK(contains(answer_to_join(mara, room), "TOO_MANY_REQUESTS"));
}

TEST_CASE("a person may join only so often with all connections together, and others may still join") {
    TestServer server([](server::Config& config) {
        config.metrics_bind = "127.0.0.1:0";
        config.limits.joins_per_person = {.burst = 3, .per_second = 1};
    });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    Guest phone(server.port(), another_device(server, mara));
    Guest jonas = server.guest();
    const std::string joined = R"("type":"joined")";
    for (Guest* device : {&mara, &phone, &mara}) CHECK(contains(answer_to_join(*device, room), joined));
    for (Guest* device : {&mara, &phone}) CHECK(contains(answer_to_join(*device, room), "TOO_MANY_REQUESTS"));
    CHECK(contains(answer_to_join(jonas, room), joined));
    server.clock.advance(1'000);
    CHECK(contains(answer_to_join(phone, room), joined));
    CHECK(Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="joins"})") == 2);
}

TEST_CASE("an address may join only so often, and others may still join") {
    server::Metrics metrics("test");
    server::LimitRates rates;
    rates.joins_per_network = {.burst = 5, .per_second = 0.001};
    server::Limits limits(rates, metrics);
    int taken = 0;
    for (std::int64_t player = 1; player <= 8; ++player) taken += limits.joins.take({player, "192.0.2.7"}, 0) ? 1 : 0;
    CHECK(taken == 5);
    CHECK(limits.joins.take({9, "192.0.2.8"}, 0));
}

TEST_CASE("a network may open only so much of games that nobody has open, and hears for how long") {
    TestServer server([](server::Config& config) {
        config.limits.opened_entries_per_network = {.burst = 3, .per_second = 0.5};
        config.metrics_bind = "127.0.0.1:0";
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    std::vector<std::string> rooms;
    for (int room = 0; room < 4; ++room) rooms.push_back(mara.create("Mara"));  // a game with one entry each
    for (int room = 0; room < 3; ++room) mara.join(rooms[static_cast<std::size_t>(room)]);
    const std::string refused = answer_to_join(jonas, rooms[3]);
    CHECK(contains(refused, "TOO_MANY_REQUESTS"));
    CHECK(contains(refused, R"("retry_after":2000)"));
    CHECK_NOTHROW(jonas.join(rooms[0]));  // Mara has it open
    CHECK(Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="opened_entries"})") == 1);
    server.clock.advance(2000);
    CHECK_NOTHROW(jonas.join(rooms[3]));
}

TEST_CASE("a network that may not open a game makes the server read nothing of it") {
    TestServer server(
        [](server::Config& config) { config.limits.opened_entries_per_network = {.burst = 1, .per_second = 1}; });
    Guest mara = server.guest();
    mara.join(mara.create("Mara"));
    const std::string damaged = mara.create("Mara");
    server.database().execute("UPDATE games SET rules = '{}' WHERE id = (SELECT max(id) FROM games)");
    CHECK(contains(answer_to_join(mara, damaged), "TOO_MANY_REQUESTS"));
    server.clock.advance(1000);
    CHECK(mara.refused(client::Join{.room = damaged}).code == "GAME_DAMAGED");
}

TEST_CASE("a room that nobody has open costs as many entries as it has other games") {
    TestServer server(
        [](server::Config& config) { config.limits.opened_entries_per_network = {.burst = 100, .per_second = 10}; });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    const std::string another = mara.create("Mara");
    server.database().execute("UPDATE rooms SET last_game = 60");
    mara.join(room);
    const std::string refused = answer_to_join(jonas, another);
    CHECK(contains(refused, R"("limit":"opened_entries")"));
    CHECK(contains(refused, R"("retry_after":1900)"));
    CHECK_NOTHROW(jonas.join(room));  // Mara has it open
    server.clock.advance(2000);
    CHECK_NOTHROW(jonas.join(another));
}

TEST_CASE("a game that is longer than what a network may open at once can be opened") {
    server::Metrics metrics("test");
    server::Limits limits({.opened_entries_per_network = {.burst = 100, .per_second = 10}}, metrics);
    CHECK_FALSE(limits.games.refuse_opened_entries("192.0.2.1", 1000, 0));
    CHECK(limits.games.refuse_opened_entries("192.0.2.1", 1000, 5'000) == 5'000);
    CHECK_FALSE(limits.games.refuse_opened_entries("192.0.2.2", 100, 5'000));
    CHECK_FALSE(limits.games.refuse_opened_entries("192.0.2.1", 1000, 10'000));
}
