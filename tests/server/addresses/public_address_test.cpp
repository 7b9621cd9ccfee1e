#include "server/addresses/public_address.hpp"

#include <fstream>
#include <map>
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;

namespace {

// A server with a page of two files, under /games of some address.
struct PlaceUnderPath {
    std::filesystem::path make_page() const {
        const std::filesystem::path made = folder / "web";
        std::filesystem::create_directories(made / "assets");
        std::ofstream(made / "index.html") << R"(<link href="/assets/page.css"><a href="https://example.net/">)"
                                           << R"(<script src="/theme.js"></script>)";
        std::ofstream(made / "index.html.gz") << "not read, because it would have the wrong addresses";
        std::ofstream(made / "room.html") << R"(<link href="/assets/room.css">)";
        std::ofstream(made / "assets" / "page.css") << "body {}";
        return made;
    }
    void configure(Config& config) const {
        config.public_origin = "https://example.org";
        config.base_path = "/games";
        config.web = web;
    }

    TemporaryFolder folder{};
    std::filesystem::path web = make_page();
    TestServer server{[this](Config& config) { configure(config); }};
};

}  // namespace

TEST_CASE("a public address has an origin and may have a path") {
    const auto root = read_public_address("https://play.example.org:8443/");
    CHECK(root->origin == "https://play.example.org:8443");
    CHECK(root->base_path.empty());
    const auto below = read_public_address("http://example.org/fun/Games-2.0_~/");
    CHECK(below->origin == "http://example.org");
    CHECK(below->base_path == "/fun/Games-2.0_~");
}

TEST_CASE("what is not a public address is refused") {
    for (const char* text :
         {"", "example.org", "ftp://example.org", "https://", "https:///games", "https://example.org/a//b",
          "https://example.org/games//", "https://example.org/..", "https://example.org/./games",
          "https://example.org/games?x", "https://example.org/games#x", "https://example.org/a b",
          "https://example.org/%2e%2e", "https://example.org/\"><script>", "https://user@example.org",
          "https://example.org\\games"}) {
        INFO(text);
        CHECK_FALSE(read_public_address(text).has_value());
    }
    CHECK_FALSE(read_public_address("https://example.org/" + std::string(300, 'x')).has_value());
}

TEST_CASE("only what is under the base path is for this server") {
    CHECK(under("", "/ws") == "/ws");
    CHECK(under("/games", "/games/") == "/");
    CHECK(under("/games", "/games/r/ABCD?x=1") == "/r/ABCD?x=1");
    CHECK_FALSE(under("/games", "/games"));
    CHECK_FALSE(under("/games", "/gamesters"));
    CHECK_FALSE(under("/games", "/"));
    CHECK_FALSE(under("/games", "/r/games/"));
}

TEST_CASE("a server under a path serves the page, its files, its health and WebSockets there and nowhere else") {
    PlaceUnderPath place;
    const std::uint16_t port = place.server.port();
    CHECK(get(port, "/games/healthz").status == 200);
    CHECK(get(port, "/games/assets/page.css").body == "body {}");
    CHECK(get(port, "/games/assets/page.css").headers.at("cache-control").find("immutable") != std::string::npos);
    for (const char* elsewhere : {"/", "/healthz", "/assets/page.css", "/gamesters/", "/other/games/"})
        CHECK(get(port, elsewhere).status == 404);
    WebSocketClient client(port, {.path = "/games/ws", .origin = "https://example.org"});
    client.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
    CHECK(client.receive().value().find("welcome") != std::string::npos);
    CHECK_THROWS(WebSocketClient(port, {.path = "/ws", .origin = "https://example.org"}));
    CHECK_THROWS(WebSocketClient(port, {.path = "/games/ws", .origin = "https://example.org/games"}));
}

TEST_CASE("the base path without its slash leads to the page") {
    PlaceUnderPath place;
    const HttpReply reply = get(place.server.port(), "/games?from=a-friend");
    CHECK(reply.status == 308);
    CHECK(reply.headers.at("location") == "/games/");
}

TEST_CASE("the page under a path names its files under that path, on the pages of rooms, too") {
    PlaceUnderPath place;
    const std::map<std::string, std::string> pages{
        {"/games/",
         R"(<link href="/games/assets/page.css"><a href="https://example.net/"><script src="/games/theme.js"></script>)"},
        {"/games/r/ABCD2345", R"(<link href="/games/assets/room.css">)"}};
    for (const auto& [target, body] : pages) {
        const HttpReply page = get(socket_address("127.0.0.1", place.server.port()), target,
                                   {{"Host", "example.org"}, {"Accept-Encoding", "gzip"}});
        CHECK(page.status == 200);
        CHECK(page.body == body);
        CHECK_FALSE(page.headers.contains("content-encoding"));
        CHECK(page.headers.at("content-security-policy").find("base-uri 'none'") != std::string::npos);
    }
}
