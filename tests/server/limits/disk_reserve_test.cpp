#include "server/limits/disk_reserve.hpp"

#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

constexpr std::uintmax_t all = UINTMAX_MAX;

}  // namespace

TEST_CASE("the reserve of a disk is reached when less is free, and those who are refused are counted") {
    const TemporaryFolder folder;
    server::Metrics metrics("0.1.0");
    server::DiskReserve reserve(folder / "", all, metrics);
    CHECK(reserve.is_reached(0));
    CHECK(metrics.times_reached(server::Limit::disk) == 0);
    CHECK(reserve.refuses(1));
    CHECK(metrics.times_reached(server::Limit::disk) == 1);
    CHECK_FALSE(server::DiskReserve(folder / "", 0, metrics).is_reached(0));
    CHECK_FALSE(server::DiskReserve(folder / "missing", all, metrics).is_reached(0));
}

TEST_CASE("a disk has space for something if its reserve stays") {
    const TemporaryFolder folder;
    CHECK(server::has_space(folder / "", 1, 0));
    CHECK_FALSE(server::has_space(folder / "", all, 0));
    CHECK_FALSE(server::has_space(folder / "", 0, all));
    CHECK(server::has_space(folder / "missing", all, all));
}

TEST_CASE("while a disk has less than its reserve, nothing new is taken, and games go on") {
    TestServer server;
    const std::string token = server.guest().token;
    Guest before = server.guest(token);
    const std::string room = before.create("Mara");
    before.join(room);
    for (int line = 0; line < 2; ++line) before.ask(client::Say{.text = "Hello", .room = room});
    server.restart_with([](server::Config& config) { config.disk_reserve = 1'000'000'000; });
    Guest mara = server.guest(token);
    mara.join(room);
    WebSocketClient stranger(server.port());
    stranger.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
    const std::string full = stranger.receive().value();
    CHECK(full.find("SERVER_FULL") != std::string::npos);
    CHECK(full.find(R"("limit":"disk")") != std::string::npos);
    CHECK(mara.refused(client::Create{.name = "Mara"}).details.limit == "disk");
    const auto import =
        http_request(server.port(), "POST", "/api/v1/games", {{"Authorization", "Bearer " + token}}, "{}");
    CHECK(import.status == 503);
    CHECK(import.body.find("SERVER_FULL") != std::string::npos);
    CHECK(import.body.find("disk") != std::string::npos);
    const auto ready = get(server.port(), "/readyz");
    CHECK(ready.status == 503);
    CHECK(ready.body.find("disk nearly full") != std::string::npos);
    CHECK(get(server.port(), "/healthz").status == 200);
    CHECK(mara.refused(client::Say{.text = "Hello", .room = room}).details.limit == "disk");
    const client::React like{.line = 1, .reaction = protocol::Reaction::like, .room = room};
    CHECK(mara.refused(like).details.limit == "disk");
    CHECK_NOTHROW(mara.ask_for<protocol::server::Ok>(client::DeleteLine{.line = 2, .room = room}));
    mara.say(client::AddComputer{.strength = engine::Strength::beginner});
    mara.say(client::Start{});
    CHECK(mara.refused(client::ProposeGame{}).details.limit == "disk");
}
