#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

std::vector<std::string> names_in(const StepGame& room) {
    std::vector<std::string> names;
    for (const server::SeatHolder& holder : room.state().seats) names.push_back(holder.name);
    return names;
}

using Names = std::vector<std::string>;

/// Mara and Jonas wait for others.
struct WaitingRoom : StepGame {
    WaitingRoom() {
        for (const server::PlayerId player : {1, 2}) join(player);
        say(1, client::TakeSeat{new_id(), "Mara"});
        say(2, client::TakeSeat{new_id(), "Jonas"});
    }
};

}  // namespace

TEST_CASE("everybody in the room hears a new name at once, before and during the game") {
    WaitingRoom room;
    room.join(3);
    CHECK(room.rename(2, "Jon") == "ok");
    CHECK(names_in(room) == Names{"Mara", "Jon"});
    for (const server::PlayerId player : {1, 2, 3})
        CHECK(room.received[player].back().event->text == R"({"type":"renamed","seat":1,"name":"Jon"})");
    room.say(1, client::Start{StepGame::new_id()});
    CHECK(room.rename(1, "Mara II") == "ok");
    CHECK(room.received[3].back().event->text == R"({"type":"renamed","seat":0,"name":"Mara II"})");
    CHECK(room.state().stage() == server::Stage::playing);
}

TEST_CASE("a name is refused if somebody else in the room has one that looks like it") {
    WaitingRoom room;
    const auto stored = room.newest();
    CHECK(room.rename(2, "MARA") == "NAME_TAKEN");
    CHECK(room.rename(2, "M\u0430r\u0430") == "NAME_TAKEN");  // with Cyrillic letters
    room.say(1, client::AddComputer{StepGame::new_id()});
    CHECK(room.rename(2, room.state().seats.back().name) == "NAME_TAKEN");
    CHECK(room.rename(2, "JONAS") == "ok");  // only like their own
    CHECK(room.newest() == stored + 2);
}

TEST_CASE("nothing is stored of a name that the player has already, or that concerns nobody here") {
    WaitingRoom room;
    const auto stored = room.newest();
    CHECK(room.rename(1, "Mara") == "ok");
    CHECK(room.rename(7, "Nora") == "ok");
    CHECK(room.newest() == stored);
}

TEST_CASE("the names of a game that is over stay") {
    StepGame room;
    room.start(2);
    room.say(1, client::Resign{StepGame::new_id()});
    const Names names = names_in(room);
    CHECK(room.rename(1, "Nobody") == "ok");
    CHECK(names_in(room) == names);
}

TEST_CASE("a new name is there when the room is read again") {
    WaitingRoom room;
    room.rename(2, "Jon");
    room.disk = {Disk::fails};
    CHECK(room.rename(1, "Nora") == "STORAGE_FAILED");
    CHECK(room.rename(1, "Nora") == "ok");
    CHECK(names_in(room) == Names{"Nora", "Jon"});
}

TEST_CASE("a name that conflicts with another writer is decided again on the new state") {
    WaitingRoom room;
    room.write_elsewhere(protocol::Renamed{0, "Nora"});
    CHECK(room.rename(2, "Nora") == "NAME_TAKEN");
    CHECK(names_in(room) == Names{"Nora", "Jonas"});
}

TEST_CASE("a stored name fits only a person's seat in a game that is not over") {
    WaitingRoom room;
    room.say(1, client::AddComputer{StepGame::new_id()});
    room.write_elsewhere(protocol::Renamed{2, "Nora"});
    room.give(server::Say{{1, 1}, client::Start{StepGame::new_id()}});
    CHECK(std::get<protocol::server::Error>(room.replies[1].back()).code == "GAME_DAMAGED");
}

TEST_CASE("a closed room refuses a name, so that nobody waits for it") {
    WaitingRoom room;
    room.give(server::Close{});
    CHECK(room.rename(1, "Nora") == "ROOM_CLOSED");
}
