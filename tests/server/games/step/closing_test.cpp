#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

TEST_CASE("a room that the host closes has nothing left to wait for") {
    StepGame room;
    room.start(2);
    room.give(server::Close{});
    CHECK(room.core.idle());
    CHECK(room.timers.empty());
    CHECK(room.jobs.empty());
    CHECK(room.watchers() == 0);
    for (const server::PlayerId player : {1, 2})
        CHECK(std::holds_alternative<from_server::RoomClosed>(room.replies[player].back()));
}

TEST_CASE("a closed room refuses everybody who joins or says something, and stores nothing") {
    StepGame room;
    room.start(2);
    const auto stored = room.newest();
    room.give(server::Close{});
    CHECK(std::get<from_server::Error>(room.join(3)).code == "ROOM_CLOSED");
    CHECK(room.refusal(1, client::Resign{}) == "ROOM_CLOSED");
    CHECK(room.core.idle());
    CHECK(room.newest() == stored);
}

TEST_CASE("a question that is open when the room is closed gets its one answer") {
    StepGame room({.knobs = {{"hints", "own_rack"}}});
    room.start(2);
    room.ask(room.mover(), client::Hint{});
    REQUIRE(room.jobs.size() == 1);
    const auto asker = room.mover();
    const auto replies = room.replies[asker].size();
    room.give(server::Close{});
    REQUIRE(room.replies[asker].size() == replies + 2);
    CHECK(std::get<from_server::Error>(room.replies[asker].back()).code == "ROOM_CLOSED");
}

TEST_CASE("a player whom the host removes loses the seat before the start only") {
    const auto unseat = [](StepGame& room, server::PlayerId player) { room.give(server::Unseat{player}); };
    StepGame waiting;
    waiting.join(1);
    waiting.join(2);
    waiting.say(1, client::TakeSeat{.name = "Mara"});
    waiting.say(2, client::TakeSeat{.name = "Jonas"});
    unseat(waiting, 2);
    CHECK(waiting.state().seats.size() == 1);
    unseat(waiting, 3);
    CHECK(waiting.state().seats.size() == 1);
    StepGame playing;
    playing.start(2);
    unseat(playing, 2);
    CHECK(playing.state().seats.size() == 2);
}
