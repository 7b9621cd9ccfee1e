#include <random>

#include "server/games/clock/clocks.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::repetitions;

namespace {

/// 28 March 2026 at noon UTC: in Europe the clocks are put forward in the next night.
constexpr Moment spring = 1'774'699'200'000;

Clocks slow_clocks(const Hours& hours) {
    Clocks clocks = fresh_clocks(2);
    clocks = evolve(std::move(clocks), spring, ClockSet{{SlowClock{14, 60, 30}}});
    clocks = follow(std::move(clocks), spring, Mover{0, 1});
    clocks.seat(0).hours = hours;
    return clocks;
}

/// The moment at which the clock has run for so long, whenever that is.
Moment plain_moment_after(const Hours& hours, Moment moment, Span running) {
    Stretch stretch = next_running(hours, moment);
    while (stretch.to - stretch.from < running) {
        running -= stretch.to - stretch.from;
        stretch = next_running(hours, stretch.to);
    }
    return stretch.from + running;
}

/// What `evolve` says of forgiven time: that much of the time that the clock would have run is left out, and no time
/// after `at`.
Clocks plainly_forgiven(Clocks clocks, Moment at, Span time) {
    const auto seat = running(clocks);
    const Hours hours = seat ? hours_that_count(clocks, *seat) : Hours{};
    clocks.counted = std::min(std::max(at, clocks.counted), plain_moment_after(hours, clocks.counted, time));
    return counted(std::move(clocks), at);
}

class RandomHours {
public:
    explicit RandomHours(unsigned seed) : random_(seed) {}

    int below(int number) { return std::uniform_int_distribution<int>(0, number - 1)(random_); }
    /// In half hours, so that much of it begins or ends at the same moment.
    Span up_to(Span longest) {
        return 30 * span::minute * below(static_cast<int>(longest / (30 * span::minute)) + 1);
    }
    Hours hours() {
        Hours made;
        const char* zones[] = {"UTC", "Europe/Zurich", "America/St_Johns", "Pacific/Apia", "Europe/Atlantis"};
        const int from = 30 * below(48);
        const int to = (from + 30 + 30 * below(24)) % (24 * 60);
        if (below(5) > 0) made.night = Night{zones[below(5)], from, to};
        if (below(2) == 0) {
            const Moment leaves = spring - span::day + up_to(5 * span::day);
            made.holiday = Stretch{leaves, leaves + up_to(20 * span::day)};
        }
        return made;
    }

private:
    std::mt19937 random_;
};

}  // namespace

TEST_CASE("forgiven time is what the clock would have run, up to now, whatever the hours of its player") {
    for (int number = 0; number < repetitions(1'000, 50'000); ++number) {
        INFO("hours " << number);
        RandomHours random(static_cast<unsigned>(number));
        Clocks clocks = slow_clocks(random.hours());
        clocks.thinking = random.below(8) > 0;
        clocks.counted = spring + random.up_to(4 * span::day);
        const Moment at = clocks.counted - span::day + random.up_to(30 * span::day);
        const Span time = random.below(4) == 0 ? max_forgiven : random.up_to(20 * span::day);
        CHECK(evolve(clocks, at, TimeForgiven{time}) == plainly_forgiven(clocks, at, time));
    }
}

TEST_CASE("a year may be forgiven over and over, and only the time that has passed is looked at") {
    const Hours lost{Night{"Europe/Atlantis", 22 * 60, 10 * 60}, std::nullopt};
    const Clocks before = slow_clocks(lost);
    Clocks clocks = before;
    for (int time = 1; time <= 20'000; ++time)
        clocks = evolve(std::move(clocks), spring + time, TimeForgiven{max_forgiven});
    CHECK(clocks.counted == spring + 20'000);
    CHECK(clocks.seats == before.seats);
}
