#include "tests/server/previews/has.hpp"
#include "tests/server/previews/server_with_page.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("every moment of a finished game has a picture, as PNG and as SVG, and a link that shows it") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    Guest ben = server.server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    begin(anna, ben, room);
    const std::string empty = server.picture_of(room).body;
    const std::uint32_t started = lay_two_tiles(server, anna, ben, room);
    const std::string played = server.picture_of(room).body;
    REQUIRE(played != empty);
    anna.say(client::Resign{});

    const std::string game = "/r/" + room + "/1";
    const auto at = [](std::uint32_t version) { return "?at=" + std::to_string(version); };
    CHECK(server.get(game + "/board.png" + at(started)).body == empty);
    CHECK(server.get(game + "/board.png" + at(started + 1)).body == played);
    CHECK(server.get(game + "/board.png").body == played);
    const HttpReply svg = server.get(game + "/board.svg" + at(started));
    CHECK(svg.headers.at("content-type") == "image/svg+xml");
    CHECK(has(svg.headers.at("content-security-policy"), "default-src 'self'"));
    CHECK(svg.body.starts_with("<svg "));
    CHECK(svg.body != server.get(game + "/board.svg" + at(started + 1)).body);
    CHECK(has(server.get(game + at(started)).body,
              "content=\"http://localhost" + game + "/board.png" + at(started) + "\""));
    CHECK(has(server.get(game + at(started)).body, "The game is over."));
}

TEST_CASE("a version that a game does not have has no picture, and neither has a game that the room does not have") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    Guest ben = server.server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    begin(anna, ben, room);
    anna.say(client::Resign{});
    for (const char* target :
         {"/1/board.png?at=4000000000", "/2/board.png", "/2/board.png?at=3", "/999999/board.svg"})
        CHECK(server.get("/r/" + room + target).status == 404);
    CHECK(server.get("/r/" + room + "/2").body == page);
}

TEST_CASE("a game under way has no picture of any of its moments, not even of one that was its newest") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    Guest ben = server.server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    begin(anna, ben, room);
    CHECK(server.picture_of(room).status == 200);
    const std::uint32_t started = lay_two_tiles(server, anna, ben, room);
    for (std::uint32_t version = 1; version <= started + 3; ++version) {
        const std::string target = "/r/" + room + "/1/board.png?at=" + std::to_string(version);
        CHECK(server.get(target).status == 404);
    }
    CHECK(server.get("/r/" + room + "/1?at=" + std::to_string(started)).body == page);
}

TEST_CASE("somebody who may not simply come in gets no picture of a finished game either") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    Guest ben = server.server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    begin(anna, ben, room);
    anna.say(client::Resign{});
    const std::string target = "/r/" + room + "/1/board.svg?at=3";
    CHECK(server.get(target).status == 200);
    anna.say(client::LockRoom{.locked = true});
    CHECK(server.get(target).status == 404);
    CHECK(server.get("/r/" + room + "/1/board.svg").status == 404);
}
