#include "server/pace.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::pace_of;

TEST_CASE("a computer seems to think the longer the more it does") {
    const auto play = [](const char* text) { return engine::Play{1, across("H8", text), {}}; };
    CHECK(pace_of(engine::Accept{1}, 1000) == 1000);
    CHECK(pace_of(engine::Pass{1}, 1000) == 1400);
    CHECK(pace_of(play("AT"), 1000) == 1400);
    CHECK(pace_of(play("BATTLED"), 1000) == 2400);
    CHECK(pace_of(play("BATTLED"), 0) == 0);
}
