#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Ok;

TEST_CASE("a command is stored, sent to everybody and then acknowledged with its version") {
    StepGame room;
    room.join(1);
    const auto first = room.effects.size();
    const auto ok = std::get<Ok>(room.say(1, client::TakeSeat{"a", "Ada", {}}));
    CHECK(ok == Ok{"a", 1});
    REQUIRE(room.effects.size() == first + 4);
    CHECK(std::holds_alternative<server::Append>(room.effects[first]));
    CHECK(std::holds_alternative<server::Tell>(room.effects[first + 1]));
    CHECK(std::holds_alternative<server::TellPresence>(room.effects[first + 2]));
    CHECK(std::holds_alternative<server::Reply>(room.effects[first + 3]));
}

TEST_CASE("an append has everything that is stored with the events") {
    StepGame room;
    room.start(2);
    const auto append = room.effects_of_kind<server::Append>().back();
    CHECK(append.expected == 2);
    CHECK(append.entries.front().version == 3);
    CHECK(append.receipt->first == 1);
}

TEST_CASE("a refused command leaves nothing behind and is judged afresh when it comes again") {
    StepGame room;
    room.join(1);
    room.say(1, client::TakeSeat{StepGame::new_id(), "Ada", {}});
    CHECK(room.refusal(1, client::Start{"start"}) == "TOO_FEW_SEATS");
    CHECK(room.newest() == 1);
    room.join(2);
    room.say(2, client::TakeSeat{StepGame::new_id(), "Bob", {}});
    CHECK(std::holds_alternative<Ok>(room.say(1, client::Start{"start"})));
}

TEST_CASE("a command that comes again with its id is answered but not repeated") {
    StepGame room;
    room.start(2);
    const client::Pass pass{"pass", 1};
    const auto mover = room.mover();
    const auto first = std::get<Ok>(room.say(mover, pass));
    const auto length = room.newest();
    CHECK(std::get<Ok>(room.say(mover, pass)) == first);
    CHECK(room.newest() == length);
}

TEST_CASE("the same id from another player is another command") {
    StepGame room;
    room.start(2);
    room.say(room.mover(), client::Pass{"same", 1});
    const auto length = room.newest();
    room.say(room.mover(), client::Pass{"same", 2});
    CHECK(room.newest() > length);
}

TEST_CASE("an id that was used in another room or game, or for a create, is refused and changes nothing here") {
    for (const Disk used : {Disk::finds_a_repetition, Disk::finds_it_in_another_game, Disk::finds_a_create}) {
        StepGame room;
        room.join(1);
        room.disk = {used};
        CHECK(room.refusal(1, client::TakeSeat{"x", "Ada", {}}) == "ID_USED");
        CHECK(room.state().version == 0);
        CHECK(room.received[1].empty());
        CHECK(room.effects_of_kind<server::Load>().size() == 1);
    }
}

TEST_CASE("commands from connections that do not watch are refused") {
    StepGame room;
    CHECK(room.refusal(1, client::TakeSeat{"x", "Ada", {}}) == "NOT_JOINED");
    CHECK(room.effects_of_kind<server::Load>().empty());
}

TEST_CASE("the start and the end of a game are logged") {
    StepGame room;
    room.start(2);
    CHECK(room.effects_of_kind<server::Log>().back().event == "game started");
    room.say(1, client::Resign{StepGame::new_id()});
    CHECK(room.effects_of_kind<server::Log>().back().event == "game ended");
}

TEST_CASE("while the storage works no input may come, and no unexpected answer at any time") {
    server::GameCore core({});
    CHECK_THROWS_AS(core.step(server::Stored{}, 0), std::logic_error);
    core.step(server::Join{{1, 1}, "j", {}}, 0);
    CHECK_THROWS_AS(core.step(server::Leave{1}, 0), std::logic_error);
}
