#include <nlohmann/json.hpp>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

const engine::Settings voting{.system = "scrappy"};

/// Two tiles are laid and disputed.
std::uint32_t disputed(StartedRoom& room) {
    room.mover().say(room.first_play());
    return room.other().say(client::Challenge{.turn = 1});
}

}  // namespace

TEST_CASE("a vote against a play withdraws it, and its player moves again (R8)") {
    StartedRoom room(3, voting);
    disputed(room);
    room.mover().say(client::ShowEvidence{.turn = 1, .text = "a village in Savoy"});
    room.after_mover(1).say(client::Vote{.turn = 1, .opinion = engine::Opinion::not_convinced});
    const auto version = room.after_mover(2).say(client::Vote{.turn = 1, .opinion = engine::Opinion::not_convinced});
    room.mover().wait_for(version);
    CHECK(room.mover().event(version)["type"] == "turn_began");
    CHECK(room.mover().event(version)["seat"] == room.to_move);
    CHECK(room.mover().event(version - 1)["type"] == "withdrawn");
    CHECK(room.mover().snapshot()["state"]["squares"].empty());
}

TEST_CASE("a player who does not vote in time abstains, and a tie favours the word (R8)") {
    StartedRoom room(3, voting);
    const auto version = disputed(room);
    room.server.clock.advance(59'999);
    CHECK(room.other().snapshot()["v"] == version);
    room.server.clock.advance(1);
    room.mover().wait_for(version + 1);
    CHECK(room.mover().event(version + 1)["type"] == "upheld");
}

TEST_CASE("a dispute stops the window: the time of the window does not end the vote") {
    StartedRoom room(3, voting);
    room.mover().say(room.first_play());
    room.server.clock.advance(9'000);
    const auto version = room.other().say(client::Challenge{.turn = 1});
    room.server.clock.advance(30'000);
    CHECK(room.other().snapshot()["v"] == version);
    room.server.clock.advance(30'000);
    room.other().wait_for(version + 1);
    CHECK(room.other().event(version + 1)["type"] == "upheld");
}

TEST_CASE("a vote goes on after a restart") {
    StartedRoom room(3, voting);
    const auto version = disputed(room);
    const auto until = room.server.clock.now() + 60'000;
    room.server.clock.advance(20'000);
    room.server.restart();
    Guest voter = room.server.guest(room.tokens[static_cast<std::size_t>((room.to_move + 1) % 3)]);
    voter.join(room.code);
    CHECK(voter.snapshot()["state"]["pending_play"]["dispute"]["until"] == until);
    voter.say(client::Vote{.turn = 1, .opinion = engine::Opinion::not_convinced});
    room.server.clock.advance(60'000);
    voter.wait_for(version + 3);
    CHECK(voter.event(version + 2)["type"] == "withdrawn");
}

TEST_CASE("words can be looked up in the server's lists during a vote and not before (R8)") {
    StartedRoom room(2, voting);
    const client::Lookup lookup{.words = {"N\u00f4-t", "XYZZY", "NOT\n"}};
    CHECK(room.other().refused(lookup).code == "NOT_NOW");
    room.mover().say(room.first_play());
    CHECK(room.other().refused(lookup).code == "NOT_NOW");
    room.other().say(client::Challenge{.turn = 1});
    const auto answer = room.other().ask_for<protocol::server::Lookup>(lookup);
    CHECK(answer.found[0].word == "N\u00f4-t");
    CHECK(answer.found[0].lexicon_ids == std::vector<std::string>{"english"});
    CHECK(answer.found[1].lexicon_ids.empty());
    CHECK(answer.found[2].lexicon_ids.empty());
}

TEST_CASE("the challenged player may withdraw the play") {
    StartedRoom room(2, voting);
    disputed(room);
    CHECK(room.other().refused(client::WithdrawPlay{.turn = 1}).code == "NOTHING_TO_VOTE");
    CHECK(room.mover().refused(client::Vote{.turn = 1}).code == "NOTHING_TO_VOTE");
    const auto version = room.mover().say(client::WithdrawPlay{.turn = 1});
    CHECK(room.mover().event(version)["seat"] == room.to_move);
}
