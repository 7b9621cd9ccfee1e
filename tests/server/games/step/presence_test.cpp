#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

using Present = std::vector<bool>;

/// Two players, in a game in which somebody who has gone is present for three more seconds.
struct WithGrace : StepGame {
    WithGrace() {
        core = server::GameCore({.computer_pause = 1000, .stand_in_after = 60'000, .presence_grace = 3'000});
        start(2);
    }
    std::size_t told() const { return effects_of_kind<server::TellPresence>().size(); }
};

}  // namespace

TEST_CASE("a player who is back within a moment was never away") {
    WithGrace room;
    const auto before = room.told();
    room.leave(2);
    room.pass_time(2'000);
    room.join(2);
    room.pass_time(10'000);
    CHECK(room.presence[1].present == Present{true, true});
    CHECK(room.told() == before + 1);  // to the one who is back
}

TEST_CASE("a player who stays away is away after a moment") {
    WithGrace room;
    room.leave(2);
    CHECK(room.presence[1].present == Present{true, true});
    room.pass_time(3'000);
    CHECK(room.presence[1].present == Present{true, false});
    CHECK(room.presence[1].away.front().stand_in_from == room.now + 60'000);
}

TEST_CASE("a game that everybody has left waits for nobody") {
    WithGrace room;
    room.leave(2);
    room.leave(1);
    CHECK(room.timers.empty());
    CHECK(room.core.idle());
}
