#include <nlohmann/json.hpp>

#include "tests/server/rooms/table_of_guests.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

const engine::Settings voting{.system = "scrappy"};

/// Two tiles are laid and disputed.
std::uint32_t disputed(TableOfGuests& table) {
    table.mover().say(table.first_play());
    return table.other().say(client::Challenge{.turn = 1});
}

}  // namespace

TEST_CASE("a vote against a play withdraws it, and its player moves again (R8)") {
    TableOfGuests table(3, voting);
    disputed(table);
    table.mover().say(client::ShowEvidence{.turn = 1, .text = "a village in Savoy"});
    table.after_mover(1).say(client::Vote{.turn = 1, .opinion = engine::Opinion::not_convinced});
    const auto version = table.after_mover(2).say(client::Vote{.turn = 1, .opinion = engine::Opinion::not_convinced});
    table.mover().wait_for(version);
    CHECK(table.mover().event(version)["type"] == "turn_began");
    CHECK(table.mover().event(version)["seat"] == table.to_move);
    CHECK(table.mover().event(version - 1)["type"] == "withdrawn");
    CHECK(table.mover().snapshot()["state"]["squares"].empty());
}

TEST_CASE("a player who does not vote in time abstains, and a tie favours the word (R8)") {
    TableOfGuests table(3, voting);
    const auto version = disputed(table);
    table.server.clock.advance(59'999);
    CHECK(table.other().snapshot()["v"] == version);
    table.server.clock.advance(1);
    table.mover().wait_for(version + 1);
    CHECK(table.mover().event(version + 1)["type"] == "upheld");
}

TEST_CASE("a dispute stops the window: the time of the window does not end the vote") {
    TableOfGuests table(3, voting);
    table.mover().say(table.first_play());
    table.server.clock.advance(9'000);
    const auto version = table.other().say(client::Challenge{.turn = 1});
    table.server.clock.advance(30'000);
    CHECK(table.other().snapshot()["v"] == version);
    table.server.clock.advance(30'000);
    table.other().wait_for(version + 1);
    CHECK(table.other().event(version + 1)["type"] == "upheld");
}

TEST_CASE("a vote goes on after a restart") {
    TableOfGuests table(3, voting);
    const auto version = disputed(table);
    const auto until = table.server.clock.now() + 60'000;
    table.server.clock.advance(20'000);
    table.server.restart();
    Guest voter = table.server.guest(table.tokens[static_cast<std::size_t>((table.to_move + 1) % 3)]);
    voter.join(table.room);
    CHECK(voter.snapshot()["state"]["pending_play"]["dispute"]["until"] == until);
    voter.say(client::Vote{.turn = 1, .opinion = engine::Opinion::not_convinced});
    table.server.clock.advance(60'000);
    voter.wait_for(version + 3);
    CHECK(voter.event(version + 2)["type"] == "withdrawn");
}

TEST_CASE("words can be looked up in the server's lists during a vote and not before (R8)") {
    TableOfGuests table(2, voting);
    const client::Lookup lookup{.words = {"N\u00f4-t", "XYZZY", "NOT\n"}};
    CHECK(table.other().refused(lookup).code == "NOT_NOW");
    table.mover().say(table.first_play());
    CHECK(table.other().refused(lookup).code == "NOT_NOW");
    table.other().say(client::Challenge{.turn = 1});
    const auto answer = table.other().ask_for<protocol::server::Lookup>(lookup);
    CHECK(answer.found[0].word == "N\u00f4-t");
    CHECK(answer.found[0].lexicon_ids == std::vector<std::string>{"english"});
    CHECK(answer.found[1].lexicon_ids.empty());
    CHECK(answer.found[2].lexicon_ids.empty());
}

TEST_CASE("the challenged player may withdraw the play") {
    TableOfGuests table(2, voting);
    disputed(table);
    CHECK(table.other().refused(client::WithdrawPlay{.turn = 1}).code == "NOTHING_TO_VOTE");
    CHECK(table.mover().refused(client::Vote{.turn = 1}).code == "NOTHING_TO_VOTE");
    const auto version = table.mover().say(client::WithdrawPlay{.turn = 1});
    CHECK(table.mover().event(version)["seat"] == table.to_move);
}
