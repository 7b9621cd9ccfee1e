#include <nlohmann/json.hpp>

#include "server/time/span.hpp"
#include "tests/server/notices/delivery/courier_world.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using namespace crisscross::test::courier;
using protocol::Notice;
using What = Notice::What;

TEST_CASE("a notice reaches the player's browser, encrypted, and is done") {
    World world;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    REQUIRE(world.service.has_heard(1));
    const HeardRequest heard = world.service.heard().at(0);
    CHECK(protocol::read_notice(world.browser.read(heard).value()).value() == turn());
    CHECK(sender_of(heard)->contact == "mailto:host@example.org");
    CHECK(heard.headers.at("urgency") == "high");
    CHECK(heard.headers.at("ttl") == std::to_string(7 * 24 * 3600));
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("a push message is signed for a time of the wall clock, with which the push service compares it") {
    World world;
    Work work(world);
    constexpr Span day = span::day;
    world.clock.set_wall_ahead(10 * day);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    REQUIRE(world.service.has_heard(1));
    CHECK(sender_of(world.service.heard().at(0))->expires == (world.clock.wall() + day / 2) / 1000);
}

TEST_CASE("a notice reaches the webhook of the room in its format, with a link") {
    World world;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    Work work(world);
    work.set_webhook({"discord", hook.address("/api/webhooks/1/token"), {"your_turn"}});
    work.courier().call(room, turn(), {});
    REQUIRE(hook.has_heard(1));
    const auto body = nlohmann::json::parse(hook.heard().at(0).body);
    CHECK(body.at("content") == "It's Mara's turn. <https://play.example.org/r/ABCD2345/1>");
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("a nudge goes to the player and not to the webhook") {
    World world;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    Work work(world);
    work.set_webhook({"plain", hook.address(), {"your_turn"}});
    work.add_device(mara, world.browser.subscription(world.push_address()));
    Notice nudge = turn();
    nudge.what = What::nudge;
    work.courier().call(room, nudge, {{.player = mara, .night = no_night}});
    CHECK(world.service.has_heard(1));
    CHECK(world.becomes(waiting, "0"));
    CHECK(hook.connections() == 0);
}

TEST_CASE("a courier that is stopped does not wait for what is due later") {
    World world;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .after = span::minute, .night = no_night}});
    REQUIRE(becomes_true([&] { return world.clock.is_awaited(world.clock.now() + span::minute); }));
    CHECK(work.courier().tasks().size() == 1);
    work.stop();
    CHECK(becomes_true([&] { return work.courier().tasks().size() == 0; }));
}

TEST_CASE("what waits survives a restart") {
    World world;
    world.status = 500;
    {
        Work work(world);
        work.add_device(mara, world.browser.subscription(world.push_address()));
        work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
        REQUIRE(world.service.has_heard(1));
    }
    CHECK(world.ask(waiting) == "1");
    world.status = 201;
    world.clock.advance(span::hour);
    const Work again(world);
    CHECK(world.service.has_heard(2));
    CHECK(world.becomes(waiting, "0"));
}
