#include <deque>
#include <future>

#include "server/time/span.hpp"
#include "tests/server/notices/delivery/courier_world.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using namespace crisscross::test::courier;
using namespace std::chrono_literals;

namespace {

std::string host_name(int number) {
    return "host" + std::to_string(number) + ".example.org";
}

}  // namespace

TEST_CASE("one other server gets only a few requests at once, and each of them in the end") {
    World world;
    Work work(world);
    std::deque<PushBrowser> browsers;
    for (const char* target : {"/1", "/2", "/3", "/4", "/5", "/6"}) {
        browsers.emplace_back(browsers.size() + 20);
        const std::string address = world.service.address(target, "push.example.org");
        work.add_device(browsers.size() <= 3 ? mara : nora, browsers.back().subscription(address));
    }
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}, {.player = nora, .night = no_night}});
    REQUIRE(world.service.has_heard(DeliverySlots::max_per_server));
    CHECK(becomes_true([&] {
        std::this_thread::sleep_for(50ms);
        world.clock.advance(10 * span::second);
        return world.ask(waiting) == "0";
    }));
    CHECK(world.service.heard().size() == 6);
}

TEST_CASE("slow webhooks leave slots for messages to browsers, and many ports of a host count as one server") {
    constexpr int hooks = DeliverySlots::max_at_once + 2;
    const bool is_one_host = GENERATE(true, false);
    const auto host_of = [&](int number) { return host_name(is_one_host ? 0 : number); };
    World world;
    for (int number = 0; number < hooks; ++number) world.resolver.lead(host_of(number), {{"127.0.0.1"}});
    Work work(world);
    std::deque<ScriptedServer> slow;
    for (int number = 0; number < hooks; ++number) {
        const storage::RoomId where = elsewhere + 1 + number;
        const std::string code = "SLOW" + std::to_string(2000 + number);
        world.database().execute("INSERT INTO rooms (code, created, host) VALUES ('" + code + "', 0, 1)");
        slow.emplace_back([](Peer& peer) { peer.hold(); });
        work.set_webhook({"plain", slow.back().address("/", host_of(number)), {"your_turn"}}, where);
        work.courier().call(where, turn(), {});
    }
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    CHECK(world.service.has_heard(1));
    const auto connections = [&] {
        int sum = 0;
        for (const ScriptedServer& server : slow) sum += server.connections();
        return sum;
    };
    const int expected = is_one_host ? DeliverySlots::max_per_server : DeliverySlots::max_webhooks;
    CHECK(becomes_true([&] { return connections() >= expected; }));
    CHECK(connections() == expected);
}

TEST_CASE("only a few tests are under way at once, and one that is too many says so at once") {
    World world;
    for (int number = 0; number <= DeliverySlots::max_tests; ++number)
        world.resolver.lead(host_name(number), {{"127.0.0.1"}});
    Work work(world);
    const ScriptedServer slow([](Peer& peer) { peer.hold(); });
    const ScriptedServer unused([](Peer& peer) { peer.hold(); });
    const auto refused = [&](const ScriptedServer& server, int number) {
        std::promise<std::optional<std::string>> answer;
        auto refusal = answer.get_future();
        const auto tell = [&answer](const std::optional<std::string>& why) { answer.set_value(why); };
        work.courier().try_out(storage::Webhook{"plain", server.address("/", host_name(number))}, turn(), tell);
        return refusal.get() == "too many others are on their way";
    };
    const auto hold = [&](int number) {
        const storage::Webhook webhook{"plain", slow.address("/", host_name(number))};
        work.courier().try_out(webhook, turn(), [](const auto&) {});
    };
    for (int number = 0; number < DeliverySlots::max_per_server; ++number) hold(0);
    CHECK(refused(slow, 0));
    CHECK(refused(unused, 0));
    for (int number = DeliverySlots::max_per_server; number < DeliverySlots::max_tests; ++number) hold(number);
    CHECK(refused(unused, DeliverySlots::max_tests));
    CHECK(unused.connections() == 0);
}
