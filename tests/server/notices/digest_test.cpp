#include "server/notices/digest.hpp"

#include "server/time/span.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

constexpr Moment now = 1'800'000'000'000;

/// A game of Mara that has waited for her for this many hours.
storage::RoomListing waiting_room(const std::string& room, int hours, const std::string& other = "Nora") {
    return {.code = room, .names = {other, "Mara"}, .seat = 1, .asked = "move", .asked_at = now - hours * span::hour};
}

}  // namespace

TEST_CASE("a digest has the games that wait, those first that have waited longest") {
    storage::RoomListing idle = waiting_room("DDDDDDDD", 9);
    idle.asked.reset();
    const auto made = digest_of({waiting_room("AAAAAAAA", 1), waiting_room("BBBBBBBB", 50, "Ben"), idle}, now);
    REQUIRE(made);
    CHECK(made->what == protocol::Notice::What::digest);
    CHECK(made->room == "BBBBBBBB");
    CHECK(made->at == now);
    CHECK(protocol::sentence(*made, protocol::Language::english) ==
          "2 games are waiting for Mara: with Ben for 2 days; with Nora for 1 hour.");
    CHECK(protocol::read_notice(protocol::write_notice(*made)).value() == *made);
}

TEST_CASE("a digest has at most ten games and says how many more there are") {
    std::vector<storage::RoomListing> games;
    for (int hours = 0; hours < 12; ++hours) games.push_back(waiting_room("AAAAAAAA", hours));
    const auto made = digest_of(games, now);
    REQUIRE(made);
    CHECK(made->games.size() == 10);
    CHECK(made->more == 2);
    CHECK(made->games.front().since == now - 11 * span::hour);
    CHECK(protocol::sentence(*made, protocol::Language::english).ends_with("; and others."));
}

TEST_CASE("a digest fits into a message to a browser, however long names are") {
    std::vector<storage::RoomListing> games;
    for (int hours = 0; hours < 12; ++hours) games.push_back(waiting_room("AAAAAAAA", hours, std::string(500, 'x')));
    const auto made = digest_of(games, now);
    REQUIRE(made);
    CHECK(protocol::write_notice(*made).size() <= 3500);
    CHECK(made->games.size() + static_cast<std::size_t>(made->more) == 12);
}

TEST_CASE("when no game waits there is no digest") {
    CHECK_FALSE(digest_of({}, now));
    storage::RoomListing idle = waiting_room("AAAAAAAA", 1);
    idle.asked.reset();
    CHECK_FALSE(digest_of({idle}, now));
    CHECK(digests_by_room({idle}, now).empty());
}

TEST_CASE(
    "a game that waits for a move or a vote wants its player, and one with a play to accept does not at first") {
    storage::RoomListing game = waiting_room("AAAAAAAA", 1);
    CHECK(wants_player(game, now));
    game.asked = "vote";
    CHECK(digest_of({game}, now));
    game.asked = "accept";
    CHECK_FALSE(digest_of({game}, now));
    CHECK(digests_by_room({game}, now).empty());
    game.asked.reset();
    CHECK_FALSE(wants_player(game, now));
}

TEST_CASE("a play that waits to be accepted for longer than in any live game wants its player") {
    storage::RoomListing game = waiting_room("AAAAAAAA", 2);
    game.asked = "accept";
    CHECK(wants_player(game, now));
    CHECK(digest_of({game}, now));
    CHECK(digests_by_room({game}, now).size() == 1);
}

TEST_CASE("the webhook of a room gets the games of that room only") {
    storage::RoomListing second = waiting_room("AAAAAAAA", 3, "Ben");
    second.game = 2;
    const auto made = digests_by_room({waiting_room("AAAAAAAA", 1), waiting_room("BBBBBBBB", 2), second}, now);
    REQUIRE(made.size() == 2);
    CHECK(made[0].room == "AAAAAAAA");
    CHECK(made[0].games.size() == 2);
    CHECK(made[1].games.size() == 1);
}
