#include "protocol/messages/host/host_codec.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;

namespace {

/// The field that a request is refused for.
std::string bad_field(const std::string& text) {
    const auto read = read_host_request(text);
    INFO(text);
    REQUIRE_FALSE(read.has_value());
    return read.error().field;
}

}  // namespace

TEST_CASE("every fixture of the host's page is read and written again as it was") {
    for (const Fixture& fixture : fixtures("host_client")) {
        INFO(fixture.name);
        const auto request = read_host_request(fixture.text);
        REQUIRE(request.has_value());
        CHECK(Value::parse(write(*request)) == fixture.value);
    }
    for (const Fixture& fixture : fixtures("host_server")) {
        INFO(fixture.name);
        const auto answer = read_host_answer(fixture.text);
        REQUIRE(answer.has_value());
        CHECK(Value::parse(write(*answer)) == fixture.value);
    }
}

TEST_CASE("a request of the host's page that makes no sense is refused by field") {
    CHECK(bad_field(R"({"type":"sign_in","secret":"abc"})") == "/secret");
    CHECK(bad_field(R"({"type":"invite","uses":0,"days":7})") == "/uses");
    CHECK(bad_field(R"({"type":"invite","uses":10001,"days":7})") == "/uses");
    CHECK(bad_field(R"({"type":"invite","uses":1,"days":366})") == "/days");
    CHECK(bad_field(R"({"type":"announce","text":")" + std::string(201, 'a') + "\"}") == "/text");
    CHECK(bad_field(R"({"type":"close_room"})") == "/room");
    CHECK(bad_field(R"({"type":"change_list","list":"english","word":"CAT","change":"forget"})") == "/change");
    CHECK(bad_field(R"({"type":"change_list","list":"english","change":"add"})") == "/word");
    CHECK(bad_field(R"({"type":"backup"})") == "/type");
    CHECK_FALSE(read_host_request("[]").has_value());
}
