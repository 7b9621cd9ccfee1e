#include "tests/server/rooms/guest_games.hpp"
#include "tests/server/rooms/hosted_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;
using protocol::RoomEntry;

namespace {

/// Whether a game counts for ratings, as its snapshot says.
bool counts_for_ratings(const from_server::Joined& joined) {
    return nlohmann::json::parse(std::get<protocol::Json>(joined.view.content).text).value("rated", true);
}

/// The rooms of the next list that the guest gets.
std::vector<from_server::PublicRoom> public_rooms(Guest& guest) {
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        if (const auto* games = std::get_if<from_server::PublicGames>(&message)) return games->rooms;
    }
}

}  // namespace

TEST_CASE("what a room is besides its games stays after a restart") {
    HostedRoom kept({.name = "Friday evening",
                     .entry = RoomEntry::everybody,
                     .watching = protocol::Watching{true, 2, 0},
                     .rated = false});
    kept.change(client::LockRoom{.locked = true});
    kept.change(client::KeepSeat{.name = "Jonas"});
    kept.server.restart();
    Guest again(kept.server.port(), kept.host->token);
    again.join(kept.room);
    while (!again.room_now) again.next();
    CHECK(again.room_now->name == "Friday evening");
    CHECK(again.room_now->entry == RoomEntry::everybody);
    CHECK(again.room_now->locked);
    CHECK(again.room_now->watching == protocol::Watching{true, 2, 0});
    CHECK_FALSE(again.room_now->rated);
    CHECK(again.room_now->kept == std::vector<std::string>{"Jonas"});
    Guest stranger = kept.server.guest();
    CHECK(stranger.refused(join(kept.room)).code == "ROOM_LOCKED");
}

TEST_CASE("a game counts for ratings or not as its room did when it was made, and everybody who joins it sees it") {
    HostedRoom kept({.rated = false});
    Guest jonas = kept.server.guest();
    CHECK_FALSE(counts_for_ratings(jonas.join(kept.room)));
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK(jonas.refused(client::SetRated{.rated = true}).code == "NOT_HOST");
    kept.change(client::SetRated{.rated = true});
    kept.host->say(client::Start{});
    CHECK_FALSE(counts_for_ratings(jonas.join(kept.room)));
    jonas.say(client::Resign{});
    kept.host->say(client::ProposeGame{});
    jonas.say(client::AgreeToGame{.proposal = proposal_seen_by(jonas)});
    kept.host->follow_to(2);
    kept.server.restart();
    Guest again(kept.server.port(), kept.host->token);
    CHECK(counts_for_ratings(again.join(kept.room)));
    const client::Join first{.room = kept.room, .game = 1};
    CHECK_FALSE(counts_for_ratings(again.ask_for<from_server::Joined>(first)));
}

TEST_CASE("a room is not created where `rated` is neither true nor false") {
    TestServer server;
    Guest host = server.guest();
    host.socket.send(
        R"({"type":"create","id":"c","name":"Mara","settings":{"system":"classic"},"about_room":{"rated":"no"}})");
    protocol::ServerMessage answer = host.next();
    while (!std::holds_alternative<from_server::Error>(answer)) answer = host.next();
    CHECK(std::get<from_server::Error>(answer).code == "BAD_MESSAGE");
    CHECK(std::get<from_server::Error>(answer).field == "/about_room/rated");
}

TEST_CASE("public games are sent at once and whenever they change, and no others") {
    HostedRoom open({.name = "Come in", .entry = RoomEntry::everybody});
    Guest hidden = open.server.guest();
    hidden.join(hidden.create("Jonas"));
    Guest stranger = open.server.guest();
    stranger.ask_for<from_server::Ok>(client::FollowPublicGames{});
    auto rooms = public_rooms(stranger);
    REQUIRE(rooms.size() == 1);
    CHECK(rooms[0].room == open.room);
    CHECK(rooms[0].name == "Come in");
    CHECK(rooms[0].names == std::vector<std::string>{"Mara"});
    open.change(client::LockRoom{.locked = true});
    while (!rooms.empty()) rooms = public_rooms(stranger);
    stranger.ask_for<from_server::Ok>(client::UnfollowPublicGames{});
}

TEST_CASE("a person may change rooms only so often, and others may still") {
    const auto few = [](server::Config& config) {
        config.limits.room_changes_per_person = {.burst = 2, .per_second = 0.1};
    };
    TestServer server(few);
    Guest mara = server.guest(), jonas = server.guest();
    mara.create_and_join({.name = "Mara", .join = true});
    jonas.create_and_join({.name = "Jonas", .join = true});
    for (const char* name : {"Monday", "Tuesday"}) mara.ask_for<from_server::Ok>(client::NameRoom{.name = name});
    CHECK(mara.refused(client::NameRoom{.name = "Friday"}).code == "TOO_MANY_CHANGES");
    CHECK(mara.refused(client::LockRoom{.locked = true}).code == "TOO_MANY_CHANGES");
    jonas.ask_for<from_server::Ok>(client::NameRoom{.name = "Friday"});
    server.clock.advance(10'000);
    mara.ask_for<from_server::Ok>(client::LockRoom{.locked = true});
}
