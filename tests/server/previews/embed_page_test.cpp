#include "server/previews/embed_page.hpp"

#include <sodium.h>

#include <array>
#include <map>

#include "tests/server/previews/has.hpp"
#include "tests/server/previews/server_with_page.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

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

}  // namespace

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
    CHECK(has(shown.body, "/embed/" + room + "/1/board.svg\" alt=\"The board.\" width=\"620\" height=\"620\""));
    const HttpReply board = server.get("/embed/" + room + "/1/board.svg");
    CHECK(board.headers.at("content-type") == "image/svg+xml");
    CHECK(has(board.body, "width=\"620\" height=\"620\""));
    CHECK(has(server.get("/r/" + room + "/1/board.svg").body, "width=\"1200\" height=\"630\""));
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
        const ServerWithPage server([&wanted = sites](server::Config& config) { config.embed_sites = wanted; });
        Guest anna = server.server.guest();
        Guest ben = server.server.guest();
        const std::string room = anna.create("Anna");
        anna.join(room);
        begin(anna, ben, room);
        const HttpReply shown = server.get("/embed/" + room + "/1");
        CHECK(shown.status == (sites == "nobody" ? 404 : 200));
        CHECK(server.get("/embed/" + room + "/1/board.png").status == shown.status);
        if (!policy.empty()) CHECK(shown.headers.at("content-security-policy").ends_with(policy));
    }
}
