#include "server/time/smooth_time.hpp"

#include <cmath>

#include "tests/support/catch.hpp"

using crisscross::server::SmoothTime;

namespace {

/// A wall clock that may be set, a steady clock, and the smooth time that follows them, in milliseconds.
struct Clocks {
    double pass(double milliseconds) {
        wall += milliseconds;
        steady += milliseconds;
        return now();
    }
    double now() { return time.at(SmoothTime::Duration(wall), SmoothTime::Duration(steady)).count(); }

    double wall = 1'000'000;
    double steady = 500;
    SmoothTime time{};
};

}  // namespace

TEST_CASE("smooth time is that of the wall clock") {
    Clocks clocks;
    CHECK(clocks.now() == 1'000'000);
    CHECK(clocks.pass(10'000) == 1'010'000);
}

TEST_CASE("when the wall clock is set back, ten seconds still last ten seconds") {
    Clocks clocks;
    const double before = clocks.now();
    clocks.wall -= 30'000;
    const double after = clocks.pass(10'000);
    CHECK(after - before >= 9'800);
    CHECK(after - before <= 10'000);
}

TEST_CASE("when the wall clock is set forward, ten seconds still last ten seconds") {
    Clocks clocks;
    const double before = clocks.now();
    clocks.wall += 86'400'000;
    CHECK(clocks.pass(10'000) - before <= 10'200);
}

TEST_CASE("smooth time never goes back, and agrees with the wall clock again in time") {
    Clocks clocks;
    double last = clocks.now();
    clocks.wall -= 30'000;
    for (int step = 0; step < 200'000; ++step) {
        const double next = clocks.pass(10);
        if (next < last) FAIL("it went back");
        last = next;
    }
    CHECK(std::abs(last - clocks.wall) < 1);
}

TEST_CASE("an error is made up for in fifty times its length, and not much before") {
    const double error = 60'000;
    for (const double step : {error, -error}) {
        Clocks clocks;
        clocks.now();
        clocks.wall += step;
        for (int second = 0; second < 49 * 60; ++second) clocks.pass(1'000);
        CHECK(std::abs(std::abs(clocks.now() - clocks.wall) - error / 50) < 1);
        for (int second = 0; second < 60; ++second) clocks.pass(1'000);
        CHECK(std::abs(clocks.now() - clocks.wall) < 1);
    }
}
