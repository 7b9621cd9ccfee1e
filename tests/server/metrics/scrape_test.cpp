#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <functional>
#include <future>
#include <nlohmann/json.hpp>

#include "server/time/span.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

void with_metrics(server::Config& config) {
    config.metrics_bind = "127.0.0.1:0";
    config.computer_pause = 0;
}

Scrape scrape(const TestServer& server) {
    return Scrape::of(server.metrics_port());
}

/// Scrapes until this holds; false if it does not in time.
bool comes_true(const TestServer& server, const std::function<bool(const Scrape&)>& holds) {
    return becomes_true([&] { return holds(scrape(server)); });
}

double commands(const Scrape& scrape, const std::string& kind, const std::string& outcome) {
    return scrape.value("crisscross_commands_total{kind=\"" + kind + "\",outcome=\"" + outcome + "\"}");
}

double reached(const Scrape& scrape, const std::string& limit) {
    return scrape.value("crisscross_limits_reached_total{limit=\"" + limit + "\"}");
}

struct Said {
    int passes = 0;
    int accepts = 0;
};

/// Passes on every turn of seat 0, and accepts every play that waits for it, until the game is over.
Said pass_to_the_end(Guest& guest) {
    for (Said said;;) {
        const auto now = guest.snapshot();
        if (now["stage"] == "over") return said;
        const auto& game = now["state"];
        const bool is_held = !game["pending_play"].is_null() && game["pending_play"]["window"] != "next_turn";
        if (is_held && game["pending_play"]["seat"] != 0) {
            guest.say(client::Accept{.turn = game["pending_play"]["turn"]});
            ++said.accepts;
        } else if (!is_held && game["to_move"] == 0) {
            guest.say(client::Pass{.turn = game["turn"]});
            ++said.passes;
        } else {
            guest.wait_for(guest.version + 1);
        }
    }
}

}  // namespace

TEST_CASE("the metrics follow a game from its first command to the last connection") {
    TestServer server(with_metrics);
    CHECK(scrape(server).sum("crisscross_commands_total") == 0);
    Said said;
    {
        Guest mara = server.guest();
        mara.create_and_join({.name = "Mara"});
        mara.say(client::AddComputer{});
        CHECK(scrape(server).value("crisscross_sessions") == 1);
        CHECK(scrape(server).value("crisscross_rooms_open") == 1);
        mara.say(client::Start{});
        mara.refused(client::Pass{.turn = 99});
        said = pass_to_the_end(mara);
    }
    REQUIRE(comes_true(server, [](const Scrape& now) { return now.value("crisscross_sessions") == 0; }));
    REQUIRE(comes_true(server, [](const Scrape& now) { return now.value("crisscross_rooms_open") == 0; }));
    REQUIRE(comes_true(server, [](const Scrape& now) { return now.value("crisscross_store_queue") == 0; }));
    const Scrape after = scrape(server);
    CHECK(commands(after, "create", "ok") == 1);
    CHECK(commands(after, "add_computer", "ok") == 1);
    CHECK(commands(after, "start", "ok") == 1);
    const int succeeded = 3 + said.passes + said.accepts;
    CHECK(said.passes > 0);
    CHECK(commands(after, "pass", "ok") == said.passes);
    CHECK(commands(after, "accept", "ok") == said.accepts);
    CHECK(commands(after, "pass", "refused") == 1);
    CHECK(after.sum("crisscross_commands_total") == succeeded + 1);
    CHECK(after.value("crisscross_command_seconds_count") == succeeded);
    CHECK(after.value("crisscross_command_seconds_sum") > 0);
    CHECK(after.value("crisscross_commit_seconds_count") > succeeded);  // the guest and the computer's moves, too
    CHECK(after.value(R"(crisscross_thinking_seconds_count{strength="casual"})") > 0);
    CHECK(after.value(R"(crisscross_thinking_seconds_count{strength="strong"})") == 0);
    CHECK(after.value("crisscross_room_inbox_requests") == 0);
    CHECK(after.value("crisscross_store_healthy") == 1);
    CHECK(after.value("crisscross_ready") == 1);
    CHECK(after.value("crisscross_data_bytes") > 0);
    CHECK(after.value("crisscross_disk_free_bytes") > 0);
    CHECK(after.value("process_resident_memory_bytes") > 0);
    CHECK(after.value("process_start_time_seconds") > 1.6e9);
}

TEST_CASE("commands that never reach a room are counted, too") {
    TestServer server([](server::Config& config) {
        with_metrics(config);
        config.limits.rooms_per_person = {.burst = 1, .per_second = 0.001};
    });
    WebSocketClient stranger(server.port());
    stranger.send(R"({"type":"create","id":"c","name":"Mara","settings":{"system":"classic"}})");
    CHECK(stranger.receive());
    Guest mara = server.guest();
    mara.create("Mara");
    CHECK(mara.refused(client::Create{.name = "Mara"}).code == "TOO_MANY_NEW_ROOMS");
    CHECK(mara.refused(client::Pass{.turn = 1, .room = "22222222"}).code == "NOT_JOINED");
    REQUIRE(comes_true(server, [](const Scrape& now) { return now.value("crisscross_store_queue") == 0; }));
    const Scrape after = scrape(server);
    CHECK(commands(after, "create", "ok") == 1);
    CHECK(commands(after, "create", "limited") == 1);
    CHECK(commands(after, "create", "refused") == 1);
    CHECK(commands(after, "pass", "refused") == 1);
    CHECK(reached(after, "rooms") == 1);
}

TEST_CASE("nothing that a stranger sends becomes a time series, and no room, name or token is shown") {
    TestServer server(with_metrics);
    const auto before = scrape(server).series();
    Guest mara = server.guest();
    const std::string room = mara.create("Maravilla");
    mara.join(room);
    const std::string hostile = "x\\\"}\\n# TYPE evil counter\\nevil{a=\\\"";
    mara.socket.send("{\"type\":\"" + hostile + "\",\"id\":\"a\"}");
    mara.socket.send("{\"type\":\"join\",\"id\":\"b\",\"room\":\"" + hostile + "\"}");
    mara.socket.send("{\"type\":\"create\",\"id\":\"c\",\"name\":\"" + hostile +
                     "\",\"settings\":{\"system\":\"classic\"}}");
    mara.socket.send("{\"type\":\"take_seat\",\"id\":\"evil\",\"room\":\"" + hostile +
                     "\",\"game\":1,\"name\":\"x\"}");
    http_request(server.port(), "GET", "/evil", {{"User-Agent", "evil\"} 1"}, {"Cookie", "evil=1"}});
    http_request(server.metrics_port(), "GET", "/evil", {{"User-Agent", "evil\"} 1"}});
    // Mara's own room, the one with the hostile name, and the seat in no room.
    REQUIRE(comes_true(server, [](const Scrape& now) { return now.sum("crisscross_commands_total") == 3; }));
    const Scrape after = scrape(server);
    CHECK(after.series() == before);
    for (const std::string& secret : {room, std::string("Maravilla"), mara.token, std::string("evil")})
        CHECK(after.text().find(secret) == std::string::npos);
}

TEST_CASE("a client that does not read is counted when it is cut off") {
    TestServer server([](server::Config& config) {
        with_metrics(config);
        config.write_limit = std::chrono::milliseconds(300);
    });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    WebSocketClient silent(server.port(), {.receive_buffer = 4096});
    silent.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
    CHECK(silent.receive());
    silent.send(R"({"type":"join","id":"j","room":")" + room + "\"}");
    CHECK(silent.receive());
    CHECK(scrape(server).value("crisscross_slow_clients_total") == 0);
    const auto is_cut_off = [&] { return scrape(server).value("crisscross_slow_clients_total") == 1; };
    for (int rounds = 0; rounds < 40 && !is_cut_off(); ++rounds)
        for (int count = 0; count < 500; ++count) {  // each is a frame about presence, twice
            mara.join(room);
            mara.ask(client::Leave{.room = room});
        }
    CHECK(is_cut_off());
}

TEST_CASE("the port of the players has no metrics, and says where they are") {
    TestServer server(with_metrics);
    const HttpReply reply = http_request(server.port(), "GET", "/metrics");
    CHECK(reply.status == 404);
    CHECK(reply.body.find("--metrics-bind") != std::string::npos);
    TestServer without;
    CHECK(without.metrics_port() == 0);
    CHECK(http_request(without.port(), "GET", "/metrics").status == 404);
}

TEST_CASE("metrics are not served through a proxy, under a strange name or at another path") {
    TestServer server(with_metrics);
    const auto port = server.metrics_port();
    const HttpReply plain = http_request(port, "GET", "/metrics");
    CHECK(plain.status == 200);
    CHECK(plain.headers.at("content-type") == "text/plain; version=0.0.4; charset=utf-8");
    CHECK(plain.headers.at("cache-control") == "no-store");
    CHECK(plain.headers.at("x-content-type-options") == "nosniff");
    for (const char* sign : {"X-Forwarded-For", "Forwarded", "Via"}) {
        const HttpReply refused = http_request(port, "GET", "/metrics", {{sign, "10.0.0.1"}});
        CHECK(refused.status == 403);
        CHECK(refused.body.find("crisscross_") == std::string::npos);
    }
    CHECK(http_request(port, "GET", "/metrics", {{"Host", "rebound.example.org"}}).status == 421);
    CHECK(http_request(port, "GET", "/metrics", {{"Host", "localhost"}}).status == 200);
    CHECK(http_request(port, "GET", "/").status == 404);
    CHECK(http_request(port, "GET", "/ws").status == 404);
    CHECK(http_request(port, "POST", "/metrics").status == 405);
    CHECK(http_request(port, "HEAD", "/").status == 404);
}

TEST_CASE("the listener of the metrics has the bounds of the other one") {
    TestServer server(with_metrics);
    CHECK(http_request(server.metrics_port(), "GET", "/metrics", {{"X-Long", std::string(9000, 'x')}}).status == 431);
    CHECK(http_request(server.metrics_port(), "GET", "/metrics", {{"Content-Length", "5000"}}).status == 413);
}

TEST_CASE("a server that is full is not ready, and still shows its metrics") {
    TestServer server([](server::Config& config) {
        with_metrics(config);
        config.connections = 10;
        config.trusted_proxies = *server::TrustedProxies::parse("127.0.0.1");
    });
    const auto greet = [&server](int network) {
        WebSocketClient socket(server.port(), {.forwarded_for = "10.0.0." + std::to_string(network)});
        socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
        const auto answer = nlohmann::json::parse(socket.receive().value());
        return std::pair(std::move(socket), answer.value("code", "welcome"));
    };
    CHECK(http_request(server.port(), "GET", "/readyz").status == 200);
    std::vector<WebSocketClient> guests;
    for (int network = 1; network < 10; ++network) guests.push_back(greet(network).first);
    // A connection counts until the server has closed it, which is a little later than its client has.
    const auto has_one_place = [](const Scrape& now) { return now.value("crisscross_connections") == 9; };
    REQUIRE(comes_true(server, has_one_place));
    const HttpReply reply = http_request(server.port(), "GET", "/readyz");
    CHECK(reply.status == 503);
    CHECK(nlohmann::json::parse(reply.body) == nlohmann::json{{"status", "not ready"}, {"why", "full"}});
    REQUIRE(comes_true(server, has_one_place));
    CHECK(http_request(server.port(), "GET", "/healthz").status == 200);
    REQUIRE(comes_true(server, has_one_place));
    auto [last, answer] = greet(10);
    CHECK(answer == "SERVER_FULL");
    const Scrape full = scrape(server);
    CHECK(full.value("crisscross_ready") == 0);
    CHECK(full.value("crisscross_sessions") == 10);
    CHECK(reached(full, "connections") == 1);
    CHECK(reached(full, "frames") == 0);
}

TEST_CASE("a server that stops is alive but not ready") {
    TestServer server([](server::Config& config) { config.goodbye = std::chrono::seconds(2); });
    boost::asio::io_context context;
    boost::asio::ip::tcp::socket line(context);
    line.connect({boost::asio::ip::address_v4::loopback(), server.port()});
    const auto ask = [&line](const std::string& target) {
        boost::asio::write(line, boost::asio::buffer("GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n"));
        std::string reply;
        boost::asio::read_until(line, boost::asio::dynamic_buffer(reply), "}\n");
        return reply;
    };
    CHECK(ask("/readyz").starts_with("HTTP/1.1 200"));
    const Guest silent(server.port());  // so that the stop takes a while
    const auto stopped = std::async(std::launch::async, [&server] { server.stop(); });
    std::string reply;
    CHECK(becomes_true([&] {
        reply = ask("/readyz");
        return reply.starts_with("HTTP/1.1 503");
    }));
    CHECK(reply.find(R"({"status":"not ready","why":"stopping"})") != std::string::npos);
    CHECK(ask("/healthz").starts_with("HTTP/1.1 200"));
}

TEST_CASE("the metrics say by how much the server's clock is ahead of the machine's") {
    TestServer server(with_metrics);
    CHECK(scrape(server).value("crisscross_clock_ahead_seconds") == 0);
    server.clock.set_wall_ahead(server::span::hour);
    CHECK(scrape(server).value("crisscross_clock_ahead_seconds") == -3600);
    server.clock.set_wall_ahead(-1500);
    CHECK(scrape(server).value("crisscross_clock_ahead_seconds") == 1.5);
}
