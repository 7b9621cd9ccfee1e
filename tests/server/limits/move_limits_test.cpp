#include <nlohmann/json.hpp>

#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("a network makes fewer moves while the disk is nearly full") {
    server::Metrics metrics("0.1.0");
    server::Limits limits({.moves_per_network = {.burst = 3, .per_second = 0},
                           .scarce_moves_per_network = {.burst = 1, .per_second = 0}},
                          metrics);
    CHECK_FALSE(limits.games.refuse_move({.player = 1, .network = "192.0.2.7"}, 0, server::DiskSpace::scarce));
    CHECK(limits.games.refuse_move({.player = 2, .network = "192.0.2.7"}, 0, server::DiskSpace::scarce));
    CHECK_FALSE(limits.games.refuse_move({.player = 2, .network = "192.0.2.8"}, 0, server::DiskSpace::scarce));
    CHECK_FALSE(limits.games.refuse_move({.player = 2, .network = "192.0.2.7"}, 0));
}

TEST_CASE("a person and a network may make only so many moves, and the refusal says for how long") {
    TestServer server([](server::Config& config) {
        config.limits.moves_per_person = {.burst = 2, .per_second = 0.5};
        config.limits.moves_per_network = {.burst = 3, .per_second = 0.01};
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    for (int time = 0; time < 2; ++time) CHECK(mara.refused(client::Pass{.turn = 1}).code == "NOT_STARTED");
    const auto refused = mara.refused(client::Pass{.turn = 1});
    CHECK(refused.code == "TOO_MANY_MOVES");
    CHECK(refused.details.retry_after == 2000);
    CHECK(mara.refused(client::Resign{}).code == "NOT_STARTED");
    CHECK(jonas.refused(client::Exchange{.turn = 1}).code == "NOT_SEATED");
    CHECK(jonas.refused(client::Exchange{.turn = 1}).code == "TOO_MANY_MOVES");
}

TEST_CASE("what moves from a network add to games is bounded in bytes, and the refusal says for how long") {
    TestServer server([](server::Config& config) {
        config.limits.game_bytes_per_network = {.burst = 300, .per_second = 1};
        config.metrics_bind = "127.0.0.1:0";
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    const std::uint32_t began = mara.say(client::Start{});
    mara.wait_for(began);
    const bool mara_begins = mara.event(began).at("seat") == 0;
    Guest& first = mara_begins ? mara : jonas;
    Guest& second = mara_begins ? jonas : mara;
    first.say(client::Pass{.turn = 1});
    const auto refused = second.refused(client::Pass{.turn = 2});
    CHECK(refused.code == "TOO_MANY_MOVES");
    CHECK(refused.details.limit == "game_bytes");
    REQUIRE(refused.details.retry_after.value_or(0) > 0);
    const std::string reached = R"(crisscross_limits_reached_total{limit="game_bytes"})";
    CHECK(Scrape::of(server.metrics_port()).value(reached) == 1);
    server.clock.advance(*refused.details.retry_after);
    CHECK_NOTHROW(second.say(client::Pass{.turn = 2}));
}

TEST_CASE("changes other than moves count as moves of a person and a network") {
    TestServer server([](server::Config& config) {
        config.limits.moves_per_person = {.burst = 2, .per_second = 0.01};
        config.limits.moves_per_network = {.burst = 3, .per_second = 0.01};
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    for (int time = 0; time < 2; ++time) CHECK(mara.refused(client::EndGame{}).code == "NOT_STARTED");
    CHECK(mara.refused(client::EndGame{}).code == "TOO_MANY_MOVES");
    CHECK(jonas.refused(client::WithdrawProposal{}).code == "NOT_SEATED");
    CHECK(jonas.refused(client::WithdrawProposal{}).code == "TOO_MANY_MOVES");
}
