#include "server/previews/room_previews.hpp"

#include "tests/server/picture/read_png.hpp"
#include "tests/server/previews/has.hpp"
#include "tests/server/previews/server_with_page.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("the link of a room that waits says who invites to what, with a picture of its board") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    const std::string room = anna.create("Anna");
    const HttpReply shown = server.get("/r/" + room);
    CHECK(shown.status == 200);
    CHECK(shown.headers.at("content-type") == "text/html; charset=utf-8");
    CHECK(shown.headers.at("cache-control") == "no-cache");
    CHECK(has(shown.headers.at("content-security-policy"), "default-src 'self'"));
    CHECK(has(shown.body, "content=\"Anna invites you to Classic on Crisscross\""));
    CHECK(has(shown.body, "content=\"http://localhost/r/" + room + "/board.png\""));
    const HttpReply drawn = server.picture_of(room);
    CHECK(drawn.status == 200);
    CHECK(drawn.headers.at("content-type") == "image/png");
    CHECK(read_png(drawn.body).width == 1200);
}

TEST_CASE("once the game has begun, the link says who plays, and the picture changes with the board") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    Guest ben = server.server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    const std::string before = server.picture_of(room).body;
    begin(anna, ben, room);
    CHECK(has(server.page_of(room), "content=\"A game of Classic between Anna and Ben\""));
    CHECK(server.picture_of(room).body == before);

    lay_two_tiles(server, anna, ben, room);
    CHECK(server.picture_of(room).body != before);
}

TEST_CASE("a preview has nothing that is hidden: rooms that differ only in racks have the same picture") {
    const ServerWithPage server;
    std::vector<std::string> pictures;
    for (int game = 0; game < 2; ++game) {
        Guest anna = server.server.guest();
        Guest ben = server.server.guest();
        const std::string room = anna.create("Anna");
        anna.join(room);
        begin(anna, ben, room);
        pictures.push_back(server.picture_of(room).body);
        const std::string shown = server.page_of(room);
        CHECK(shown.size() < page.size() + 1500);
    }
    CHECK(pictures.at(0) == pictures.at(1));
}

TEST_CASE("a wrong code gets the page as it is everywhere, and no picture") {
    const ServerWithPage server;
    for (const char* target : {"/r/22222222", "/r/22222222/", "/r/not-a-code", "/", "/r/"})
        CHECK(server.get(target).body == page);
    CHECK(server.get("/r/22222222/board.png").status == 404);
    CHECK(server.get("/r/not-a-code/board.png").status == 404);
}

TEST_CASE("where strangers may not become guests, the link of a room says nothing about it") {
    const TemporaryFolder data;
    const auto keep_data = [&data](server::Config& config) { config.data = data / "data"; };
    std::string room;
    {
        const ServerWithPage open(keep_data);
        room = open.server.guest().create("Anna");
        CHECK(has(open.page_of(room), "Anna"));
    }
    const auto entry = GENERATE(server::EntryRule::invitation, server::EntryRule::nobody);
    const ServerWithPage closed([&](server::Config& config) {
        keep_data(config);
        config.entry = entry;
    });
    CHECK(closed.page_of(room) == page);
    CHECK(closed.picture_of(room).status == 404);
}

TEST_CASE("a preview opens no room, so nobody watches it and it takes no memory") {
    ServerWithPage server([](server::Config& config) { config.metrics_bind = "127.0.0.1:0"; });
    const std::string room = server.server.guest().create("Anna");
    server.server.restart();
    CHECK(has(server.page_of(room), "Anna"));
    CHECK(server.picture_of(room).status == 200);
    CHECK(Scrape::of(server.server.metrics_port()).value("crisscross_rooms_open") == 0);
    Guest guest = server.server.guest();
    CHECK(guest.join(room).room == room);
    CHECK(Scrape::of(server.server.metrics_port()).value("crisscross_rooms_open") == 1);
}

TEST_CASE("a picture that the browser already has is not sent again") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    const std::string room = anna.create("Anna");
    const std::string target = "/r/" + room + "/board.png";
    const std::string etag = server.get(target).headers.at("etag");
    const HttpReply again =
        http_request(server.server.port(), "GET", target, {{"Host", "localhost"}, {"If-None-Match", etag}});
    CHECK(again.status == 304);
    CHECK(again.body.empty());
}
