#include "server/time/span.hpp"
#include "tests/server/host/signed_in_host.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

TEST_CASE("a host link signs in once and in time, and its session lasts twelve hours") {
    TestServer server;
    HostPage page(server);
    const std::string secret = page.make_link(1000);
    const std::string late = page.make_link(1000);
    const json signed_in = page.ask({{"type", "sign_in"}, {"secret", secret}});
    REQUIRE(signed_in.at("type") == "signed_in");
    CHECK(page.outcome({{"type", "sign_in"}, {"secret", secret}}) == "BAD_LINK");
    CHECK(page.outcome({{"type", "sign_in"}, {"secret", std::string(64, 'a')}}) == "BAD_LINK");
    page.token = signed_in.at("token");
    CHECK(page.outcome({{"type", "overview"}}) == "overview");
    server.clock.advance(1000);
    CHECK(page.outcome({{"type", "sign_in"}, {"secret", late}}) == "BAD_LINK");
    server.clock.advance(12 * 3'600'000 - 1001);
    CHECK(page.outcome({{"type", "overview"}}) == "overview");
    server.clock.advance(1);
    CHECK(page.outcome({{"type", "overview"}}) == "SIGNED_OUT");
}

TEST_CASE("a host link follows the wall clock, which the program that prints it reads, too") {
    TestServer server;
    HostPage page(server);
    constexpr server::Span day = server::span::day;
    const std::string link = page.make_link(1000 + day);
    const std::string late = page.make_link(1000);
    server.clock.set_wall_ahead(day);
    CHECK(page.outcome({{"type", "sign_in"}, {"secret", late}}) == "BAD_LINK");
    CHECK(page.outcome({{"type", "sign_in"}, {"secret", link}}) == "signed_in");
}

TEST_CASE("without a session the host's page gets nothing and changes nothing") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    HostPage page(server);
    const std::vector<json> requests{
        {{"type", "overview"}},
        {{"type", "rooms"}},
        {{"type", "people"}},
        {{"type", "audit_log"}},
        {{"type", "invitations"}},
        {{"type", "close_room"}, {"room", room}},
        {{"type", "remove_person"}, {"person", 1}},
        {{"type", "announce"}, {"text", "Boo"}},
        {{"type", "invite"}, {"uses", 1}, {"days", 1}},
        {{"type", "revoke_invitation"}, {"number", 1}},
        {{"type", "back_up"}},
        {{"type", "word_rulings"}},
        {{"type", "change_list"}, {"list", "english"}, {"word", "CAT"}, {"change", "add"}},
        {{"type", "sign_out"}}};
    for (const std::string& token : {std::string(), mara.token, std::string(64, 'a'), std::string("abc")}) {
        page.token = token;
        for (const json& request : requests) {
            INFO(request << " with " << token);
            CHECK(page.post(request).status == 401);
        }
        server.clock.advance(60'000);
    }
    CHECK(mara.join(room).room == room);
    CHECK_FALSE(std::filesystem::exists(server.data() / "backups"));
    CHECK_FALSE(std::filesystem::exists(server.data() / "lexicons/english.add.txt"));
    auto database = server.database();
    auto log = database.prepare("SELECT count(*) FROM audit_log");
    REQUIRE(log.step());
    CHECK(log.integer(0) == 0);
}

TEST_CASE("after signing out the token is worth nothing") {
    TestServer server;
    HostPage page(server);
    page.sign_in();
    CHECK(page.outcome({{"type", "sign_out"}}) == "done");
    CHECK(page.outcome({{"type", "overview"}}) == "SIGNED_OUT");
}

TEST_CASE("a page of another site cannot use the host's page") {
    TestServer server;
    HostPage page(server);
    page.sign_in();
    const json request{{"type", "overview"}};
    CHECK(page.post(request, {{"Origin", "https://evil.example.org"}}).status == 403);
    CHECK(page.post(request, {{"Content-Type", "text/plain"}}).status == 415);
    CHECK(http_request(server.port(), "GET", "/host/api").status == 405);
    CHECK(http_request(server.port(), "OPTIONS", "/host/api", {{"Origin", "https://evil.example.org"}}).status ==
          405);
    CHECK(page.post(request, {{"Origin", "http://127.0.0.1:" + std::to_string(server.port())}}).status == 200);
}

TEST_CASE("requests to the host's page are limited in size and by network, and understood or refused by name") {
    TestServer server(
        [](server::Config& config) { config.limits.host_requests_per_network = {.burst = 7, .per_second = 1}; });
    HostPage page(server);
    page.sign_in();
    CHECK(page.outcome({{"type", "dance"}}) == "UNKNOWN_TYPE");
    CHECK(page.outcome({{"type", "announce"}, {"text", std::string(201, 'a')}}) == "BAD_MESSAGE");
    CHECK(page.post({{"type", "announce"}, {"text", std::string(5000, 'a')}}).status == 413);
    const std::string longest = "\u00e4\u00e4";
    std::string text;
    for (int times = 0; times < 100; ++times) text += longest;
    CHECK(page.outcome({{"type", "announce"}, {"text", text}}) == "done");
    CHECK(page.outcome({{"type", "overview"}}) == "overview");
    CHECK(page.outcome({{"type", "overview"}}) == "overview");
    const HttpReply refused = page.post({{"type", "overview"}});
    CHECK(refused.status == 429);
    server.clock.advance(1000);
    const json overview = page.ask({{"type", "overview"}});
    CHECK(overview.at("limits").at(0) == json{{"limit", "host_requests"}, {"times", 1}});
}

TEST_CASE("answers to the host's page are not kept by browsers, and carry the security headers") {
    TestServer server;
    HostPage page(server);
    auto reply = page.post({{"type", "overview"}});
    CHECK(reply.headers["cache-control"] == "no-store");
    CHECK(reply.headers["x-content-type-options"] == "nosniff");
}
