#include "server/rooms/lists/my_games.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

std::vector<storage::RoomListing> listings(int count) {
    std::vector<storage::RoomListing> found;
    for (int number = 0; number < count; ++number)
        found.push_back({.code = "ABCD" + std::to_string(2000 + number), .stage = "playing", .changed = number});
    return found;
}

}  // namespace

TEST_CASE("a page of a list says where the list goes on, if it does") {
    CHECK_FALSE(page_of(listings(0)).next);
    CHECK_FALSE(page_of(listings(max_listed_rooms)).next);
    const auto page = page_of(listings(max_listed_rooms + 1));
    CHECK(page.rooms.size() == max_listed_rooms);
    CHECK(page.next == protocol::PlaceInList{.changed = 49, .room = "ABCD2049", .game = 1});
    const auto query = page_query(7, page.next);
    CHECK(query.player == 7);
    CHECK(query.limit == max_listed_rooms + 1);
    CHECK(query.after == storage::PlaceInList{.changed = 49, .code = "ABCD2049", .game = 1});
}

TEST_CASE("a place in a list has everything that decides the order there") {
    auto found = listings(max_listed_rooms + 1);
    found[49].asked = "move";
    found[49].until = 5000;
    CHECK(page_of(found).next == protocol::PlaceInList{false, true, 5000, 49, "ABCD2049", 1});
    found[49] = {.code = "ABCD2049", .game = 3, .stage = "over", .changed = 8};
    CHECK(page_of(found).next == protocol::PlaceInList{true, false, {}, 8, "ABCD2049", 3});
}

TEST_CASE("a listed game that is over has its scores and who has won") {
    const auto over = summary({.code = "ABCD2345", .stage = "over", .results = {{301, "lost"}, {322, "won"}}});
    CHECK(over.scores == std::vector<int>{301, 322});
    CHECK(over.winners == std::vector<engine::Seat>{1});
    const auto drawn = summary({.code = "ABCD2345", .stage = "over", .results = {{300, "drawn"}, {300, "drawn"}}});
    CHECK(drawn.winners == std::vector<engine::Seat>{0, 1});
    CHECK(summary({.code = "ABCD2345", .stage = "over"}).scores.empty());
}

TEST_CASE("a listed game says whether its clocks are paused") {
    CHECK(summary({.code = "ABCD2345", .stage = "playing", .paused = true}).paused);
    CHECK_FALSE(summary({.code = "ABCD2345", .stage = "playing"}).paused);
}
