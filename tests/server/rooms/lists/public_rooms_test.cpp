#include "server/rooms/lists/public_rooms.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>

#include "tests/support/catch.hpp"

using namespace crisscross;
using protocol::server::PublicRoom;
using server::PublicRooms;

TEST_CASE("of more public rooms than are sent those that wait for players come first, and no others are copied") {
    boost::asio::io_context context;
    PublicRooms rooms(context);
    for (int number = 100; number < 300; ++number)
        rooms.show({.room = std::to_string(number), .stage = number % 10 == 0 ? "waiting" : "playing"});
    const std::vector<PublicRoom> listed = rooms.list().rooms;
    CHECK(listed.size() == PublicRooms::max);
    CHECK(listed.capacity() < 100);
    const auto waits = [](const PublicRoom& room) { return room.stage == "waiting"; };
    CHECK(std::ranges::count_if(listed, waits) == 20);
    CHECK(std::ranges::is_partitioned(listed, waits));
    CHECK(listed.front().room == "100");
    CHECK(listed.back().room == "133");
}
