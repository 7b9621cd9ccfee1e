#include <chrono>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "protocol/hex.hpp"
#include "protocol/notices/notice.hpp"
#include "server/push/base64url.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/server/scripted_server.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;
using protocol::Notice;
using What = Notice::What;

namespace {

void allow_private(server::Config& config) {
    config.outgoing = "private";
}

/// A game of two guests in a room of the first, on a server that may send requests to this machine.
struct Pair {
    explicit Pair(const std::function<void(server::Config&)>& change = allow_private) : server(change) {
        for (const char* name : {"Mara", "Ben"}) {
            Guest& guest = guests.emplace_back(server.guest());
            if (guests.size() == 1) code = guest.create(name);
            guest.join(code);
            if (guests.size() == 2) guest.say(client::TakeSeat{.name = name});
        }
        const std::uint32_t version = host().say(client::Start{});
        for (Guest& guest : guests) guest.wait_for(version);
    }
    Guest& host() { return guests.front(); }
    Guest& mover() { return guests[host().asked ? 0 : 1]; }
    Guest& other() { return guests[host().asked ? 1 : 0]; }
    std::string name_of_other() { return &other() == &host() ? "Mara" : "Ben"; }

    void set_webhook(const std::string& address) {
        host().ask_for<from_server::Ok>(client::SetWebhook{.room = code, .format = "plain", .address = address});
    }
    /// The one whose turn it is not closes the game, and then it is their turn.
    void call_other() {
        other().ask_for<from_server::Ok>(client::Leave{.room = code});
        mover().say(client::Pass{.turn = 1});
    }
    /// Whether the next digest is due on another day.
    bool has_had_hour() const {
        storage::Database database = server.database();
        for (int tries = 0; tries <= 500; ++tries) {
            storage::Statement next = database.prepare("SELECT next_digest FROM call_times");
            if (next.step() && next.integer(0) > server.clock.now()) return true;
            std::this_thread::sleep_for(10ms);
        }
        return false;
    }
    bool waits_for_nothing(int patience = 500) const {
        storage::Database database = server.database();
        for (int tries = 0; tries <= patience; ++tries) {
            storage::Statement waiting = database.prepare("SELECT waiting FROM delivery_count");
            if (waiting.step() && waiting.integer(0) == 0) return true;
            std::this_thread::sleep_for(10ms);
        }
        return false;
    }

    TestServer server;
    std::deque<Guest> guests{};
    std::string code{};
};

/// A push service on this machine that servers of this process trust while it lives.
struct PushService {
    PushService() {
        std::ofstream(folder / "authority.pem") << authority.pem();
        setenv("SSL_CERT_FILE", (folder / "authority.pem").c_str(), 1);
    }
    ~PushService() { unsetenv("SSL_CERT_FILE"); }
    PushService(const PushService&) = delete;
    PushService& operator=(const PushService&) = delete;

    client::Subscribe subscription() const {
        const storage::PushDevice device = browser.subscription(service.address("/send/1", "localhost"));
        return {.address = device.address,
                .key = server::to_base64url(device.public_key),
                .secret = server::to_base64url(device.secret)};
    }
    Notice heard(std::size_t number) const {
        return protocol::read_notice(browser.read(service.heard().at(number)).value()).value();
    }

    TemporaryFolder folder{};
    Authority authority{};
    PushBrowser browser{};
    ScriptedServer service{[](Peer& peer) { peer.answer(201); }, authority.issue("localhost")};
};

}  // namespace

TEST_CASE(
    "a player who is not there is called by a message to their browser, signed by the key that the server tells") {
    const PushService push;
    Pair pair;
    Guest& called = pair.other();
    called.ask_for<from_server::Ok>(push.subscription());
    const auto calls = called.ask_for<from_server::Calls>(client::Calls{});
    CHECK(calls.devices == 1);
    const std::string name = pair.name_of_other();
    pair.call_other();
    REQUIRE(push.service.has_heard(1));
    const Notice notice = push.heard(0);
    CHECK(notice.what == What::your_turn);
    CHECK(notice.room == pair.code);
    CHECK(notice.players == std::vector{name});
    CHECK(sender_of(push.service.heard().at(0))->key == calls.key);
}

TEST_CASE("a player who opens the game again is not reminded of it, and no message comes at night") {
    const PushService push;
    Pair pair;  // its clock begins at 8:00 UTC
    Guest& called = pair.other();
    called.ask_for<from_server::Ok>(push.subscription());
    called.ask_for<from_server::Ok>(
        client::SetCalls{.reminders = 2, .night_from = 0, .night_to = 10 * 60, .zone = "UTC"});
    pair.call_other();
    std::this_thread::sleep_for(300ms);
    CHECK(push.service.heard().empty());
    CHECK_FALSE(pair.waits_for_nothing(0));
    called.join(pair.code);
    CHECK(pair.waits_for_nothing());
}

TEST_CASE("the webhook of a room hears whose turn it is while they are away, and who wins") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    Pair pair;
    pair.set_webhook(hook.address("/hook"));
    const std::string name = pair.name_of_other();
    Guest& away = pair.other();
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    const json turn = json::parse(hook.heard().at(0).body).at("notice");
    CHECK(turn.at("what") == "your_turn");
    CHECK(turn.at("players") == json::array({name}));
    away.join(pair.code);
    away.say(client::Resign{});
    REQUIRE(hook.has_heard(2));
    CHECK(json::parse(hook.heard().at(1).body).at("notice").at("what") == "over");
}

TEST_CASE("only the host of a room sets, sees, tests and removes its webhook, and nobody sees its secret") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    Pair pair;
    Guest& ben = pair.guests[1];
    pair.set_webhook(hook.address("/hook/secret"));
    for (const std::string& room : {pair.code, std::string("ABCD2345"), std::string("no code")}) {
        CHECK(ben.refused(client::Webhook{.room = room}).code == "NOT_HOST");
        CHECK(ben.refused(client::RemoveWebhook{.room = room}).code == "NOT_HOST");
        CHECK(ben.refused(client::TestWebhook{.room = room}).code == "NOT_HOST");
        CHECK(ben.refused(client::SetWebhook{.room = room, .format = "plain", .address = hook.address()}).code ==
              "NOT_HOST");
    }
    const auto webhook = pair.host().ask_for<from_server::Webhook>(client::Webhook{.room = pair.code});
    CHECK(webhook.format == "plain");
    CHECK(webhook.origin == "http://127.0.0.1:" + std::to_string(hook.port()));
    pair.host().ask_for<from_server::Ok>(client::TestWebhook{.room = pair.code});
    CHECK(json::parse(hook.heard().at(0).body).at("notice").at("what") == "test");
    pair.host().ask_for<from_server::Ok>(client::RemoveWebhook{.room = pair.code});
    CHECK_FALSE(pair.host().ask_for<from_server::Webhook>(client::Webhook{.room = pair.code}).format);
    CHECK(pair.host().refused(client::TestWebhook{.room = pair.code}).code == "NO_WEBHOOK");
}

TEST_CASE("a webhook to the server itself, to no address and of no format is refused, and changes nothing") {
    Pair pair;
    const auto refusal = [&](const std::string& format, const std::string& address) {
        return pair.host().refused(client::SetWebhook{.room = pair.code, .format = format, .address = address}).code;
    };
    CHECK(refusal("plain", "http://127.0.0.1:" + std::to_string(pair.server.port()) + "/ws") == "BAD_ADDRESS");
    CHECK(refusal("plain", "gopher://example.org") == "BAD_ADDRESS");
    CHECK(refusal("matrix", "https://example.org/") == "BAD_ADDRESS");
    CHECK(refusal("teams", "https://example.org/") == "UNKNOWN_FORMAT");
    CHECK_FALSE(pair.host().ask_for<from_server::Webhook>(client::Webhook{.room = pair.code}).format);
}

TEST_CASE("private addresses are refused unless the host of the server allows them") {
    Pair pair([](server::Config&) {});
    const auto refused = pair.host().refused(
        client::SetWebhook{.room = pair.code, .format = "plain", .address = "http://192.168.1.1/"});
    CHECK(refused.code == "BAD_ADDRESS");
    CHECK(refused.field == "/address");
}

TEST_CASE("a test says that nothing has arrived, and holds up no other request") {
    const ScriptedServer slow([](Peer& peer) { peer.hold(); });
    const ScriptedServer refusing([](Peer& peer) { peer.answer(500); });
    Pair pair;
    Guest& host = pair.host();
    pair.set_webhook(refusing.address());
    CHECK(host.refused(client::TestWebhook{.room = pair.code}).code == "NOT_DELIVERED");
    pair.set_webhook(slow.address());
    host.socket.send(json{{"type", "test_webhook"}, {"id", Guest::new_id()}, {"room", pair.code}}.dump());
    CHECK_FALSE(host.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}

TEST_CASE("a subscription that nothing can be sent to is refused") {
    const PushBrowser browser;
    TestServer server(allow_private);
    Guest mara = server.guest();
    const storage::PushDevice device = browser.subscription("https://push.example.org/1");
    const client::Subscribe good{.address = device.address,
                                 .key = server::to_base64url(device.public_key),
                                 .secret = server::to_base64url(device.secret)};
    for (const auto& change : std::vector<std::function<void(client::Subscribe&)>>{
             [](auto& wanted) { wanted.address = "http://push.example.org/1"; },
             [](auto& wanted) { wanted.address = "push"; }, [](auto& wanted) { wanted.key = "AAAA"; },
             [](auto& wanted) { wanted.key.back() = wanted.key.back() == 'A' ? 'B' : 'A'; },
             [](auto& wanted) { wanted.secret += "A"; }, [](auto& wanted) { wanted.secret = "=" + wanted.secret; }}) {
        client::Subscribe wanted = good;
        change(wanted);
        CHECK(mara.refused(wanted).code == "BAD_SUBSCRIPTION");
    }
    CHECK(mara.refused(client::TestCalls{.address = good.address}).code == "NO_SUBSCRIPTION");
    mara.ask_for<from_server::Ok>(good);
    mara.ask_for<from_server::Ok>(client::Unsubscribe{.address = good.address});
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).devices == 0);
}

TEST_CASE("a browser is called no longer once its player signs that device out") {
    const PushBrowser browser;
    TestServer server(allow_private);
    Guest mara = server.guest();
    const std::string secret = mara.ask_for<from_server::HandOver>(client::HandOver{}).secret;
    WebSocketClient socket(server.port());
    const json hello{{"type", "hello"}, {"id", "h"}, {"protocols", {{"min", 1}, {"max", 1}}}, {"hand_over", secret}};
    socket.send(hello.dump());
    Guest phone = server.guest(json::parse(socket.receive().value()).at("token"));
    const storage::PushDevice device = browser.subscription("https://push.example.org/1");
    phone.ask_for<from_server::Ok>(client::Subscribe{.address = device.address,
                                                     .key = server::to_base64url(device.public_key),
                                                     .secret = server::to_base64url(device.secret)});
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).devices == 1);
    const auto listed = mara.ask_for<from_server::Devices>(client::Devices{});
    for (const auto& other : listed.devices)
        if (!other.here) mara.ask_for<from_server::Ok>(client::SignOut{.device = other.device});
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).devices == 0);
}

TEST_CASE("a time zone that the server does not know is refused, and a number that is too large") {
    TestServer server;
    Guest mara = server.guest();
    CHECK(mara.refused(client::SetCalls{.zone = "Europe/Atlantis"}).code == "UNKNOWN_ZONE");
    CHECK(mara.refused(client::SetCalls{.reminders = 8, .zone = "UTC"}).code == "BAD_MESSAGE");
    CHECK(mara.refused(client::SetCalls{.night_to = 1440, .zone = "UTC"}).code == "BAD_MESSAGE");
    mara.ask_for<from_server::Ok>(client::SetCalls{.reminders = 7, .night_from = 1, .zone = "Europe/Zurich"});
    const auto calls = mara.ask_for<from_server::Calls>(client::Calls{});
    CHECK(calls.reminders == 7);
    CHECK(calls.night_from == 1);
    CHECK(calls.zone == "Europe/Zurich");
}

TEST_CASE("a server that sends nothing to others says so") {
    Pair pair([](server::Config& config) { config.outgoing = "off"; });
    Guest& host = pair.host();
    CHECK_FALSE(host.ask_for<from_server::Calls>(client::Calls{}).key);
    CHECK(host.refused(client::Subscribe{.address = "https://push.example.org/1"}).code == "CALLS_OFF");
    CHECK(host.refused(client::TestCalls{}).code == "CALLS_OFF");
    CHECK(host.refused(client::SetWebhook{.room = pair.code, .format = "plain"}).code == "CALLS_OFF");
}

TEST_CASE("a feed has the games that wait for its player, under an address that only they know") {
    Pair pair;
    Guest& mover = pair.mover();
    const std::string secret = mover.ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    const HttpReply feed = get(pair.server.port(), "/feed/" + secret + ".atom");
    CHECK(feed.status == 200);
    CHECK(feed.headers.at("content-type") == "application/atom+xml; charset=utf-8");
    CHECK(feed.headers.at("cache-control") == "private, no-cache");
    CHECK(feed.body.find("/r/" + pair.code) != std::string::npos);
    CHECK(mover.ask_for<from_server::Calls>(client::Calls{}).feed);
    const std::string other = pair.other().ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(pair.server.port(), "/feed/" + other + ".atom").body.find("/r/") == std::string::npos);

    const std::string again = mover.ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(pair.server.port(), "/feed/" + secret + ".atom").status == 404);
    CHECK(get(pair.server.port(), "/feed/" + again + ".atom").status == 200);
    mover.ask_for<from_server::Ok>(client::RemoveFeed{});
    CHECK(get(pair.server.port(), "/feed/" + again + ".atom").status == 404);
    CHECK(get(pair.server.port(), "/feed/nothing.atom").status == 404);
}

TEST_CASE("an address may read feeds only so often, also those that do not exist") {
    TestServer server([](server::Config& config) { config.limits.previews = {.burst = 2, .per_second = 0}; });
    const std::string secret = server.guest().ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(server.port(), "/feed/" + std::string(64, '0') + ".atom").status == 404);
    CHECK(get(server.port(), "/feed/" + secret + ".atom").status == 200);
    CHECK(get(server.port(), "/feed/" + secret + ".atom").status == 429);
}

TEST_CASE("the secret of a feed is stored as a hash only") {
    TestServer server;
    const std::string secret = server.guest().ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    server.stop();
    std::ifstream file(server.data() / server::database_file, std::ios::binary);
    const std::string stored{std::istreambuf_iterator<char>(file), {}};
    REQUIRE_FALSE(stored.empty());
    CHECK(stored.find(secret) == std::string::npos);
    const auto bytes = protocol::from_hex(secret).value();
    CHECK(stored.find(std::string(bytes.begin(), bytes.end())) == std::string::npos);
}

TEST_CASE("calls that were lost with the server are made after a restart, to those who do not come back") {
    Pair pair;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    pair.set_webhook(hook.address("/hook"));
    const std::string absent = pair.name_of_other();
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    REQUIRE(pair.waits_for_nothing());
    pair.server.stop();
    // As if the server had been killed after it had stored the move, and before it had stored the call.
    pair.server.database().execute("UPDATE games SET called = 0");
    pair.server.start();
    for (int tries = 0; tries < 100 && hook.heard().size() < 2; ++tries) {
        pair.server.clock.advance(31'000);
        std::this_thread::sleep_for(50ms);
    }
    REQUIRE(hook.has_heard(2));
    CHECK(json::parse(hook.heard().at(1).body).at("notice").at("players") == json::array({absent}));
}

TEST_CASE("a player who has been called is not called again after a restart") {
    Pair pair;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    pair.set_webhook(hook.address("/hook"));
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    REQUIRE(pair.waits_for_nothing());
    pair.server.restart();
    for (int tries = 0; tries < 10; ++tries) {
        pair.server.clock.advance(31'000);
        std::this_thread::sleep_for(20ms);
    }
    CHECK(hook.heard().size() == 1);
}

TEST_CASE("a digest comes every day at the hour that a player has chosen, as long as a game waits for them") {
    constexpr server::Moment hour = 3'600'000;
    Pair pair;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    pair.other().ask_for<from_server::Ok>(client::SetCalls{.zone = "UTC", .digest = 9 * 60});  // it is eight o'clock
    CHECK(pair.other().ask_for<from_server::Calls>(client::Calls{}).digest == 9 * 60);
    pair.set_webhook(hook.address("/hook"));
    const std::string absent = pair.name_of_other();
    pair.server.clock.advance(hour);
    REQUIRE(pair.has_had_hour());  // and nothing waited for them
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    pair.server.stop();
    pair.server.start();
    // The clock may have been advanced in the middle of a round, and the next one comes a minute later.
    const auto hears = [&](std::size_t notices) {
        for (int tries = 1; tries <= 250 && hook.heard().size() < notices; ++tries) {
            std::this_thread::sleep_for(20ms);
            if (tries % 25 == 0) pair.server.clock.advance(60'000);
        }
        return hook.heard().size() == notices;
    };
    for (std::size_t day = 1; day <= 2; ++day) {
        pair.server.clock.advance(24 * hour);
        REQUIRE(hears(1 + day));
        const json notice = json::parse(hook.heard().at(day).body).at("notice");
        CHECK(notice.at("what") == "digest");
        CHECK(notice.at("players") == json::array({absent}));
        CHECK(notice.at("games").size() == 1);
        CHECK(pair.waits_for_nothing());
    }
}

TEST_CASE("an hour for digests is a minute of the day") {
    TestServer server;
    Guest mara = server.guest();
    CHECK(mara.refused(client::SetCalls{.zone = "UTC", .digest = 24 * 60}).code == "BAD_MESSAGE");
}
