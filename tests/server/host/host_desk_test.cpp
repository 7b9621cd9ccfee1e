#include <set>

#include "tests/server/host/signed_in_host.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

struct Hosted {
    Hosted() { page.sign_in(); }

    /// What the last entries of the audit log say, the newest first.
    std::vector<std::string> log() {
        std::vector<std::string> lines;
        const json answer = page.ask({{"type", "audit_log"}});
        for (const json& entry : answer.at("entries"))
            lines.push_back(entry.at("action").get<std::string>() + ' ' + entry.at("subject").get<std::string>());
        return lines;
    }
    json person(const std::string& name) {
        const json answer = page.ask({{"type", "people"}});
        for (const json& one : answer.at("people"))
            if (one.at("name") == name) return one;
        throw std::runtime_error("nobody has the name " + name);
    }

    TestServer server{};
    HostPage page{server};
};

/// Why a guest with this token does not get in.
std::string refusal_of(const TestServer& server, const std::string& token) {
    WebSocketClient socket(server.port());
    socket.send(protocol::write(client::Hello{.id = "h", .token = token}));
    return json::parse(socket.receive().value()).at("code");
}

/// Reads until a message of this kind arrives.
template <class Message>
Message next_of_kind(Guest& guest) {
    for (;;) {
        const auto message = guest.next();
        if (const auto* wanted = std::get_if<Message>(&message)) return *wanted;
    }
}

}  // namespace

TEST_CASE("a closed room tells everybody in it, refuses everything from then on, and is no longer listed") {
    Hosted hosted;
    Guest mara = hosted.server.guest();
    Guest jonas = hosted.server.guest();
    const std::string room = mara.create_and_join({.name = "Mara"}).room;
    const std::string other = mara.create("Mara");
    jonas.join(room);
    CHECK(hosted.page.outcome({{"type", "close_room"}, {"room", room}}) == "done");
    CHECK(next_of_kind<from_server::RoomClosed>(mara).room == room);
    CHECK(next_of_kind<from_server::RoomClosed>(jonas).room == room);
    CHECK(mara.refused(client::LeaveSeat{.room = room}).code == "NOT_JOINED");
    CHECK(mara.refused(client::Join{.room = room}).code == "ROOM_CLOSED");
    const auto rooms = mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms;
    REQUIRE(rooms.size() == 1);
    CHECK(rooms[0].room == other);
    CHECK(hosted.page.outcome({{"type", "close_room"}, {"room", room}}) == "NOT_FOUND");
    CHECK(hosted.page.outcome({{"type", "close_room"}, {"room", "22222222"}}) == "NOT_FOUND");
    CHECK(hosted.log().front() == "close_room " + room);
    hosted.server.restart();
    Guest again = hosted.server.guest(jonas.token);
    CHECK(again.refused(client::Join{.room = room}).code == "ROOM_CLOSED");
}

TEST_CASE("a room that is closed in the middle of a game against a computer ends its timers and jobs") {
    Hosted hosted;
    Guest mara = hosted.server.guest();
    const std::string room = mara.create_and_join({.name = "Mara"}).room;
    mara.say(client::AddComputer{});
    mara.say(client::Start{});
    CHECK(hosted.page.outcome({{"type", "close_room"}, {"room", room}}) == "done");
    next_of_kind<from_server::RoomClosed>(mara);
    CHECK(becomes_true([&] {
        hosted.server.clock.advance(1000);
        return hosted.page.ask({{"type", "overview"}}).at("open_rooms") == 0;
    }));
}

TEST_CASE("a person who is removed loses all connections, and does not get in again") {
    Hosted hosted;
    Guest mara = hosted.server.guest();
    const std::string room = mara.create("Mara");
    Guest elsewhere = hosted.server.guest(mara.token);
    const auto number = hosted.person("Mara").at("person");
    CHECK(hosted.person("Mara").at("connections") == 2);
    CHECK(hosted.page.outcome({{"type", "remove_person"}, {"person", number}}) == "done");
    for (Guest* guest : {&mara, &elsewhere}) {
        CHECK(next_of_kind<from_server::Error>(*guest).code == "REMOVED");
        CHECK(guest->socket.close_code() == 1008);
    }
    CHECK(refusal_of(hosted.server, mara.token) == "REMOVED");
    CHECK(hosted.page.outcome({{"type", "remove_person"}, {"person", number}}) == "NOT_FOUND");
    CHECK(hosted.person("Mara").at("removed") == true);
    CHECK(hosted.log().front() == "remove_person " + number.dump());
}

TEST_CASE("the seat of a person who is removed becomes free before the start, and stays in a running game") {
    Hosted hosted;
    Guest mara = hosted.server.guest();
    Guest jonas = hosted.server.guest();
    const std::string waiting = mara.create("Mara");
    const std::string playing = mara.create_and_join({.name = "Mara"}).room;
    for (const std::string& room : {waiting, playing}) {
        jonas.join(room);
        jonas.say(client::TakeSeat{.name = "Jonas", .if_away = engine::Strength::casual});
    }
    mara.say(client::Start{.room = playing});
    mara.join(waiting);
    CHECK(hosted.page.outcome({{"type", "remove_person"}, {"person", hosted.person("Jonas").at("person")}}) ==
          "done");
    REQUIRE(becomes_true([&] { return mara.snapshot().at("seats").size() == 1; }));
    mara.join(playing);
    CHECK(mara.snapshot().at("seats").size() == 2);
    CHECK(mara.snapshot().at("stage") == "playing");
    mara.wait_for_presence({true, false});
    hosted.server.clock.advance(180'000);
    CHECK(mara.say(client::AddStandIn{.seat = 1, .room = playing}) > 0);
}

TEST_CASE("a person who is removed loses the seats before the start in all rooms, however many they are") {
    Hosted hosted;
    Guest mara = hosted.server.guest();
    for (int rooms = 0; rooms < 103; ++rooms) mara.create("Mara");
    const json number = hosted.person("Mara").at("person");
    storage::Database database = hosted.server.database();
    const auto seats = [&] {
        storage::Statement count = database.prepare("SELECT count(*) FROM seats WHERE player = ?");
        REQUIRE(count.bind(1, number.get<std::int64_t>()).step());
        return count.integer(0);
    };
    REQUIRE(seats() == 103);
    CHECK(hosted.page.outcome({{"type", "remove_person"}, {"person", number}}) == "done");
    CHECK(becomes_true([&] { return seats() == 0; }));
}

TEST_CASE("a removal that stopped half-way is finished when it is repeated, even by the number of a guest") {
    Hosted hosted;
    const std::string bottles = "eleven green bottles";
    Guest mara = hosted.server.guest();
    mara.ask_for<from_server::Ok>(client::MakeAccount{.name = "Mara", .pass_phrase = bottles});
    mara.create("Mara");
    Guest phone = hosted.server.guest();
    phone.create("Phone");
    const json number = hosted.person("Phone").at("person");
    phone.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    storage::Database database = hosted.server.database();
    database.execute("UPDATE players SET removed = 1");  // and the server stopped right after that
    CHECK(hosted.page.outcome({{"type", "remove_person"}, {"person", number}}) == "NOT_FOUND");
    CHECK(becomes_true([&] {
        storage::Statement count = database.prepare("SELECT count(*) FROM seats");
        return count.step() && count.integer(0) == 0;
    }));
}

TEST_CASE("an announcement reaches everybody, even those who come later, until it is taken back") {
    Hosted hosted;
    Guest mara = hosted.server.guest();
    const std::string text = "The server restarts at 20:00.";
    CHECK(hosted.page.outcome({{"type", "announce"}, {"text", text}}) == "done");
    CHECK(next_of_kind<from_server::Announcement>(mara).text == text);
    Guest jonas = hosted.server.guest();
    CHECK(next_of_kind<from_server::Announcement>(jonas).text == text);
    CHECK(hosted.page.ask({{"type", "overview"}}).at("announcement") == text);
    CHECK(hosted.page.outcome({{"type", "announce"}, {"text", ""}}) == "done");
    CHECK(next_of_kind<from_server::Announcement>(mara).text.empty());
    CHECK(hosted.log().at(1) == "announce " + text);
}

TEST_CASE("an invitation from the host's page lets a new guest in until it is revoked") {
    Hosted hosted;
    const json invited = hosted.page.ask({{"type", "invite"}, {"uses", 3}, {"days", 1}});
    REQUIRE(invited.at("type") == "invited");
    const json listed = hosted.page.ask({{"type", "invitations"}}).at("invitations");
    REQUIRE(listed.size() == 1);
    CHECK(listed[0].at("uses_left") == 3);
    auto database = hosted.server.database();
    auto stored = database.prepare("SELECT count(*) FROM invitations WHERE secret_hash = ?");
    stored.bind(1, server::token_hash(invited.at("secret").get<std::string>()).value());
    REQUIRE(stored.step());
    CHECK(stored.integer(0) == 1);
    const json revoke{{"type", "revoke_invitation"}, {"number", invited.at("number")}};
    CHECK(hosted.page.outcome(revoke) == "done");
    CHECK(hosted.page.outcome(revoke) == "NOT_FOUND");
    CHECK(hosted.page.ask({{"type", "invitations"}}).at("invitations").empty());
}

TEST_CASE("the host's lists show rooms and people, but no rack, no seed and no event") {
    Hosted hosted;
    Guest mara = hosted.server.guest();
    const std::string room = mara.create_and_join({.name = "Mara"}).room;
    mara.say(client::AddComputer{});
    mara.say(client::Start{});
    const json rooms = hosted.page.ask({{"type", "rooms"}}).at("rooms");
    REQUIRE(rooms.size() == 1);
    for (const auto& item : rooms[0].items())
        CHECK(std::set<std::string>{"number", "room", "system", "stage", "names", "changed", "open"}.contains(
            item.key()));
    CHECK(rooms[0].at("room") == room);
    CHECK(rooms[0].at("stage") == "playing");
    CHECK(rooms[0].at("open") == true);
    CHECK(hosted.page.ask({{"type", "rooms"}, {"room", "22222222"}}).at("rooms").empty());
    const json person = hosted.person("Mara");
    for (const auto& item : person.items())
        CHECK(std::set<std::string>{"person", "name", "created", "last_seen", "connections"}.contains(item.key()));
}

TEST_CASE("the host's lists come in pages of 50") {
    Hosted hosted;
    for (int guest = 0; guest < 52; ++guest) hosted.server.guest();
    const json first = hosted.page.ask({{"type", "people"}}).at("people");
    CHECK(first.size() == 50);
    const json second = hosted.page.ask({{"type", "people"}, {"older_than", first.back().at("person")}}).at("people");
    CHECK(second.size() == 2);
}

TEST_CASE("the server remembers when a guest was there last, to within an hour") {
    Hosted hosted;
    std::string token;
    {
        Guest mara = hosted.server.guest();
        mara.create("Mara");
        token = mara.token;
    }
    const std::int64_t first = hosted.person("Mara").at("last_seen");
    hosted.server.clock.advance(3'599'999);
    hosted.server.guest(token);
    CHECK(hosted.person("Mara").at("last_seen") == first);
    hosted.server.clock.advance(1);
    hosted.server.guest(token);
    REQUIRE(becomes_true([&] { return hosted.person("Mara").at("last_seen") != first; }));
    CHECK(hosted.person("Mara").at("last_seen") == first + 3'600'000);
}
