#include "server/previews/room_previews.hpp"

#include <filesystem>
#include <fstream>

#include "server/previews/preview_answer.hpp"
#include "tests/server/picture/page_typeface.hpp"
#include "tests/server/picture/read_png.hpp"
#include "tests/server/previews/has.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace fs = std::filesystem;

namespace {

const std::string page = "<html><head><title>Crisscross</title></head><body></body></html>";

/// A server with a small page that has the font of the real one.
struct ServerWithPage {
    explicit ServerWithPage(const std::function<void(server::Config&)>& change = {})
        : server([&](server::Config& config) {
              config.web = with_page(folder.path());
              if (change) change(config);
          }) {}

    HttpReply get(const std::string& target) const { return test::get(server.port(), target); }
    std::string page_of(const std::string& room) const { return get("/r/" + room).body; }
    HttpReply picture_of(const std::string& room) const { return get("/r/" + room + "/board.png"); }

    TemporaryFolder folder{};
    TestServer server;

private:
    static fs::path with_page(const fs::path& folder) {
        fs::create_directories(folder / "assets");
        std::ofstream(folder / "index.html") << page;
        fs::copy_file(page_font, folder / "assets/archivo-1234.woff2");
        return folder;
    }
};

/// Ben sits down and Anna starts the game.
void begin(Guest& anna, Guest& ben, const std::string& room) {
    ben.join(room);
    anna.wait_for(ben.say(client::TakeSeat{.name = "Ben"}));
    ben.wait_for(anna.say(client::Start{}));
}

}  // namespace

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

    const KeptRoom kept(server.server.data() / server::database_file, room);
    Guest& mover = kept.state().game->to_move == 0 ? anna : ben;
    client::Play play{.turn = 1};
    for (const std::string& tile : mover.rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    mover.say(play);
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

TEST_CASE("wrong codes of previews count like those of rooms, and then right ones show nothing either") {
    const ServerWithPage server(
        [](server::Config& config) { config.limits.guesses = {.burst = 3, .per_second = 0.001}; });
    Guest anna = server.server.guest();
    const std::string room = anna.create("Anna");
    for (int time = 0; time < 10; ++time) CHECK(has(server.page_of(room), "Anna"));
    for (int guess = 0; guess < 3; ++guess) CHECK(server.page_of("22222222") == page);
    CHECK(server.page_of(room) == page);
    CHECK(server.picture_of(room).status == 404);
    Guest stranger = server.server.guest();
    CHECK(stranger.refused(client::Join{.room = room}).code == "TOO_MANY_GUESSES");
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

TEST_CASE("so many previews are made for one network, and those that are at hand are shown all the same") {
    const ServerWithPage server(
        [](server::Config& config) { config.limits.previews = {.burst = 2, .per_second = 0.001}; });
    Guest anna = server.server.guest();
    const std::string first = anna.create("Anna");
    const std::string second = anna.create("Anna");
    const std::string third = anna.create("Anna");
    CHECK(has(server.page_of(first), "Anna"));
    CHECK(has(server.page_of(second), "Anna"));
    CHECK(server.page_of(third) == page);
    CHECK(has(server.page_of(first), "Anna"));
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

TEST_CASE("a request about a room is recognised by its path") {
    using server::RoomQuery;
    const auto query = [](const std::string& target, const std::string& method = "GET") {
        return server::room_asked_about({.method = method, .target = target});
    };
    CHECK(query("/r/K7QFW2MX") == RoomQuery{"K7QFW2MX", false});
    CHECK(query("/r/k7qfw2mx/?from=chat#top") == RoomQuery{"K7QFW2MX", false});
    CHECK(query("/r/K7QFW2MX/board.png?v=1", "HEAD") == RoomQuery{"K7QFW2MX", true});
    for (const char* target :
         {"/", "/r/", "/r/K7QF", "/r/K7QFW2MX/other.png", "/x/r/K7QFW2MX", "/r/K7QFW2MX/r", "/board.png"})
        CHECK_FALSE(query(target));
    CHECK_FALSE(query("/r/K7QFW2MX", "POST"));
}
