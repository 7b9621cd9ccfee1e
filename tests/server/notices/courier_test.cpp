#include "server/notices/courier.hpp"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <deque>
#include <future>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/data/data_folder.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/outgoing/outgoing_client.hpp"
#include "server/time/span.hpp"
#include "storage/delivery_store.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/fakes/fake_entropy.hpp"
#include "tests/support/fakes/fake_resolver.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace asio = boost::asio;
using protocol::Notice;
using What = Notice::What;

namespace {

constexpr storage::PlayerId mara = 1, nora = 2;
constexpr storage::RoomId room = 1, elsewhere = 2;
const Night no_night{0, 0};

Notice turn(const std::string& code = "ABCD2345") {
    return {.what = What::your_turn, .room = code, .players = {"Mara"}, .at = 5};
}

/// What outlives a courier: a data folder with two players and two rooms, a clock, and a push service.
struct World {
    World() {
        log::set_level("off");
        const auto data = open_data(folder.path()).value();
        data.store->stop();
        database().execute(
            "INSERT INTO players (name, created) VALUES ('Mara', 0), ('Nora', 0); "
            "INSERT INTO devices (player, token_hash, created, seen) SELECT id, randomblob(32), 0, 0 FROM players; "
            "INSERT INTO rooms (code, created) VALUES ('ABCD2345', 0), ('EFGH2345', 0)");
        resolver.lead("push.example.org", {{"127.0.0.1"}});
    }
    storage::Database database() const { return storage::Database(folder / database_file); }
    std::string ask(const std::string& query) const {
        storage::Database opened = database();
        storage::Statement statement = opened.prepare(query);
        return statement.step() && !statement.is_null(0) ? statement.text(0) : "";
    }
    bool becomes(const std::string& query, const std::string& answer) const {
        for (int tries = 0; tries < 500 && ask(query) != answer; ++tries) std::this_thread::sleep_for(10ms);
        return ask(query) == answer;
    }
    std::string push_address() const { return service.address("/send/1", "push.example.org"); }

    TemporaryFolder folder{};
    FakeClock clock{};
    FakeEntropy entropy{};
    FakeResolver resolver{};
    Authority authority{};
    P256Key key = P256Key::make(entropy);
    PushBrowser browser{};
    std::atomic<int> status = 201;  ///< that the push service answers with
    ScriptedServer service{[this](Peer& peer) { peer.answer(status); }, authority.issue("push.example.org")};
};

/// A courier at work, until it goes out of scope.
class Work {
public:
    explicit Work(World& world, StepLimits limits = {})
        : data_(open_data(world.folder.path()).value()),
          client_(world.resolver, policy_, limits, world.authority.pem()),
          courier_(strand_, {world.clock, world.entropy, data_.store->deliveries(), client_, world.key,
                             "mailto:host@example.org", "https://play.example.org"}) {
        running_.spawn(strand_, courier_.run());
    }
    ~Work() {
        stop();
        courier_.tasks().cancel();
        while (running_.size() + courier_.tasks().size() > 0) std::this_thread::sleep_for(1ms);
        guard_.reset();
        thread_.join();
        data_.store->stop();
    }

    /// Whatever is under way goes on.
    void stop() {
        running_.cancel();
        while (running_.size() > 0) std::this_thread::sleep_for(1ms);
    }

    Courier& courier() { return courier_; }
    storage::DeliveryStore& store() { return data_.store->deliveries(); }
    void add_device(storage::PlayerId player, const storage::PushDevice& device) {
        std::promise<void> done;
        const storage::DeviceId signed_in = player;  // each is signed in once
        store().add_device(player, signed_in, device, 0, [&done](const auto&) { done.set_value(); });
        done.get_future().get();
    }
    void set_webhook(const storage::Webhook& webhook, storage::RoomId of = room) {
        std::promise<void> done;
        store().set_webhook(of, webhook, 0, [&done](const auto&) { done.set_value(); });
        done.get_future().get();
    }

private:
    DataFolder data_;
    AddressPolicy policy_{PrivateAddresses::allow, 1};
    OutgoingClient client_;
    asio::io_context context_;
    asio::strand<asio::io_context::executor_type> strand_ = asio::make_strand(context_);
    Courier courier_;
    TaskGroup running_{"courier"};
    asio::executor_work_guard<asio::io_context::executor_type> guard_ = asio::make_work_guard(context_);
    std::thread thread_{[this] { context_.run(); }};
};

template <class Condition>
bool becomes_true(Condition condition) {
    for (int tries = 0; tries < 500 && !condition(); ++tries) std::this_thread::sleep_for(10ms);
    return condition();
}

bool is_connected(const ScriptedServer& server) {
    becomes_true([&] { return server.connections() > 0; });
    return server.connections() == 1;
}

std::string host_name(int number) {
    return "host" + std::to_string(number) + ".example.org";
}

const std::string waiting = "SELECT waiting FROM delivery_count";
const std::string due = "SELECT min(due) FROM deliveries";

}  // namespace

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
    constexpr Moment day = 24 * 3'600'000;
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

TEST_CASE("a notice in a player's night waits for the morning, and a reminder for its time") {
    World world;  // its clock begins at 8:00 UTC
    const Moment now = world.clock.now();
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    const Night until_ten{22 * 60, 10 * 60};
    work.courier().call(room, turn(), {{.player = mara, .night = until_ten, .reminders = {.number = 1}}});
    CHECK(world.becomes(waiting, "2"));
    CHECK(world.ask(due) == std::to_string(now + 2 * span::hour));
    CHECK(world.service.heard().empty());
    world.clock.advance(2 * span::hour);
    CHECK(world.service.has_heard(1));
    CHECK(world.becomes(due, std::to_string(now + 26 * span::hour)));
    world.clock.advance(24 * span::hour);
    CHECK(world.service.has_heard(2));
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("the last of seven reminders comes, too, also after a night") {
    World world;  // its clock begins at 8:00 UTC
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    const Night until_ten{22 * 60, 10 * 60};
    work.courier().call(room, turn(),
                        {{.player = mara, .night = until_ten, .reminders = {.number = ReminderRule::most}}});
    REQUIRE(world.becomes(waiting, "8"));
    world.clock.advance(2 * span::hour);
    for (std::size_t heard = 1; heard <= 8; ++heard) {
        REQUIRE(world.service.has_heard(heard));
        REQUIRE(world.becomes(waiting, std::to_string(8 - heard)));
        world.clock.advance(span::day);
    }
}

TEST_CASE("what is due at last in a player's night waits for the morning, too") {
    World world;  // its clock begins at 8:00 UTC
    const Moment now = world.clock.now();
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    world.database().execute(
        "INSERT INTO call_times (player, reminders, night_from, night_to, zone) "
        "VALUES (1, 1, 1320, 600, 'UTC')");
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    CHECK(world.becomes(due, std::to_string(now + 2 * span::hour)));
    CHECK(world.ask("SELECT attempts FROM deliveries") == "0");
    CHECK(world.service.heard().empty());
    world.clock.advance(2 * span::hour);
    CHECK(world.service.has_heard(1));
}

TEST_CASE("reminders count from the beginning of a turn, and the first is that of a clock which reminds") {
    World world;
    const Moment now = world.clock.now();
    const CalledTurn turn_now{.began = now - 25 * span::hour};
    const Notice notice = turn();
    const auto reminders_of = [&](int number, CalledTurn called) {
        Work work(world);
        world.database().execute("DELETE FROM deliveries");
        if (world.ask("SELECT count(*) FROM push_devices") == "0")
            work.add_device(mara, world.browser.subscription(world.push_address()));
        work.courier().call(
            room, notice,
            {{.player = mara, .after = {}, .night = no_night, .reminders = {.number = number}, .turn = called}});
        work.courier().call(elsewhere, notice, {{.player = mara, .after = span::hour, .night = no_night}});
        CHECK(world.becomes("SELECT count(*) FROM deliveries WHERE room = 2", "1"));
        return world.ask("SELECT group_concat(due) FROM deliveries WHERE room = 1");
    };
    CHECK(reminders_of(1, turn_now).empty());
    CHECK(reminders_of(2, turn_now) == std::to_string(now + 23 * span::hour));
    CHECK(reminders_of(2, {.began = now, .clock_reminds = true}) == std::to_string(now + 24 * span::hour));
    CHECK(reminders_of(2, {.began = now, .ends = now + 24 * span::hour}).empty());
}

TEST_CASE("a player who has moved is not reminded of that turn") {
    World world;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night, .reminders = {.number = 3}}});
    REQUIRE(world.service.has_heard(1));
    REQUIRE(world.becomes(waiting, "3"));
    work.courier().withdraw(mara, room, 1);
    CHECK(world.becomes(waiting, "0"));
}

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
    REQUIRE(world.service.has_heard(Courier::most_of_server));
    for (int round = 0; round < 20 && world.ask(waiting) != "0"; ++round) {
        std::this_thread::sleep_for(50ms);
        world.clock.advance(10 * span::second);
    }
    CHECK(world.becomes(waiting, "0"));
    CHECK(world.service.heard().size() == 6);
}

TEST_CASE("slow webhooks leave slots for messages to browsers, and many ports of a host count as one server") {
    constexpr int hooks = Courier::most_at_once + 2;
    const bool is_one_host = GENERATE(true, false);
    const auto host_of = [&](int number) { return host_name(is_one_host ? 0 : number); };
    World world;
    for (int number = 0; number < hooks; ++number) world.resolver.lead(host_of(number), {{"127.0.0.1"}});
    Work work(world);
    std::deque<ScriptedServer> slow;
    for (int number = 0; number < hooks; ++number) {
        const storage::RoomId where = elsewhere + 1 + number;
        const std::string code = "SLOW" + std::to_string(2000 + number);
        world.database().execute("INSERT INTO rooms (code, created) VALUES ('" + code + "', 0)");
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
    const int expected = is_one_host ? Courier::most_of_server : Courier::most_webhooks;
    CHECK(becomes_true([&] { return connections() >= expected; }));
    CHECK(connections() == expected);
}

TEST_CASE("only a few tests are under way at once, and one that is too many says so at once") {
    World world;
    for (int number = 0; number <= Courier::most_tests; ++number)
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
    for (int number = 0; number < Courier::most_of_server; ++number) hold(0);
    CHECK(refused(slow, 0));
    CHECK(refused(unused, 0));
    for (int number = Courier::most_of_server; number < Courier::most_tests; ++number) hold(number);
    CHECK(refused(unused, Courier::most_tests));
    CHECK(unused.connections() == 0);
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
    CHECK(world.becomes(waiting, "0"));
}
