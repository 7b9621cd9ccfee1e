#include "server/previews/room_query.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;
using server::PictureFormat;
using server::RoomQuery;

namespace {

std::optional<RoomQuery> query(const std::string& target, const std::string& method = "GET") {
    return server::room_asked_about({.method = method, .target = target});
}

}  // namespace

TEST_CASE("a request about a room is recognised by its path") {
    CHECK(query("/r/K7QFW2MX") == RoomQuery{"K7QFW2MX"});
    CHECK(query("/r/k7qfw2mx/?from=chat#top") == RoomQuery{"K7QFW2MX"});
    CHECK(query("/r/K7QFW2MX/3/") == RoomQuery{"K7QFW2MX", 3});
    CHECK(query("/r/K7QFW2MX/board.png?v=1", "HEAD") == RoomQuery{"K7QFW2MX", {}, {}, PictureFormat::png});
    CHECK(query("/r/K7QFW2MX/3/board.svg") == RoomQuery{"K7QFW2MX", 3, {}, PictureFormat::svg});
    CHECK(query("/embed/K7QFW2MX/3") == RoomQuery{"K7QFW2MX", 3, {}, {}, true});
    CHECK(query("/embed/K7QFW2MX/3/board.svg?at=4") == RoomQuery{"K7QFW2MX", 3, 4, PictureFormat::svg, true});
    for (const char* target :
         {"/", "/r/", "/r/K7QF", "/r/K7QFW2MX/other.png", "/x/r/K7QFW2MX", "/r/K7QFW2MX/r", "/board.png",
          "/r/K7QFW2MX/0", "/r/K7QFW2MX/-1", "/r/K7QFW2MX/1234567", "/r/K7QFW2MX/1/2", "/r/K7QFW2MX//board.png"})
        CHECK_FALSE(query(target));
    CHECK_FALSE(query("/r/K7QFW2MX", "POST"));
}

TEST_CASE("a request about a moment of a game names its version") {
    CHECK(query("/r/K7QFW2MX/3?at=41") == RoomQuery{"K7QFW2MX", 3, 41});
    CHECK(query("/r/K7QFW2MX/3?from=chat&at=41#moment") == RoomQuery{"K7QFW2MX", 3, 41});
    CHECK(query("/r/K7QFW2MX/3/board.png?at=4294967295") == RoomQuery{"K7QFW2MX", 3, 4294967295, PictureFormat::png});
    for (const char* text : {"?at=", "?at=0", "?at=-4", "?at=4x", "?at=4294967296", "?", "?&&", "?that=4"})
        CHECK(query(std::string("/r/K7QFW2MX/3") + text) == RoomQuery{"K7QFW2MX", 3});
}
