#include <fstream>

#include "protocol/hex.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/server/sessions/pair_to_call.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

TEST_CASE("a feed has the games that wait for its player, under an address that only they know") {
    PairToCall pair;
    Guest& mover = pair.mover();
    const std::string secret = mover.ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    const HttpReply feed = get(pair.server.port(), "/feed/" + secret + ".atom");
    CHECK(feed.status == 200);
    CHECK(feed.headers.at("content-type") == "application/atom+xml; charset=utf-8");
    CHECK(feed.headers.at("cache-control") == "private, no-cache");
    CHECK(feed.body.find("/r/" + pair.code) != std::string::npos);
    CHECK(mover.ask_for<from_server::Calls>(client::Calls{}).feed);
    const std::string other = pair.other().ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(pair.server.port(), "/feed/" + other + ".atom").body.find("/r/") == std::string::npos);

    const std::string again = mover.ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(pair.server.port(), "/feed/" + secret + ".atom").status == 404);
    CHECK(get(pair.server.port(), "/feed/" + again + ".atom").status == 200);
    mover.ask_for<from_server::Ok>(client::RemoveFeed{});
    CHECK(get(pair.server.port(), "/feed/" + again + ".atom").status == 404);
    CHECK(get(pair.server.port(), "/feed/nothing.atom").status == 404);
}

TEST_CASE("a feed is in the language in which it was made, or in English") {
    PairToCall pair;
    Guest& mover = pair.mover();
    const std::string name = &mover == &pair.host() ? "Mara" : "Ben";
    const auto feed = [&](const client::MakeFeed& wanted) {
        const std::string secret = mover.ask_for<from_server::Feed>(wanted).secret;
        return get(pair.server.port(), "/feed/" + secret + ".atom").body;
    };
    const std::string german = feed({.language = protocol::Language::german});
    CHECK(german.find("xml:lang=\"de\"") != std::string::npos);
    CHECK(german.find("<title>" + name + " ist dran.</title>") != std::string::npos);
    const std::string english = feed({});
    CHECK(english.find("xml:lang=\"en\"") != std::string::npos);
    CHECK(english.find("<title>It's " + name + "'s turn.</title>") != std::string::npos);
}

TEST_CASE("what somebody else changes in a game makes nothing new in a feed while the same is asked") {
    PairToCall pair;
    const std::string secret = pair.mover().ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    const auto feed = [&] { return get(pair.server.port(), "/feed/" + secret + ".atom").body; };
    const std::string before = feed();
    pair.server.clock.advance(server::span::minute);
    pair.other().say(client::Nudge{});
    CHECK(feed() == before);
}

TEST_CASE("a feed calls for a move and not to accept a play of a live game") {
    StartedRoom room(3);
    const auto has_game = [&](int distance) {
        const std::string secret = room.after_mover(distance).ask_for<from_server::Feed>(client::MakeFeed{}).secret;
        const std::string feed = get(room.server.port(), "/feed/" + secret + ".atom").body;
        return feed.find("/r/" + room.code) != std::string::npos;
    };
    CHECK(has_game(0));
    room.mover().say(room.first_play());
    CHECK_FALSE(has_game(1));
    CHECK_FALSE(has_game(2));
    for (const int distance : {1, 2}) room.after_mover(distance).say(client::Accept{.turn = 1});
    CHECK(has_game(1));
}

TEST_CASE("an address may read feeds only so often, even those that do not exist") {
    TestServer server(
        [](server::Config& config) { config.limits.previews_per_network = {.burst = 2, .per_second = 0}; });
    const std::string secret = server.guest().ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(server.port(), "/feed/" + std::string(64, '0') + ".atom").status == 404);
    CHECK(get(server.port(), "/feed/" + secret + ".atom").status == 200);
    CHECK(get(server.port(), "/feed/" + secret + ".atom").status == 429);
}

TEST_CASE("the secret of a feed is stored as a hash only") {
    TestServer server;
    const std::string secret = server.guest().ask_for<from_server::Feed>(client::MakeFeed{}).secret;
    server.stop();
    std::ifstream file(server.data() / server::database_file, std::ios::binary);
    const std::string stored{std::istreambuf_iterator<char>(file), {}};
    REQUIRE_FALSE(stored.empty());
    CHECK(stored.find(secret) == std::string::npos);
    const auto bytes = protocol::from_hex(secret).value();
    CHECK(stored.find(std::string(bytes.begin(), bytes.end())) == std::string::npos);
}
