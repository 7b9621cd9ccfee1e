#include "server/games/core/jobs/computer_turns.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using crisscross::test::across;
using server::thinking_time;

TEST_CASE("a computer appears to think longer for a longer move") {
    const auto play = [](const char* text) { return engine::Play{1, across("H8", text), {}}; };
    CHECK(thinking_time(engine::Accept{1}, 1000) == 1000);
    CHECK(thinking_time(engine::Pass{1}, 1000) == 1400);
    CHECK(thinking_time(play("AT"), 1000) == 1400);
    CHECK(thinking_time(play("BATTLED"), 1000) == 2400);
    CHECK(thinking_time(play("BATTLED"), 0) == 0);
}
