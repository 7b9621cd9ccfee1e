#include <set>

#include "protocol/messages/codec.hpp"
#include "tests/protocol/messages/random_values.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;

TEST_CASE("every server fixture is read and written again as it was") {
    for (const Fixture& fixture : fixtures("server")) {
        INFO(fixture.name);
        const auto message = read_server(fixture.text);
        REQUIRE(message.has_value());
        CHECK(Value::parse(write(*message)) == fixture.value);
    }
}

TEST_CASE("every kind of server message has a fixture") {
    std::set<std::size_t> kinds;
    for (const Fixture& fixture : fixtures("server")) kinds.insert(read_server(fixture.text).value().index());
    CHECK(kinds.size() == std::variant_size_v<ServerMessage>);
}

TEST_CASE("any server message is read back as it was written") {
    RandomValues random(8);
    std::set<std::size_t> kinds;
    for (int i = 0; i < repetitions(2000, 10000); ++i) {
        const ServerMessage message = random.server_message();
        const std::string text = write(message);
        INFO(i << ": " << text);
        const auto read = read_server(text);
        REQUIRE(read.has_value());
        CHECK(*read == message);
        kinds.insert(message.index());
    }
    CHECK(kinds.size() == std::variant_size_v<ServerMessage>);
}

TEST_CASE("a client ignores fields that it does not know") {
    for (const Fixture& fixture : fixtures("server")) {
        Value message = fixture.value;
        message["since_version_2"] = {{"a", 1}};
        CHECK(Value::parse(write(read_server(message.dump()).value())) == fixture.value);
    }
}

TEST_CASE("each frame about a game lists what its viewer may do now") {
    for (const Fixture& fixture : fixtures("server")) {
        const std::string type = fixture.value["type"];
        if (type != "joined" && type != "events") continue;
        INFO(fixture.name);
        REQUIRE(fixture.value["may"].is_array());
        Value without = fixture.value;
        without.erase("may");
        CHECK(read_server(without.dump()).error().field == "/may");
    }
}

TEST_CASE("a server message without its type or with a wrong one is a fault") {
    CHECK(read_server("{}").error().field == "/type");
    CHECK(read_server(R"({"type":"play"})").error().code == "UNKNOWN_TYPE");
    CHECK(read_server(R"({"type":"ok","id":5})").error().field == "/id");
}

TEST_CASE("broken UTF-8 is written with a replacement character and does not throw") {
    const auto text = write(ServerMessage{server::Error{std::nullopt, "BAD_NAME", "\xff"}});
    CHECK(Value::parse(text)["message"] == "\xef\xbf\xbd");
}
