#include "server/time/clock_watch.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_clock.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::ClockWatch;

TEST_CASE("a clock that differs from the machine's by a minute is news once, and so is that it is right again") {
    FakeClock clock;
    ClockWatch watch(clock);
    const auto look = [&] { return watch.look(server::ahead_of_wall(clock)); };
    CHECK(!look());
    clock.set_wall_ahead(server::span::minute);
    CHECK(look() == ClockWatch::News::wrong);
    CHECK(!look());
    clock.set_wall_ahead(-server::span::hour);
    CHECK(!look());
    clock.set_wall_ahead(1 - server::span::minute);
    CHECK(look() == ClockWatch::News::right);
    CHECK(!look());
}
