#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Ok;

namespace {

using Strings = std::vector<std::string>;

/// Three players are seated and nothing has begun.
struct Waiting : StepGame {
    Waiting() {
        for (const int player : {1, 2, 3}) {
            join(player);
            say(player, client::TakeSeat{new_id(), "Player " + std::to_string(player), {}});
        }
    }
    Strings names() const {
        Strings list;
        for (const server::SeatHolder& seat : state().seats) list.push_back(seat.name);
        return list;
    }
};

const client::AddComputer add_computer{"add_computer", engine::Strength::casual};

}  // namespace

TEST_CASE("a seat that is left goes to the next player, and presence moves with it") {
    Waiting room;
    room.leave(3);
    CHECK(std::get<Ok>(room.say(2, client::LeaveSeat{"leave"})).version == 4U);
    CHECK(room.names() == Strings{"Player 1", "Player 3"});
    CHECK(room.received[2].back().version == 4);  // who has left the seat watches
    CHECK(room.presence[1].present == std::vector<bool>{true, false});
}

TEST_CASE("when the host leaves, the next player is the host") {
    Waiting room;
    CHECK(room.refusal(2, client::Start{"start"}) == "NOT_HOST");
    room.say(1, client::LeaveSeat{"leave"});
    CHECK(std::holds_alternative<Ok>(room.say(2, client::Start{"start"})));
}

TEST_CASE("a seat is left once, and not during the game") {
    Waiting room;
    room.say(3, client::LeaveSeat{"leave"});
    CHECK(room.refusal(3, client::LeaveSeat{StepGame::new_id()}) == "NOT_SEATED");
    room.say(1, client::Start{StepGame::new_id()});
    CHECK(room.refusal(2, client::LeaveSeat{StepGame::new_id()}) == "ALREADY_STARTED");
}

TEST_CASE("the host removes a computer, whose seat is free again") {
    Waiting room;
    room.say(1, add_computer);
    REQUIRE(room.state().seats.size() == 4);
    CHECK(room.refusal(2, client::RemoveComputer{"remove", 3}) == "NOT_HOST");
    CHECK(std::get<Ok>(room.say(1, client::RemoveComputer{"remove", 3})).version == 5U);
    CHECK(room.names() == Strings{"Player 1", "Player 2", "Player 3"});
    CHECK(room.received[3].back().version == 5);
    room.join(4);
    CHECK(std::holds_alternative<Ok>(room.say(4, client::TakeSeat{"take", "Player 4", {}})));
}

TEST_CASE("only a computer is removed, and only before the game") {
    Waiting room;
    room.say(1, add_computer);
    CHECK(room.refusal(1, client::RemoveComputer{"remove", 1}) == "NOT_A_COMPUTER");
    CHECK(room.refusal(1, client::RemoveComputer{"remove", 9}) == "NOT_A_COMPUTER");
    room.say(1, client::Start{StepGame::new_id()});
    CHECK(room.refusal(1, client::RemoveComputer{"remove", 3}) == "ALREADY_STARTED");
}
