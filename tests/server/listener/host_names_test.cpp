#include <string>

#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/clients/websocket_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

HttpReply get_as(std::uint16_t port, const std::string& host, const std::string& target = "/") {
    return http_request(port, "GET", target, {{"Host", host}});
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace

TEST_CASE("with a public origin a server answers to its name and to its own addresses, and to no other name") {
    TestServer server([](server::Config& config) { config.public_origin = "https://play.example.org"; });
    for (const std::string host : {"play.example.org", "PLAY.example.org", "127.0.0.1", "[::1]", "localhost"})
        for (const std::string port : {"", ":443", ":8080"}) CHECK(get_as(server.port(), host + port).status != 421);
    for (const std::string host :
         {"evil.example", "evil.example:443", "play.example.org.evil.example", "example.org"}) {
        CHECK(get_as(server.port(), host).status == 421);
        CHECK_THROWS_WITH(WebSocketClient(server.port(), {.host = host, .origin = "https://play.example.org"}),
                          "declined with status 421");
        CHECK(get_as(server.port(), host, "/healthz").status == 200);
    }
    CHECK_NOTHROW(WebSocketClient(server.port(), {.host = "play.example.org", .origin = "https://play.example.org"}));
}

TEST_CASE("where the web server in front passes on another name, the answer and one line of the log say what to do") {
    const Place place;
    const Running server(place, {{"CRISSCROSS_PUBLIC_ORIGIN", "https://play.example.org"}});
    for (const std::string host : {"crisscross:8080", "upstream", "crisscross:8080"}) {
        const HttpReply refused = get_as(server.port, host);
        CHECK(refused.status == 421);
        CHECK(contains(refused.body, "a web server in front has to pass on the Host header"));
    }
    CHECK(count(place.log(), "unknown host name host=crisscross:8080") == 1);
    CHECK(count(place.log(), "unknown host name") == 1);
}
