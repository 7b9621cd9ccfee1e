#include "server/time/span.hpp"
#include "tests/server/notices/delivery/courier_world.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using namespace crisscross::test::courier;
using namespace std::chrono_literals;

namespace {

bool is_connected(const ScriptedServer& server) {
    becomes_true([&] { return server.connections() > 0; });
    return server.connections() == 1;
}

}  // namespace

TEST_CASE("what a server refuses for a time is tried again after a while") {
    World world;
    world.status = 503;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    REQUIRE(world.service.has_heard(1));
    REQUIRE(world.becomes(
        "SELECT attempts FROM deliveries WHERE due < " + std::to_string(world.clock.now() + 60 * span::second), "1"));
    world.status = 201;
    world.clock.advance(60 * span::second);
    CHECK(world.service.has_heard(2));
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("a slow, a redirecting and a garbled webhook hold up nobody, and what cannot work is given up") {
    World world;
    const ScriptedServer elsewhere_server([](Peer& peer) { peer.answer(204); });
    const ScriptedServer slow([](Peer& peer) { peer.hold(); });
    const ScriptedServer redirecting(
        [&](Peer& peer) { peer.answer(302, "Location: " + elsewhere_server.address() + "\r\n"); });
    const ScriptedServer garbled([](Peer& peer) {
        peer.hear();
        peer.say("garbage\r\n\r\n");
    });
    Work work(world, {.answer = 300ms});
    work.add_device(mara, world.browser.subscription(world.push_address()));
    for (const ScriptedServer* hook : {&slow, &redirecting, &garbled}) {
        work.set_webhook({"plain", hook->address(), {"your_turn"}});
        work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
        CHECK(is_connected(*hook));
        CHECK(world.becomes(waiting, hook == &redirecting ? "0" : "1"));
    }
    CHECK(world.service.has_heard(3));
    CHECK(elsewhere_server.connections() == 0);
}

TEST_CASE("a device that answers 410 is forgotten, with all that waits for it") {
    World world;
    world.status = 410;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night, .reminders = {.number = 2}}});
    CHECK(world.becomes("SELECT count(*) FROM push_devices", "0"));
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("a webhook whose page is missing for a while stays, and gets its notice later") {
    World world;
    std::atomic<int> status = 404;
    const ScriptedServer hook([&status](Peer& peer) { peer.answer(status); });
    Work work(world);
    work.set_webhook({"plain", hook.address(), {"your_turn"}});
    work.courier().call(room, turn(), {});
    REQUIRE(hook.has_heard(1));
    REQUIRE(world.becomes(
        "SELECT attempts FROM deliveries WHERE due < " + std::to_string(world.clock.now() + 60 * span::second), "1"));
    CHECK(world.ask("SELECT count(*) FROM webhooks") == "1");
    status = 204;
    world.clock.advance(60 * span::second);
    CHECK(hook.has_heard(2));
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("a delivery that cannot be read is given up") {
    World world;
    Work work(world);
    world.database().execute(
        "INSERT INTO webhooks (room, format, address, created) VALUES (1, 'teams', 'https://x.example', 0); "
        "INSERT INTO deliveries (webhook, room, due, expires, notice) VALUES (1, 1, 0, 9000000000000, '{}')");
    work.courier().call(elsewhere, turn("EFGH2345"), {});
    work.add_device(nora, world.browser.subscription(world.push_address()));
    work.courier().call(elsewhere, turn("EFGH2345"), {{.player = nora, .night = no_night}});
    CHECK(world.service.has_heard(1));  // until then, none may wait because this one does not yet
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("attempts that fail before they begin leave their places to others") {
    World world;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    world.entropy.failures = DeliverySlots::max_at_once;
    protocol::Notice notice = turn();
    for (notice.game = 0; notice.game < DeliverySlots::max_at_once; ++notice.game)
        work.courier().call(room, notice, {{.player = mara, .night = no_night}});
    REQUIRE(becomes_true([&] { return world.entropy.failures == 0; }));
    CHECK_FALSE(world.service.connections() > 0);
    work.courier().call(room, notice, {{.player = mara, .night = no_night}});
    CHECK(world.service.has_heard(1));
    world.clock.advance(300 * span::second);
    CHECK(world.service.has_heard(2));  // the others are tried again when their lease is over
}

TEST_CASE("a courier whose alarm fails still delivers when something is due") {
    World world;
    world.status = 503;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    REQUIRE(world.service.has_heard(1));
    REQUIRE(world.becomes(
        "SELECT attempts FROM deliveries WHERE due < " + std::to_string(world.clock.now() + 60 * span::second), "1"));
    world.status = 201;
    world.clock.fail_after(0);
    world.clock.advance(60 * span::second);
    CHECK(world.service.has_heard(2));
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("a courier that is stopped while it takes what is due attempts nothing of it") {
    World world;
    world.status = 503;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    REQUIRE(world.service.has_heard(1));
    REQUIRE(world.becomes(
        "SELECT attempts FROM deliveries WHERE due < " + std::to_string(world.clock.now() + 60 * span::second), "1"));
    const server::Moment due = std::stoll(world.ask("SELECT due FROM deliveries"));
    // The alarm is the only task, and what has just ended has woken the courier for the last time.
    const auto rests = [&] { return work.courier().tasks().size() == 1 && world.clock.is_awaited(due); };
    REQUIRE(becomes_true(rests));
    work.settle();
    REQUIRE(becomes_true(rests));
    storage::Database other = world.database();
    other.execute("BEGIN IMMEDIATE");
    world.clock.advance(60 * span::second);
    work.settle();  // the courier waits for the database
    work.cancel();
    other.execute("ROLLBACK");
    work.stop();
    CHECK(becomes_true([&work] { return work.courier().tasks().size() == 0; }));
    CHECK(world.ask("SELECT due FROM deliveries") == std::to_string(world.clock.now() + 300 * span::second));
    CHECK(world.service.connections() == 1);
}
