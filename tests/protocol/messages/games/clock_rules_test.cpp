#include "protocol/messages/games/clock_rules.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

TEST_CASE("clock rules within their bounds are sound") {
    CHECK_FALSE(check({}));
    CHECK_FALSE(check({GameClock{30, 300}}));
    CHECK_FALSE(check({MoveClock{3'600}, AtZero::points}));
    CHECK_FALSE(check({SlowClock{30, 60, 60}, AtZero::nudge}));
}

TEST_CASE("clock rules out of their bounds are refused with the field and its bounds") {
    CHECK(check({GameClock{29, 0}}) == ClockBound{"seconds", 30, 36'000});
    CHECK(check({GameClock{30, 301}}) == ClockBound{"increment", 0, 300});
    CHECK(check({MoveClock{3'601}}) == ClockBound{"seconds", 10, 3'600});
    CHECK(check({SlowClock{1000, 0, 0}}) == ClockBound{"days", 1, 30});
    CHECK(check({SlowClock{1, 61, 0}}) == ClockBound{"bank_days", 0, 60});
    CHECK(check({SlowClock{1, 0, -1}}) == ClockBound{"holiday_days", 0, 60});
    CHECK(check({NoClock{}, AtZero::points, {0, 1}}) == ClockBound{"overtime.points", 1, 100});
    CHECK(check({NoClock{}, AtZero::points, {1, 61}}) == ClockBound{"overtime.minutes", 1, 60});
}

TEST_CASE("a slow clock has no overtime by the minute") {
    CHECK(check({SlowClock{}, AtZero::points}) == ClockBound{"at_zero"});
}
