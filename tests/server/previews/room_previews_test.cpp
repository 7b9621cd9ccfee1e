#include "server/previews/room_previews.hpp"

#include <sodium.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <filesystem>
#include <fstream>
#include <map>

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
namespace asio = boost::asio;
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

std::string text_between(const std::string& text, const std::string& before, const std::string& after) {
    const auto begin = text.find(before) + before.size();
    return text.substr(begin, text.find(after, begin) - begin);
}

/// As a content policy names it.
std::string sha256_of(const std::string& text) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), bytes, text.size());
    std::array<char, 64> written{};
    sodium_bin2base64(written.data(), written.size(), hash.data(), hash.size(), sodium_base64_VARIANT_ORIGINAL);
    return "sha256-" + std::string(written.data());
}

/// Ben sits down and Anna starts the game.
void begin(Guest& anna, Guest& ben, const std::string& room) {
    ben.join(room);
    anna.wait_for(ben.say(client::TakeSeat{.name = "Ben"}));
    ben.wait_for(anna.say(client::Start{}));
}

/// The player who moves first plays two tiles. Returns the version before it.
std::uint32_t lay_two_tiles(const ServerWithPage& server, Guest& anna, Guest& ben, const std::string& room) {
    const KeptRoom kept(server.server.data() / server::database_file, room);
    Guest& mover = kept.state().game->to_move == 0 ? anna : ben;
    client::Play play{.turn = 1};
    for (const std::string& tile : mover.rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    mover.say(play);
    return kept.state().version;
}

/// The answers to clients who all ask for the pictures of these rooms before they read anything.
std::map<std::string, std::string> pictures_at_once(std::uint16_t port, const std::vector<std::string>& rooms) {
    asio::io_context context;
    std::vector<asio::ip::tcp::socket> clients;
    while (clients.size() < rooms.size())
        clients.emplace_back(context).connect({asio::ip::address_v4::loopback(), port});
    for (std::size_t number = 0; number < rooms.size(); ++number)
        asio::write(clients[number], asio::buffer("GET /r/" + rooms[number] +
                                                  "/board.png HTTP/1.1\r\nHost: localhost\r\n"
                                                  "Connection: close\r\n\r\n"));
    std::map<std::string, std::string> answers;
    for (std::size_t number = 0; number < rooms.size(); ++number) {
        boost::system::error_code end;
        asio::read(clients[number], asio::dynamic_buffer(answers[rooms[number]]), end);
    }
    return answers;
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

TEST_CASE("wrong codes of previews count like those of rooms, and then right ones show nothing either") {
    const ServerWithPage server(
        [](server::Config& config) { config.limits.guesses = {.burst = 3, .per_second = 0.001}; });
    Guest anna = server.server.guest();
    const std::string room = anna.create("Anna");
    for (int time = 0; time < 10; ++time) CHECK(has(server.page_of(room), "Anna"));
    for (int guess = 0; guess < 3; ++guess) CHECK(server.page_of("22222222") == page);
    CHECK(server.page_of(room) == page);
    CHECK(server.picture_of(room).status == 429);
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
    CHECK(server.get("/r/" + third).status == 429);
    CHECK(server.picture_of(third).status == 429);
    CHECK(server.picture_of(third).headers.at("retry-after") == "2");
    CHECK(has(server.page_of(first), "Anna"));
}

TEST_CASE("only so many previews wait to be made, and one that was refused is made later") {
    constexpr std::size_t asked = 3 * server::RoomPreviews::max_waiting;
    const ServerWithPage server([](server::Config& config) {
        const server::Rate unlimited{.burst = 1e6, .per_second = 1e6};
        config.limits.previews = unlimited;
        config.limits.guesses = unlimited;  // each request takes one until its room is found
        config.metrics_bind = "127.0.0.1:0";
    });
    Guest anna = server.server.guest();
    std::vector<std::string> rooms;
    while (rooms.size() < asked) rooms.push_back(anna.create("Anna"));
    std::vector<std::string> refused;
    for (const auto& [room, answer] : pictures_at_once(server.server.port(), rooms)) {
        const bool is_refused = answer.starts_with("HTTP/1.1 503 ");
        CHECK((is_refused ? has(answer, "Retry-After: 1\r\n") : answer.starts_with("HTTP/1.1 200 ")));
        if (is_refused) refused.push_back(room);
    }
    REQUIRE_FALSE(refused.empty());
    CHECK(refused.size() < asked);
    CHECK(Scrape::of(server.server.metrics_port())
              .value(R"(crisscross_limits_reached_total{limit="previews_waiting"})") ==
          static_cast<double>(refused.size()));
    CHECK(server.picture_of(refused.front()).status == 200);
}

TEST_CASE("previews that are at hand are limited, too, and the page works without one") {
    const ServerWithPage server(
        [](server::Config& config) { config.limits.preview_requests = {.burst = 3, .per_second = 0.001}; });
    Guest anna = server.server.guest();
    const std::string room = anna.create("Anna");
    for (int time = 0; time < 3; ++time) CHECK(has(server.page_of(room), "Anna"));
    const HttpReply refused = server.get("/r/" + room);
    CHECK(refused.status == 429);
    CHECK(refused.body == page);
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

TEST_CASE("while a game goes on there is no picture of its moments, also of those that were shown as its newest") {
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

TEST_CASE("a page for other sites shows a game that anybody with the link may see, without a script") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    Guest ben = server.server.guest();
    const std::string room = anna.create("Anna <b>");
    anna.join(room);
    CHECK(server.get("/embed/" + room).status == 404);  // nothing has begun
    begin(anna, ben, room);
    const std::uint32_t before = lay_two_tiles(server, anna, ben, room);
    CHECK(server.get("/embed/" + room + "?at=" + std::to_string(before)).status ==
          404);  // a moment of a running game
    ben.say(client::Resign{});
    const HttpReply shown = server.get("/embed/" + room + "/1");
    CHECK(shown.status == 200);
    CHECK(shown.headers.at("content-type") == "text/html; charset=utf-8");
    const std::string policy = shown.headers.at("content-security-policy");
    CHECK(has(policy, "default-src 'none'"));
    CHECK(has(policy, "frame-ancestors *"));
    CHECK(has(policy, "style-src '" + sha256_of(text_between(shown.body, "<style>", "</style>")) + "'"));
    CHECK_FALSE(has(policy, "unsafe"));
    CHECK(shown.headers.at("cross-origin-resource-policy") == "cross-origin");
    CHECK(shown.headers.at("x-content-type-options") == "nosniff");
    CHECK(shown.headers.at("referrer-policy") == "no-referrer");
    CHECK(has(shown.headers.at("permissions-policy"), "camera=()"));
    CHECK(has(shown.body, "Anna &lt;b&gt;"));
    CHECK_FALSE(has(shown.body, "<b>"));
    CHECK_FALSE(has(shown.body, "<script"));
    CHECK(has(shown.body, "/r/" + room + "/1/board.svg"));
    CHECK(has(shown.body, " played "));
    const HttpReply earlier = server.get("/embed/" + room + "/1?at=" + std::to_string(before));
    CHECK(earlier.status == 200);
    CHECK_FALSE(has(earlier.body, " played "));
    CHECK(has(server.get("/r/" + room).headers.at("content-security-policy"), "frame-ancestors 'none'"));
}

TEST_CASE("no page for other sites shows a game that strangers with the link may not see") {
    const std::vector<protocol::ClientMessage> ways_to_hide{
        client::SetEntry{.entry = protocol::RoomEntry::password, .password = "open sesame"},
        client::LockRoom{.locked = true}, client::SetWatching{.watching = {.allowed = false}},
        client::SetWatching{.watching = {.allowed = true, .delay_moves = 2}}};
    for (const protocol::ClientMessage& way : ways_to_hide) {
        const ServerWithPage server;
        Guest anna = server.server.guest();
        Guest ben = server.server.guest();
        const std::string room = anna.create("Anna");
        anna.join(room);
        ben.join(room);
        anna.wait_for(ben.say(client::TakeSeat{.name = "Ben"}));
        anna.say(way);
        ben.wait_for(anna.say(client::Start{}));
        const HttpReply hidden = server.get("/embed/" + room + "/1");
        CHECK(hidden.status == 404);
        CHECK(hidden.body == server.get("/embed/22222222/1").body);
    }
}

TEST_CASE("the host says which sites may show games") {
    for (const auto& [sites, policy] : std::map<std::string, std::string>{
             {"nobody", ""}, {"https://club.example.org", "frame-ancestors https://club.example.org"}}) {
        const ServerWithPage server([&sites](server::Config& config) { config.embed_sites = sites; });
        Guest anna = server.server.guest();
        Guest ben = server.server.guest();
        const std::string room = anna.create("Anna");
        anna.join(room);
        begin(anna, ben, room);
        const HttpReply shown = server.get("/embed/" + room + "/1");
        CHECK(shown.status == (sites == "nobody" ? 404 : 200));
        if (!policy.empty()) CHECK(shown.headers.at("content-security-policy").ends_with(policy));
    }
}
