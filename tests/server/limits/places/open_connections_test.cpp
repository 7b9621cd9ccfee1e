#include "server/limits/places/open_connections.hpp"

#include <chrono>
#include <nlohmann/json.hpp>

#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
using server::OpenConnections;
using server::Priority;

TEST_CASE("the connection that has waited longest for its hello makes way, and is asked once") {
    OpenConnections connections({.total = 2, .per_network = 2});
    int ended = 0;
    const auto first = connections.open("192.0.2.1");
    connections.make_way_by(first->number(), [&] { ended = 1; });
    const auto second = connections.open("192.0.2.1");
    connections.make_way_by(second->number(), [&] { ended = 2; });
    const auto third = connections.open("192.0.2.1");
    REQUIRE(third);
    CHECK(ended == 1);
    const auto fourth = connections.open("192.0.2.1");
    REQUIRE(fourth);
    CHECK(ended == 2);
}

TEST_CASE("connections that have said hello need not make way") {
    OpenConnections connections({.total = 1, .per_network = 1});
    auto only = connections.open("192.0.2.1");
    connections.make_way_by(only->number(), [] { FAIL("it was ended"); });
    only->greet();
    CHECK_FALSE(connections.open("192.0.2.1"));
    only.reset();
    CHECK(connections.open("192.0.2.1"));
}

TEST_CASE("a connection that has not said hello takes no place of those who have, and one that is about to does") {
    OpenConnections connections({.total = 10, .per_network = 10});
    std::vector<std::unique_ptr<OpenConnections::Place>> places;
    while (places.size() < 10) places.push_back(connections.open("192.0.2.1"));
    CHECK_FALSE(connections.is_nearly_full());
    for (int number = 0; number < 9; ++number) CHECK(places.at(number)->reserve(Priority::stranger));
    CHECK(connections.is_nearly_full());
    CHECK_FALSE(places.at(9)->reserve(Priority::stranger));
    places.at(0)->unreserve();
    CHECK(places.at(9)->reserve(Priority::stranger));
    CHECK_FALSE(places.at(0)->reserve(Priority::stranger));
    places.at(9).reset();
    CHECK(places.at(0)->reserve(Priority::stranger));
    CHECK(places.at(0)->reserve(Priority::stranger));  // again, which takes no other place
    CHECK(connections.open("192.0.2.1")->reserve(Priority::known));
}

TEST_CASE("of the last tenth of all places, strangers get none, players half and those who are known all") {
    OpenConnections connections({.total = 143, .per_network = 143});
    std::vector<std::unique_ptr<OpenConnections::Place>> places;
    const auto how_many = [&](Priority priority) {
        const std::size_t before = places.size();
        do places.push_back(connections.open("192.0.2.1"));
        while (places.back() && places.back()->reserve(priority));
        places.pop_back();
        return places.size() - before;
    };
    CHECK(how_many(Priority::stranger) == 129);
    CHECK(how_many(Priority::player) == 7);
    CHECK(how_many(Priority::known) == 7);
}

TEST_CASE("a network has only so many connections at once") {
    OpenConnections connections({.total = 10, .per_network = 2});
    auto first = connections.open("192.0.2.1");
    const auto second = connections.open("192.0.2.1");
    const auto third = connections.open("192.0.2.1");
    CHECK(first->count_for("192.0.2.7"));
    CHECK(second->count_for("192.0.2.7"));
    CHECK_FALSE(third->count_for("192.0.2.7"));
    CHECK(third->count_for("192.0.2.8"));
    first.reset();
    CHECK(connections.open("192.0.2.1")->count_for("192.0.2.7"));
}

namespace {

void set_places(server::Config& config, std::size_t places) {
    config.connections = places;
    config.trusted_proxies = server::TrustedProxies::parse("127.0.0.1").value();
}

/// Guests who come from networks of their own.
struct Crowd {
    const TestServer& server;
    std::vector<WebSocketClient> guests{};

    /// The answer to one more, whose hello has these fields, too.
    json hello(const std::string& fields = "") {
        const std::string address = "192.0.2." + std::to_string(guests.size());
        guests.emplace_back(server.port(), WebSocketClient::Options{.forwarded_for = address});
        guests.back().send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1})" + fields + "}");
        return json::parse(guests.back().receive().value());
    }
    /// What signs another device of a guest in.
    std::string link_of(std::size_t guest) {
        guests.at(guest).send(R"({"type":"hand_over","id":"o"})");
        const json answer = json::parse(guests.at(guest).receive().value());
        return R"(,"hand_over":")" + answer.at("secret").get<std::string>() + '"';
    }
};

}  // namespace

TEST_CASE("the last tenth of all places is for people whom the server knows") {
    TestServer server([](server::Config& config) { set_places(config, 20); });
    Crowd crowd{server};
    const auto with = [](const std::string& token) { return R"(,"token":")" + token + '"'; };
    const std::string known = crowd.hello()["token"];
    server.clock.advance(24 * 3'600'000);
    const std::string fresh = crowd.hello()["token"];
    for (int number = 2; number < 18; ++number) CHECK(crowd.hello()["type"] == "welcome");
    for (const std::string& stranger : {std::string(), with(fresh), crowd.link_of(1)}) {
        const json refused = crowd.hello(stranger);
        CHECK(refused["code"] == "SERVER_FULL");
        CHECK(refused["limit"] == "connections");
        crowd.guests.pop_back();
    }
    CHECK(crowd.hello(with(known))["type"] == "welcome");
    CHECK(crowd.hello(crowd.link_of(0))["type"] == "welcome");
}

TEST_CASE("half of the last tenth of all places is for players of games that are not over, too") {
    TestServer server([](server::Config& config) { set_places(config, 40); });
    Crowd crowd{server};
    const auto with = [](const std::string& token) { return R"(,"token":")" + token + '"'; };
    const std::string known = crowd.hello()["token"];
    server.clock.advance(24 * 3'600'000);
    Guest player = server.guest();
    player.create("Mara");
    for (int number = 2; number < 36; ++number) CHECK(crowd.hello()["type"] == "welcome");
    CHECK(crowd.hello()["code"] == "SERVER_FULL");
    crowd.guests.pop_back();
    for (int number = 36; number < 38; ++number) CHECK(crowd.hello(with(player.token))["type"] == "welcome");
    CHECK(crowd.hello(with(player.token))["code"] == "SERVER_FULL");
    crowd.guests.pop_back();
    for (int number = 38; number < 40; ++number) CHECK(crowd.hello(with(known))["type"] == "welcome");
}

TEST_CASE("a link to another device that is refused because few places are left works later") {
    TestServer server([](server::Config& config) { set_places(config, 10); });
    Crowd crowd{server};
    for (int number = 0; number < 9; ++number) CHECK(crowd.hello()["type"] == "welcome");
    const std::string link = crowd.link_of(0);
    CHECK(crowd.hello(link)["code"] == "SERVER_FULL");
    crowd.guests.erase(crowd.guests.begin() + 1, crowd.guests.end());
    CHECK(becomes_true([&] {
        const bool is_in = crowd.hello(link)["type"] == "welcome";
        if (!is_in) crowd.guests.pop_back();
        return is_in;
    }));
}

TEST_CASE("a connection that never says hello is closed") {
    TestServer server([](server::Config& config) { config.hello_within = std::chrono::seconds(1); });
    WebSocketClient silent(server.port());
    CHECK(silent.close_code() == 1008);
    Guest mara = server.guest();
    mara.socket.receive_within(std::chrono::milliseconds(1200));
    CHECK_NOTHROW(mara.create("Mara"));
}

TEST_CASE("connections that say nothing make way for others") {
    TestServer server([](server::Config& config) {
        config.connections = 4;
        config.trusted_proxies = server::TrustedProxies::parse("127.0.0.1").value();
    });
    std::vector<WebSocketClient> silent;
    for (int number = 0; number < 4; ++number)
        silent.emplace_back(server.port(),
                            WebSocketClient::Options{.forwarded_for = "192.0.2." + std::to_string(number)});
    WebSocketClient other(server.port(), {.forwarded_for = "192.0.2.9"});
    other.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
    CHECK(other.receive());
    CHECK_FALSE(silent.front().receive());
}
