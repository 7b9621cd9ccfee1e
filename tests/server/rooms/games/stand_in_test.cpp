#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

constexpr auto casual = engine::Strength::casual;
constexpr auto strong = engine::Strength::strong;

client::AddStandIn stand_in(int seat, engine::Strength strength = casual) {
    return {.seat = seat, .strength = strength};
}

/// The open requests for stand-ins, as a guest last saw them.
std::vector<from_server::StandInRequest> requests(Guest& guest) {
    guest.snapshot();
    guest.ask(client::Lookup{.words = {"NO"}});  // presence comes after the snapshot and before this answer
    return guest.presence.value().stand_in_requests;
}

/// The room's stand-ins by seat, "" where nobody stands in.
std::vector<std::string> stand_ins(Guest& guest) {
    std::vector<std::string> strengths;
    const auto now = guest.snapshot();
    for (const auto& seat : now["seats"]) strengths.push_back(seat.value("stand_in", ""));
    return strengths;
}

/// Three players, the last of whom has lost the connection.
struct WithoutTheLast : StartedRoom {
    WithoutTheLast() : StartedRoom(3, {}, short_words()) {
        guests.pop_back();
        mara.wait_for_presence({true, true, false});
        jonas.wait_for_presence({true, true, false});
        server.clock.advance(180'000);
    }
    Guest& mara = guests.front();
    Guest& jonas = *std::next(guests.begin());
};

}  // namespace

TEST_CASE("a player lets a computer play and takes the seat back") {
    StartedRoom room(2, {}, short_words());
    Guest& mover = room.mover();
    mover.say(stand_in(room.to_move, strong));
    CHECK(stand_ins(mover).at(static_cast<std::size_t>(room.to_move)) == "strong");
    CHECK(mover.refused(client::Pass{.turn = 1}).code == "COMPUTER_PLAYS");
    CHECK(mover.refused(stand_in(room.to_move)).code == "COMPUTER_PLAYS");
    const auto before = mover.version;
    while (mover.snapshot()["v"] == before) room.server.clock.advance(400);
    CHECK(mover.snapshot()["state"]["to_move"] == 1 - room.to_move);
    mover.say(client::ReclaimSeat{});
    CHECK(stand_ins(mover) == std::vector<std::string>{"", ""});
    CHECK(mover.refused(client::ReclaimSeat{}).code == "NO_STAND_IN");
    room.other().say(client::Pass{.turn = 2});
    mover.say(client::Pass{.turn = 3});
}

TEST_CASE("a computer plays for an absent player when everybody present agrees") {
    WithoutTheLast room;
    CHECK_FALSE(room.mara.ask_for<from_server::Ok>(stand_in(2)).version);
    CHECK(requests(room.jonas) == std::vector<from_server::StandInRequest>{{2, casual, {0}, {1}}});
    CHECK(stand_ins(room.jonas).at(2).empty());
    room.jonas.say(stand_in(2));
    CHECK(stand_ins(room.mara).at(2) == "casual");
    CHECK(requests(room.mara).empty());
    Guest zoe = room.server.guest(room.tokens.at(2));
    zoe.join(room.code);
    CHECK(zoe.snapshot()["state"]["players"][2]["rack"].contains("tiles"));
    zoe.say(client::ReclaimSeat{});
    CHECK(stand_ins(room.mara).at(2).empty());
}

TEST_CASE("nobody can replace a player who is present, or a computer") {
    StartedRoom room(2);
    Guest& mara = room.guests.front();
    CHECK(mara.refused(stand_in(1)).code == "NOT_ABSENT");
    CHECK(mara.refused(stand_in(2)).code == "NO_SUCH_SEAT");
    Guest stranger = room.server.guest();
    stranger.join(room.code);
    CHECK(stranger.refused(stand_in(1)).code == "NOT_SEATED");
    CHECK(stranger.refused(client::ReclaimSeat{}).code == "NOT_SEATED");
    room.guests.pop_back();
    mara.wait_for_presence({true, false});
    CHECK(mara.refused(stand_in(1)).message == "This player has only just left.");
    room.server.clock.advance(180'000);
    mara.say(stand_in(1));
    CHECK(mara.refused(stand_in(1)).code == "HAS_STAND_IN");
    mara.say(client::Resign{});
    CHECK(mara.refused(stand_in(0)).code == "GAME_OVER");
}

TEST_CASE("before the game nobody needs a stand-in") {
    TestServer server;
    Guest mara = server.guest();
    mara.join(mara.create("Mara"));
    CHECK(mara.refused(stand_in(0)).code == "NOT_STARTED");
}

TEST_CASE("another strength starts a new request") {
    WithoutTheLast room;
    room.mara.ask(stand_in(2));
    room.jonas.ask(stand_in(2, strong));
    CHECK(requests(room.mara) == std::vector<from_server::StandInRequest>{{2, strong, {1}, {0}}});
    room.mara.say(stand_in(2, strong));
    CHECK(stand_ins(room.mara).at(2) == "strong");
}

TEST_CASE("a request for a stand-in is dropped when the absent player comes back") {
    WithoutTheLast room;
    room.mara.ask(stand_in(2));
    {
        Guest zoe = room.server.guest(room.tokens.at(2));
        zoe.join(room.code);
        CHECK(requests(room.mara).empty());
    }
    room.mara.wait_for_presence({true, true, false});
    CHECK(room.jonas.refused(stand_in(2)).code == "NOT_ABSENT");
    room.server.clock.advance(180'000);
    CHECK_FALSE(room.jonas.ask_for<from_server::Ok>(stand_in(2)).version);
}

TEST_CASE("a player who leaves drops their request and no longer needs to agree") {
    WithoutTheLast room;
    room.mara.ask(stand_in(2));
    room.guests.pop_back();
    room.mara.wait_for(room.mara.version + 1);
    CHECK(stand_ins(room.mara) == std::vector<std::string>{"", "", "casual"});
}

TEST_CASE("a player who resigns or lets a computer play no longer needs to agree") {
    const bool resigns = GENERATE(true, false);
    WithoutTheLast room;
    room.mara.ask(stand_in(2));
    if (resigns)
        room.jonas.say(client::Resign{});
    else
        room.jonas.say(stand_in(1));
    room.mara.wait_for(room.jonas.version + 1);
    CHECK(stand_ins(room.mara).at(2) == "casual");
    CHECK(room.jonas.refused(stand_in(2)).code == (resigns ? "NOT_SEATED" : "COMPUTER_PLAYS"));
}

TEST_CASE("a stand-in still plays after a restart") {
    StartedRoom room(2, {}, short_words());
    room.mover().say(stand_in(room.to_move));
    room.server.restart();
    Guest other = room.server.guest(room.tokens.at(static_cast<std::size_t>(1 - room.to_move)));
    other.join(room.code);
    while (other.snapshot()["state"]["to_move"] == room.to_move) room.server.clock.advance(400);
    CHECK(stand_ins(other).at(static_cast<std::size_t>(room.to_move)) == "casual");
}
