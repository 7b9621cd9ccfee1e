#include "tests/server/rooms/table_of_guests.hpp"
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
struct WithoutTheLast : TableOfGuests {
    WithoutTheLast() : TableOfGuests(3, {}, short_words()) {
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
    TableOfGuests table(2, {}, short_words());
    Guest& mover = table.mover();
    mover.say(stand_in(table.to_move, strong));
    CHECK(stand_ins(mover).at(static_cast<std::size_t>(table.to_move)) == "strong");
    CHECK(mover.refused(client::Pass{.turn = 1}).code == "COMPUTER_PLAYS");
    CHECK(mover.refused(stand_in(table.to_move)).code == "COMPUTER_PLAYS");
    const auto before = mover.version;
    while (mover.snapshot()["v"] == before) table.server.clock.advance(400);
    CHECK(mover.snapshot()["state"]["to_move"] == 1 - table.to_move);
    mover.say(client::ReclaimSeat{});
    CHECK(stand_ins(mover) == std::vector<std::string>{"", ""});
    CHECK(mover.refused(client::ReclaimSeat{}).code == "NO_STAND_IN");
    table.other().say(client::Pass{.turn = 2});
    mover.say(client::Pass{.turn = 3});
}

TEST_CASE("a computer plays for an absent player when everybody present agrees") {
    WithoutTheLast table;
    CHECK_FALSE(table.mara.ask_for<from_server::Ok>(stand_in(2)).version);
    CHECK(requests(table.jonas) == std::vector<from_server::StandInRequest>{{2, casual, {0}, {1}}});
    CHECK(stand_ins(table.jonas).at(2).empty());
    table.jonas.say(stand_in(2));
    CHECK(stand_ins(table.mara).at(2) == "casual");
    CHECK(requests(table.mara).empty());
    Guest zoe = table.server.guest(table.tokens.at(2));
    zoe.join(table.room);
    CHECK(zoe.snapshot()["state"]["players"][2]["rack"].contains("tiles"));
    zoe.say(client::ReclaimSeat{});
    CHECK(stand_ins(table.mara).at(2).empty());
}

TEST_CASE("nobody can replace a player who is present, or a computer") {
    TableOfGuests table(2);
    Guest& mara = table.guests.front();
    CHECK(mara.refused(stand_in(1)).code == "NOT_ABSENT");
    CHECK(mara.refused(stand_in(2)).code == "NO_SUCH_SEAT");
    Guest stranger = table.server.guest();
    stranger.join(table.room);
    CHECK(stranger.refused(stand_in(1)).code == "NOT_SEATED");
    CHECK(stranger.refused(client::ReclaimSeat{}).code == "NOT_SEATED");
    table.guests.pop_back();
    mara.wait_for_presence({true, false});
    CHECK(mara.refused(stand_in(1)).message == "This player has only just left.");
    table.server.clock.advance(180'000);
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
    WithoutTheLast table;
    table.mara.ask(stand_in(2));
    table.jonas.ask(stand_in(2, strong));
    CHECK(requests(table.mara) == std::vector<from_server::StandInRequest>{{2, strong, {1}, {0}}});
    table.mara.say(stand_in(2, strong));
    CHECK(stand_ins(table.mara).at(2) == "strong");
}

TEST_CASE("a request for a stand-in is dropped when the absent player comes back") {
    WithoutTheLast table;
    table.mara.ask(stand_in(2));
    {
        Guest zoe = table.server.guest(table.tokens.at(2));
        zoe.join(table.room);
        CHECK(requests(table.mara).empty());
    }
    table.mara.wait_for_presence({true, true, false});
    CHECK(table.jonas.refused(stand_in(2)).code == "NOT_ABSENT");
    table.server.clock.advance(180'000);
    CHECK_FALSE(table.jonas.ask_for<from_server::Ok>(stand_in(2)).version);
}

TEST_CASE("a player who leaves drops their request and no longer needs to agree") {
    WithoutTheLast table;
    table.mara.ask(stand_in(2));
    table.guests.pop_back();
    table.mara.wait_for(table.mara.version + 1);
    CHECK(stand_ins(table.mara) == std::vector<std::string>{"", "", "casual"});
}

TEST_CASE("a player who resigns or lets a computer play no longer needs to agree") {
    const bool resigns = GENERATE(true, false);
    WithoutTheLast table;
    table.mara.ask(stand_in(2));
    if (resigns)
        table.jonas.say(client::Resign{});
    else
        table.jonas.say(stand_in(1));
    table.mara.wait_for(table.jonas.version + 1);
    CHECK(stand_ins(table.mara).at(2) == "casual");
    CHECK(table.jonas.refused(stand_in(2)).code == (resigns ? "NOT_SEATED" : "COMPUTER_PLAYS"));
}

TEST_CASE("a stand-in still plays after a restart") {
    TableOfGuests table(2, {}, short_words());
    table.mover().say(stand_in(table.to_move));
    table.server.restart();
    Guest other = table.server.guest(table.tokens.at(static_cast<std::size_t>(1 - table.to_move)));
    other.join(table.room);
    while (other.snapshot()["state"]["to_move"] == table.to_move) table.server.clock.advance(400);
    CHECK(stand_ins(other).at(static_cast<std::size_t>(table.to_move)) == "casual");
}
