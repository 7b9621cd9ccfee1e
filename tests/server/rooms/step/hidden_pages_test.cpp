#include "tests/server/rooms/step/step_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::Visibility;

namespace {

using Calls = std::vector<std::pair<int, server::CallPlayers>>;

/// Players 1 and 2 have finished a game, and the page of player 2 is hidden.
struct RoomWithHiddenPage : StepRoom {
    RoomWithHiddenPage() {
        start(2);
        finish(1);
        change(2, Visibility::hidden);
    }
    void change(server::PlayerId connection, Visibility page) {
        give(server::PageChange{static_cast<std::uint64_t>(connection), page});
    }
    Calls calls_to_next_game() {
        calls.clear();
        CHECK(say(1, proposal()).empty());
        std::erase_if(calls,
                      [](const auto& made) { return made.second.notice.what != protocol::Notice::What::next_game; });
        return calls;
    }
};

}  // namespace

TEST_CASE("a player whose page is hidden is called to the next game, and still has to agree to it") {
    RoomWithHiddenPage room;
    const auto calls = room.calls_to_next_game();
    REQUIRE(calls.size() == 1);
    CHECK(calls.front().second.players == std::vector<server::PlayerId>{2});
    CHECK(room.newest() == 1);
}

TEST_CASE("a player who has shown the page again, or has it open elsewhere, is not called to the next game") {
    RoomWithHiddenPage room;
    if (GENERATE(true, false))
        room.change(2, Visibility::visible);
    else
        room.join(StepRoom::second_device + 2);
    CHECK(room.calls_to_next_game().empty());
}

TEST_CASE("nobody in a room hears that a page is hidden") {
    RoomWithHiddenPage room;
    const auto told = room.told;
    const auto replies = room.replies.size();
    room.change(2, Visibility::visible);
    room.change(2, Visibility::hidden);
    room.change(9, Visibility::hidden);  // who is not in the room
    CHECK(room.told == told);
    CHECK(room.replies.size() == replies);
    CHECK(room.presence[1].present == std::vector<bool>{true, true});
}
