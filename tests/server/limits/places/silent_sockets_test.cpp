#include "tests/server/limits/places/silent_sockets.hpp"

#include <chrono>
#include <string>

#include "tests/support/attacks/attack_line.hpp"
#include "tests/support/attacks/raw_frames.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// What a limit of 256 file descriptors allows.
constexpr std::size_t few_places = 143;

void have_few_places(server::Config& config) {
    config.connections = few_places;
    config.hello_within = std::chrono::minutes(5);
    config.request_within = std::chrono::minutes(5);
}

}  // namespace

TEST_CASE("sockets that say nothing take all places, and players of a game and strangers still get in") {
    TestServer server(have_few_places);
    Guest mara = server.guest();
    mara.create("Mara");
    SilentSockets silent(server.port());
    for (const char* address : {"127.0.0.2", "127.0.0.3"}) silent.open(address, 80);
    REQUIRE(becomes_true([&] { return silent.closed() >= 160 - few_places; }));  // those beyond the places
    mara.socket.drop();
    for (int times = 0; times < 5; ++times) {
        CHECK_NOTHROW(server.guest(mara.token));
        CHECK_NOTHROW(server.guest());
    }
    CHECK(get(server.port(), "/readyz").status == 200);
}

TEST_CASE("whatever addresses open many silent sockets, nobody else makes way for them before saying hello") {
    TestServer server(have_few_places);
    const std::string token = server.guest().token;
    SilentSockets silent(server.port());
    std::size_t closed = 0;
    const auto flood = [&] {
        for (const char* address : {"127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"}) silent.open(address, 50);
        closed += 200;
        // All but as many as there are places, and one for the connection that must not be closed.
        REQUIRE(becomes_true([&] { return silent.closed() + few_places >= closed; }));
    };
    AttackLine slow(server.port());
    flood();
    slow.send(upgrade_request("127.0.0.1"));
    flood();
    slow.send(raw_message(R"("type":"hello","id":"h","protocols":{"min":1,"max":1},"token":")" + token + '"'));
    std::string heard;
    CHECK(becomes_true([&] { return (heard += slow.read()).find(R"("type":"welcome")") != heard.npos; }));
}
