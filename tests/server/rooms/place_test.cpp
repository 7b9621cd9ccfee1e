#include "tests/server/rooms/guest_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;
using protocol::RoomEntry;

namespace {

/// A server with a room in which its host sits alone.
struct HostedRoom {
    explicit HostedRoom(protocol::AboutRoom about = {}) {
        client::Create request{.name = "Mara", .join = true};
        request.about_room = std::move(about);
        host = std::make_unique<Guest>(server.port());
        room = host->create_and_join(request).room;
    }
    void change(const protocol::ClientMessage& wanted) { host->ask_for<from_server::Ok>(wanted); }

    TestServer server;
    std::unique_ptr<Guest> host;
    std::string room{};
};

client::Join join(const std::string& room, std::optional<std::string> password = {}) {
    return {.room = room, .password = std::move(password)};
}

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

TEST_CASE("a room with a password lets in those who know it, and the password is not stored") {
    HostedRoom kept({.entry = RoomEntry::password, .password = "tea at five"});
    Guest guest = kept.server.guest();
    CHECK(guest.refused(join(kept.room)).code == "ROOM_PASSWORD_NEEDED");
    CHECK(guest.refused(join(kept.room, "tea at six")).code == "WRONG_PASSWORD");
    CHECK(guest.ask_for<from_server::Joined>(join(kept.room, "tea at five")).room == kept.room);
    kept.change(client::SetEntry{.entry = RoomEntry::password, .password = "coffee"});
    Guest other = kept.server.guest();
    CHECK(other.refused(join(kept.room, "tea at five")).code == "WRONG_PASSWORD");
    CHECK(other.ask_for<from_server::Joined>(join(kept.room, "coffee")).room == kept.room);
    storage::Database database = kept.server.database();
    storage::Statement stored = database.prepare("SELECT password_hash FROM rooms");
    REQUIRE(stored.step());
    CHECK(stored.text(0).starts_with("$argon2id$"));
    CHECK(stored.text(0).find("coffee") == std::string::npos);
}

TEST_CASE("wrong passwords of rooms are limited by person, and the right one is not counted") {
    TestServer server([](server::Config& config) { config.limits.room_passwords = {.burst = 3, .per_second = 0}; });
    Guest host = server.guest();
    client::Create request{.name = "Mara", .join = true};
    request.about_room = protocol::AboutRoom{.entry = RoomEntry::password, .password = "tea"};
    const std::string room = host.create_and_join(request).room;
    Guest guest = server.guest();
    for (int time = 0; time < 5; ++time) guest.ask_for<from_server::Joined>(join(room, "tea"));
    Guest guesser = server.guest();
    for (int time = 0; time < 3; ++time) CHECK(guesser.refused(join(room, "milk")).code == "WRONG_PASSWORD");
    CHECK(guesser.refused(join(room, "tea")).code == "TOO_MANY_GUESSES");
}

TEST_CASE("a player comes back into a room with a password, however many wrong ones were tried") {
    TestServer server([](server::Config& config) { config.limits.room_passwords = {.burst = 2, .per_second = 0}; });
    Guest host = server.guest();
    client::Create request{.name = "Mara", .join = true};
    request.about_room = protocol::AboutRoom{.entry = RoomEntry::password, .password = "tea"};
    const std::string room = host.create_and_join(request).room;
    const std::string other = host.create_and_join(request).room;
    Guest guest = server.guest();
    guest.ask_for<from_server::Joined>(join(room, "tea"));
    guest.join(room);
    guest.say(client::TakeSeat{.name = "Jonas"});
    for (int time = 0; time < 2; ++time) CHECK(guest.refused(join(other, "milk")).code == "WRONG_PASSWORD");
    CHECK(guest.refused(join(other, "tea")).code == "TOO_MANY_GUESSES");
    Guest again = server.guest(guest.token);
    CHECK(again.ask_for<from_server::Joined>(join(room, "tea")).room == room);
}

TEST_CASE("right passwords of rooms are limited by person, because each takes long to compare") {
    TestServer server([](server::Config& config) { config.limits.room_changes = {.burst = 2, .per_second = 0}; });
    Guest host = server.guest();
    client::Create request{.name = "Mara", .join = true};
    request.about_room = protocol::AboutRoom{.entry = RoomEntry::password, .password = "tea"};
    const std::string room = host.create_and_join(request).room;
    Guest guest = server.guest();
    for (int time = 0; time < 2; ++time) guest.ask_for<from_server::Joined>(join(room, "tea"));
    // `ask` would try again.
    guest.socket.send(R"({"type":"join","id":"third","room":")" + room + R"(","password":"tea"})");
    for (;;) {
        const auto frame = guest.socket.receive();
        REQUIRE(frame);
        if (frame->find("third") == frame->npos) continue;
        CHECK(frame->find("TOO_MANY_REQUESTS") != frame->npos);
        break;
    }
    Guest other = server.guest();
    other.ask_for<from_server::Joined>(join(room, "tea"));
}

TEST_CASE("a person may change rooms only so often, and others may still") {
    const auto few = [](server::Config& config) { config.limits.room_changes = {.burst = 2, .per_second = 0.1}; };
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

TEST_CASE("a password of a room that is empty or too long is refused") {
    HostedRoom kept;
    const auto wanted = [](std::string text) {
        return client::SetEntry{.entry = RoomEntry::password, .password = std::move(text)};
    };
    CHECK(kept.host->refused(wanted("")).code == "BAD_ROOM_PASSWORD");
    CHECK(kept.host->refused(wanted(std::string(65, 'x'))).code == "BAD_ROOM_PASSWORD");
    CHECK(kept.host->refused(client::SetEntry{.entry = RoomEntry::password}).code == "BAD_ROOM_PASSWORD");
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

TEST_CASE("a room that its host closes is closed for everybody, also after a restart") {
    HostedRoom kept;
    Guest guest = kept.server.guest();
    guest.join(kept.room);
    kept.change(client::CloseRoom{});
    CHECK(guest.refused(join(kept.room)).code == "ROOM_CLOSED");
    kept.server.restart();
    Guest again(kept.server.port(), guest.token);
    CHECK(again.refused(join(kept.room)).code == "ROOM_CLOSED");
    CHECK(again.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}

TEST_CASE("the finished games of a closed room are reviewed by those who had a seat, also after a restart") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    jonas.wait_for(kept.host->say(client::Start{}));
    jonas.say(client::Resign{});
    kept.change(client::CloseRoom{});
    kept.server.restart();
    Guest again(kept.server.port(), jonas.token);
    CHECK(again.ask_for<from_server::Joined>(join(kept.room)).room == kept.room);
    const auto rooms = again.ask_for<from_server::Rooms>(client::Rooms{}).rooms;
    REQUIRE(rooms.size() == 1);
    CHECK(rooms[0].closed);
    Guest stranger = kept.server.guest();
    CHECK(stranger.refused(join(kept.room)).code == "ROOM_CLOSED");
}

TEST_CASE("a player who gets a room from its host starts the game") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    kept.change(client::HandOverRoom{.name = "Jonas"});
    CHECK(kept.host->refused(client::Start{.room = kept.room}).code == "NOT_HOST");
    const std::uint32_t version = jonas.say(client::Start{});
    kept.host->wait_for(version);
}

TEST_CASE("somebody whom the host of a room has removed does not come in again, also after a restart") {
    HostedRoom kept;
    Guest guest = kept.server.guest();
    guest.join(kept.room);
    guest.say(client::TakeSeat{.name = "Jonas"});
    kept.change(client::RemovePerson{.name = "Jonas"});
    CHECK(guest.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
    kept.server.restart();
    Guest again(kept.server.port(), guest.token);
    CHECK(again.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
}

TEST_CASE("somebody who watches, and whom the host of a room removes, does not come in again, also after a restart") {
    HostedRoom kept({.entry = RoomEntry::everybody});
    Guest guest = kept.server.guest();
    guest.ask_for<from_server::Ok>(client::Rename{.name = "Ida"});
    guest.join(kept.room);
    while (!kept.host->room_now || kept.host->room_now->watchers.empty()) kept.host->next();
    REQUIRE(kept.host->room_now->watchers.size() == 1);
    CHECK(kept.host->room_now->watchers[0].name == "Ida");
    kept.change(client::RemoveWatcher{.watcher = kept.host->room_now->watchers[0].watcher});
    CHECK(guest.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
    kept.server.restart();
    Guest again(kept.server.port(), guest.token);
    CHECK(again.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
}

TEST_CASE(
    "a change of a room that the host sends again after a restart is answered again, and other requests are not") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    const client::RemovePerson removal{.id = Guest::new_id(), .name = "Jonas"};
    kept.change(removal);
    kept.server.restart();
    Guest host(kept.server.port(), kept.host->token);
    host.join(kept.room);
    host.ask_for<from_server::Ok>(removal);
    CHECK(host.refused(client::RemovePerson{.name = "Jonas"}).code == "NO_SUCH_PERSON");
    Guest stranger = kept.server.guest();
    stranger.join(kept.room);
    CHECK(stranger.refused(removal).code == "NOT_HOST");
}

TEST_CASE("who has closed a room, or handed it over, hears so again after a restart") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    jonas.wait_for(kept.host->say(client::Start{}));
    jonas.say(client::Resign{});
    const client::HandOverRoom handed_over{.id = Guest::new_id(), .name = "Jonas"};
    const client::CloseRoom closed{.id = Guest::new_id()};
    kept.change(handed_over);
    jonas.ask_for<from_server::Ok>(closed);
    kept.server.restart();
    Guest mara(kept.server.port(), kept.host->token), owner(kept.server.port(), jonas.token);
    for (Guest* guest : {&mara, &owner}) guest->join(kept.room);
    mara.ask_for<from_server::Ok>(handed_over);
    owner.ask_for<from_server::Ok>(closed);
    CHECK(mara.refused(closed).code == "ROOM_CLOSED");
}
