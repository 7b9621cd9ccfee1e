#include "server/sessions/joined_rooms.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

/// Mara has made two rooms and joined both, the second one last.
struct TwoRooms {
    TwoRooms() {
        mara.join(first);
        mara.join(second);
    }

    /// A new guest takes a seat: the next version of the room.
    Guest seat_somebody(const std::string& room, const std::string& name) const {
        Guest guest = server.guest();
        guest.join(room);
        guest.say(client::TakeSeat{.name = name});
        return guest;
    }
    /// What Mara has heard of the first room since she joined the second one.
    std::vector<std::string> heard_of_first() {
        mara.catch_up();
        std::vector<std::string> events;
        for (const from_server::Events& frame : mara.elsewhere) {
            CHECK(frame.room == first);
            for (const auto& entry : frame.events) events.push_back(json::parse(entry.event.value().text)["type"]);
        }
        return events;
    }

    TestServer server{};
    Guest mara = server.guest();
    std::string first = mara.create("Mara");
    std::string second = mara.create("Mara");
};

using Strings = std::vector<std::string>;

}  // namespace

TEST_CASE("a connection gets the events of all rooms that it has joined") {
    TwoRooms rooms;
    const Guest jonas = rooms.seat_somebody(rooms.first, "Jonas");
    const Guest ida = rooms.seat_somebody(rooms.second, "Ida");
    rooms.mara.wait_for(2);
    CHECK(rooms.mara.event(2)["seats"][1]["name"] == "Ida");
    CHECK(rooms.heard_of_first() == Strings{"seats_changed"});
    CHECK(rooms.mara.version == 2);
}

TEST_CASE("each request goes to the room that it names") {
    TwoRooms rooms;
    CHECK(rooms.mara.say(client::AddComputer{.room = rooms.first}) == 2);
    CHECK(rooms.mara.say(client::AddComputer{.room = rooms.second}) == 2);
    CHECK(rooms.mara.say(client::AddComputer{.room = rooms.first}) == 3);
    CHECK(rooms.heard_of_first() == Strings{"seats_changed", "seats_changed"});
    CHECK(rooms.mara.version == 2);
}

TEST_CASE("a request about a room that is not joined is refused, even if others are joined") {
    TwoRooms rooms;
    const std::string third = rooms.mara.create("Mara");
    CHECK(rooms.mara.refused(client::AddComputer{.room = third}).code == "NOT_JOINED");
    CHECK(rooms.mara.refused(client::Preview{.room = third}).code == "NOT_JOINED");
    CHECK(rooms.mara.refused(client::Leave{.room = third}).code == "NOT_JOINED");
    CHECK(rooms.mara.refused(client::AddComputer{.room = rooms.first, .game = 2}).code == "NOT_JOINED");
}

TEST_CASE("a connection that leaves one room gets nothing more from it, and stays in the other") {
    TwoRooms rooms;
    rooms.mara.ask_for<from_server::Ok>(client::Leave{.room = rooms.first});
    CHECK(rooms.mara.refused(client::AddComputer{.room = rooms.first}).code == "NOT_JOINED");
    const Guest jonas = rooms.seat_somebody(rooms.first, "Jonas");
    const Guest ida = rooms.seat_somebody(rooms.second, "Ida");
    rooms.mara.wait_for(2);
    CHECK(rooms.heard_of_first().empty());
    CHECK(rooms.mara.say(client::AddComputer{}) == 3);
}

TEST_CASE("after a room is joined again, each event comes once") {
    TwoRooms rooms;
    CHECK(std::holds_alternative<protocol::Json>(rooms.mara.join(rooms.first).view.content));
    CHECK(rooms.mara.join(rooms.first, 1).view.content ==
          decltype(from_server::RoomView::content)(std::vector<protocol::Entry>{}));
    const Guest jonas = rooms.seat_somebody(rooms.first, "Jonas");
    const Guest ida = rooms.seat_somebody(rooms.second, "Ida");
    rooms.mara.wait_for(2);  // fails if a version comes twice
    rooms.mara.catch_up();
    CHECK(rooms.mara.version == 2);
    CHECK(rooms.mara.elsewhere.size() == 1);
}

TEST_CASE("a ninth room is refused and does no harm, until one is left") {
    TestServer server;
    Guest mara = server.guest();
    std::vector<std::string> rooms;
    for (std::size_t count = 0; count <= server::JoinedRooms::max; ++count) rooms.push_back(mara.create("Mara"));
    for (std::size_t count = 0; count < server::JoinedRooms::max; ++count) mara.join(rooms[count]);
    CHECK(server::JoinedRooms::max == 8);
    const auto refusal = mara.refused(client::Join{.room = rooms[8]});
    CHECK(refusal.code == "TOO_MANY_ROOMS");
    CHECK(refusal.details == protocol::Details{.max = 8, .limit = "joined_rooms"});
    CHECK(refusal.message.find('8') != std::string::npos);
    CHECK(mara.refused(client::Join{.room = "22222222"}).code == "TOO_MANY_ROOMS");  // whether or not it exists
    CHECK(mara.refused(client::AddComputer{.room = rooms[8]}).code == "NOT_JOINED");
    for (std::size_t count = 0; count < server::JoinedRooms::max; ++count)
        CHECK(mara.say(client::AddComputer{.room = rooms[count]}) == 2);
    mara.join(rooms[0]);  // again
    mara.ask_for<from_server::Ok>(client::Leave{.room = rooms[3]});
    mara.join(rooms[8]);
    CHECK(mara.refused(client::Join{.room = rooms[3]}).code == "TOO_MANY_ROOMS");
}

TEST_CASE("a ninth room is not created with join, but may be created without") {
    TestServer server;
    Guest mara = server.guest();
    for (std::size_t count = 0; count < server::JoinedRooms::max; ++count) mara.create_and_join({.name = "Mara"});
    CHECK(mara.refused(client::Create{.name = "Mara", .join = true}).code == "TOO_MANY_ROOMS");
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 8);
    mara.create("Mara");
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 9);
}

TEST_CASE("a wrong code does not count as a joined room") {
    TestServer server;
    Guest mara = server.guest();
    for (int count = 0; count < 9; ++count)
        CHECK(mara.refused(client::Join{.room = "2222222" + std::to_string(count % 8 + 2)}).code == "NO_SUCH_ROOM");
    mara.create_and_join({.name = "Mara"});
}

TEST_CASE("presence is sent in every room, even when the connection ends") {
    TwoRooms rooms;
    Guest jonas = rooms.seat_somebody(rooms.first, "Jonas");
    Guest ida = rooms.seat_somebody(rooms.second, "Ida");
    jonas.wait_for_presence({true, true});
    ida.wait_for_presence({true, true});
    rooms.mara.socket.drop();
    jonas.wait_for_presence({false, true});
    ida.wait_for_presence({false, true});
}

TEST_CASE("a second connection of the same guest has rooms of its own") {
    TwoRooms rooms;
    Guest tab = rooms.server.guest(rooms.mara.token);
    tab.join(rooms.first);
    tab.ask_for<from_server::Ok>(client::Leave{.room = rooms.first});
    CHECK(rooms.mara.say(client::AddComputer{.room = rooms.first}) == 2);
    CHECK(tab.refused(client::AddComputer{.room = rooms.second}).code == "NOT_JOINED");
}
