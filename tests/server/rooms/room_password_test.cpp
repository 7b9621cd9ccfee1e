#include <ctime>
#include <vector>

#include "server/access/password_hasher.hpp"
#include "tests/server/rooms/hosted_room.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;
using protocol::RoomEntry;

namespace {

/// The answer to a join with the password "tea". `ask` would try again if it is refused with TOO_MANY_REQUESTS.
std::string answer_to_tea(Guest& guest, const std::string& room, const std::string& id) {
    guest.socket.send(R"({"type":"join","id":")" + id + R"(","room":")" + room + R"(","password":"tea"})");
    for (;;) {
        const auto frame = guest.socket.receive();
        REQUIRE(frame);
        if (frame->find('"' + id + '"') != frame->npos) return *frame;
    }
}

}  // namespace

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
    TestServer server([](server::Config& config) {
        config.limits.wrong_room_passwords_per_person = {.burst = 3, .per_second = 0};
    });
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

TEST_CASE("a room is forgotten again if somebody is refused before they come to it") {
    TestServer server([](server::Config& config) {
        config.metrics_bind = "127.0.0.1:0";
        config.limits.wrong_room_passwords_per_person = {.burst = 1, .per_second = 0};
    });
    Guest host = server.guest();
    client::Create request{.name = "Mara"};
    request.about_room = protocol::AboutRoom{.entry = RoomEntry::password, .password = "tea"};
    const std::string room = host.ask_for<from_server::Created>(request).room;
    const auto is_forgotten = [&server] {
        server.clock.advance(1);
        return Scrape::of(server.metrics_port()).value("crisscross_rooms_open") == 0;
    };
    Guest guesser = server.guest();
    CHECK(guesser.refused(join(room, "milk")).code == "WRONG_PASSWORD");
    CHECK(becomes_true(is_forgotten));
    CHECK(guesser.refused(join(room, "tea")).code == "TOO_MANY_GUESSES");
    CHECK(becomes_true(is_forgotten));
}

TEST_CASE("a player comes back into a room with a password, however many wrong ones were tried") {
    TestServer server([](server::Config& config) {
        config.limits.wrong_room_passwords_per_person = {.burst = 2, .per_second = 0};
    });
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

TEST_CASE("a player comes back into a room with a password, even while too many passwords wait to be compared") {
    HostedRoom kept({.entry = RoomEntry::password, .password = "tea"});
    std::vector<Guest> guests;
    for (std::size_t count = 0; count <= server::for_room_passwords.waiting.per_network; ++count)
        guests.push_back(kept.server.guest());
    Guest again = kept.server.guest(kept.host->token);
    const std::string request = protocol::write(with_id(join(kept.room, "milk"), "wrong"));
    for (Guest& guest : guests) guest.socket.send(request);
    CHECK(again.ask_for<from_server::Joined>(join(kept.room, "milk")).room == kept.room);
}

TEST_CASE("a room that is created again and again has its password hashed only once") {
    TestServer server;
    Guest host = server.guest();
    client::Create request{.name = "Mara"};
    request.about_room = protocol::AboutRoom{.entry = RoomEntry::password, .password = "tea"};
    // The processor's time, so that it does not matter what else the machine does.
    const auto time_to_create_ten = [&](const auto& id_of) {
        const std::clock_t start = std::clock();
        for (int count = 0; count < 10; ++count) {
            request.id = id_of(count);
            host.ask_for<from_server::Created>(request);
        }
        return std::clock() - start;
    };
    const auto different = time_to_create_ten([](int count) { return "room" + std::to_string(count); });
    const auto the_same = time_to_create_ten([](int) { return "room0"; });
    CHECK(the_same < different / 2);
}

TEST_CASE("right passwords of rooms are limited by person, because each takes long to compare") {
    TestServer server(
        [](server::Config& config) { config.limits.room_changes_per_person = {.burst = 2, .per_second = 0}; });
    Guest host = server.guest();
    client::Create request{.name = "Mara", .join = true};
    request.about_room = protocol::AboutRoom{.entry = RoomEntry::password, .password = "tea"};
    const std::string room = host.create_and_join(request).room;
    Guest guest = server.guest();
    for (int time = 0; time < 2; ++time) guest.ask_for<from_server::Joined>(join(room, "tea"));
    CHECK(answer_to_tea(guest, room, "third").find("TOO_MANY_REQUESTS") != std::string::npos);
    Guest other = server.guest();
    other.ask_for<from_server::Joined>(join(room, "tea"));
}

TEST_CASE("a password of a room that is not compared does not count as a wrong one") {
    TestServer server([](server::Config& config) {
        config.limits.room_changes_per_person = {.burst = 1, .per_second = 0.1};
        config.limits.wrong_room_passwords_per_person = {.burst = 2, .per_second = 0};
    });
    Guest host = server.guest();
    client::Create request{.name = "Mara", .join = true};
    request.about_room = protocol::AboutRoom{.entry = RoomEntry::password, .password = "tea"};
    const std::string room = host.create_and_join(request).room;
    Guest guest = server.guest();
    guest.ask_for<from_server::Joined>(join(room, "tea"));
    for (const char* id : {"second", "third", "fourth"})
        CHECK(answer_to_tea(guest, room, id).find("TOO_MANY_REQUESTS") != std::string::npos);
    server.clock.advance(10'000);
    guest.ask_for<from_server::Joined>(join(room, "tea"));
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

TEST_CASE("an umlaut is one character of a room's password") {
    HostedRoom kept;
    std::string password;
    for (int count = 0; count < 64; ++count) password += "\u00E4";
    kept.change(client::SetEntry{.entry = RoomEntry::password, .password = password});
    Guest guest = kept.server.guest();
    CHECK(guest.ask_for<from_server::Joined>(join(kept.room, password)).room == kept.room);
    const client::SetEntry longer{.entry = RoomEntry::password, .password = password + "\u00E4"};
    CHECK(kept.host->refused(longer).code == "BAD_ROOM_PASSWORD");
}
