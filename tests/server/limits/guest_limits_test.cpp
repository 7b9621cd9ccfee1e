#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/hello.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// What the server says to a stranger's hello.
std::optional<std::string> welcome(const TestServer& server) {
    WebSocketClient socket(server.port());
    socket.send(hello_frame);
    return socket.receive();
}

}  // namespace

TEST_CASE("a network may bring only so many new guests, and those that are known still get in") {
    TestServer server(
        [](server::Config& config) { config.limits.guests_per_network = {.burst = 2, .per_second = 0.1}; });
    const Guest mara = server.guest();
    CHECK(contains(welcome(server), "welcome"));
    CHECK(contains(welcome(server), "TOO_MANY_GUESTS"));
    CHECK_NOTHROW(server.guest(mara.token));
    server.clock.advance(10'000);
    CHECK(contains(welcome(server), "welcome"));
}

TEST_CASE("all networks together may bring only so many new guests") {
    TestServer server([](server::Config& config) { config.limits.all_guests = {.burst = 1, .per_second = 0.1}; });
    const Guest mara = server.guest();
    CHECK(contains(welcome(server), "TOO_MANY_GUESTS"));
}

TEST_CASE("a guest or a guess that all networks together leave no room for costs its own network nothing") {
    server::Metrics metrics("test");
    const server::Rate two{.burst = 2, .per_second = 0};
    const server::Rate once_in_a_while{.burst = 1, .per_second = 0.001};
    server::Limits limits({.entry_guesses_per_network = two,
                           .all_entry_guesses = once_in_a_while,
                           .guests_per_network = two,
                           .all_guests = once_in_a_while},
                          metrics);
    REQUIRE_FALSE(limits.growth.refuse_guest("other", 0));
    REQUIRE(limits.guesses.take_entry("other", 0));
    for (int again = 0; again < 3; ++again) {
        CHECK(limits.growth.refuse_guest("own", 0) == server::Whose::server);
        CHECK_FALSE(limits.guesses.take_entry("own", 0));
    }
    CHECK_FALSE(limits.growth.refuse_guest("own", 1'000'000));
    CHECK(limits.guesses.take_entry("own", 1'000'000));
}
