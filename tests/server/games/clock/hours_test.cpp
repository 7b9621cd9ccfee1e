#include "server/games/clock/hours.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;
using crisscross::protocol::Night;

namespace {

/// 5 January 2026 at midnight UTC.
constexpr Moment monday = 1'767'571'200'000;
constexpr Moment at(int day, int hour) {
    return monday + day * span::day + hour * span::hour;
}

const Hours always{};
const Hours asleep{Night{"UTC", 23 * 60, 7 * 60}, std::nullopt};

}  // namespace

TEST_CASE("without a night, a clock runs all day") {
    CHECK(running_time(always, {at(0, 12), at(3, 12)}, never) == 3 * span::day);
    CHECK(moment_after(always, {at(0, 12), never}, 3 * span::day) == at(3, 12));
}

TEST_CASE("a clock does not run at night") {
    CHECK(running_time(asleep, {at(0, 22), at(1, 8)}, never) == 2 * span::hour);
    CHECK(running_time(asleep, {at(0, 12), at(3, 12)}, never) == 3 * 16 * span::hour);
    CHECK(running_time(asleep, {at(1, 0), at(1, 7)}, never) == 0);
}

TEST_CASE("what is left at night lasts until the morning") {
    CHECK(moment_after(asleep, {at(0, 22), never}, 2 * span::hour) == at(1, 8));
    CHECK(moment_after(asleep, {at(1, 3), never}, 0) == at(1, 7));
    CHECK(moment_after(asleep, {at(0, 22), never}, span::hour) == at(0, 23));
}

TEST_CASE("nothing beyond the end of a stretch is looked at") {
    const Stretch days{at(0, 12), at(2, 12)};
    CHECK(moment_after(asleep, days, 366 * span::day) == at(2, 12));
    int looks = 0;
    const NextRunning counting = [&looks](Moment moment) { return ++looks, next_running(asleep, moment); };
    CHECK(moment_after(counting, days, 366 * span::day) == at(2, 12));
    CHECK(looks == 3);
    CHECK(moment_after(counting, {at(0, 12), at(0, 12) + 1}, 366 * span::day) == at(0, 12) + 1);
    CHECK(looks == 4);
}

TEST_CASE("a night may be within one day") {
    const Hours noon{Night{"UTC", 12 * 60, 14 * 60}, std::nullopt};
    CHECK(running_time(noon, {at(0, 0), at(1, 0)}, never) == 22 * span::hour);
}

TEST_CASE("a clock does not run on holiday, and a night within it counts once") {
    const Hours away{asleep.night, Stretch{at(0, 12), at(2, 12)}};
    CHECK(running_time(away, {at(0, 8), at(2, 16)}, never) == 8 * span::hour);
    CHECK(moment_after(away, {at(0, 8), never}, 8 * span::hour) == at(2, 16));
}

TEST_CASE("a holiday that ends at night leads into the morning") {
    const Hours away{asleep.night, Stretch{at(0, 12), at(2, 2)}};
    CHECK(next_running(away, at(1, 0)) == Stretch{at(2, 7), at(2, 23)});
}

TEST_CASE("when the clocks are put forward, the night has an hour less") {
    // 28 March 2026 at 12:00 UTC; in Zurich the night from 23:00 to 7:00 lasts seven hours.
    const Moment noon = monday + 82 * span::day + 12 * span::hour;
    const Hours zurich{Night{"Europe/Zurich", 23 * 60, 7 * 60}, std::nullopt};
    CHECK(running_time(zurich, {noon, noon + span::day}, never) == 17 * span::hour);
}

TEST_CASE("a night within the hour that is skipped is left out that day") {
    const Moment noon = monday + 82 * span::day + 12 * span::hour;
    const Hours zurich{Night{"Europe/Zurich", 2 * 60, 3 * 60}, std::nullopt};
    CHECK(running_time(zurich, {noon, noon + span::day}, never) == span::day);
    CHECK(running_time(zurich, {noon + span::day, noon + 2 * span::day}, never) == 23 * span::hour);
}

TEST_CASE("counting stops where there is nothing left to count, whatever the years") {
    CHECK(running_time(asleep, {at(0, 12), never}, 5 * span::hour) == 5 * span::hour);
}

TEST_CASE("the time that has run and the moment after it agree") {
    for (const char* zone : {"UTC", "Europe/Zurich", "America/St_Johns", "Pacific/Apia", "Asia/Kathmandu"})
        for (int hour = 0; hour < 100 * 24; hour += 7) {
            const Hours hours{Night{zone, 22 * 60 + 30, 6 * 60}, Stretch{at(40, 3), at(47, 9)}};
            const Moment from = at(20, hour);
            const Moment to = moment_after(hours, {from, never}, 31 * span::hour);
            CHECK(running_time(hours, {from, to}, never) == 31 * span::hour);
            CHECK(running_time(hours, {from, to - 1}, never) == 31 * span::hour - 1);
        }
}

TEST_CASE("a night in a zone that this machine does not know is one in UTC") {
    const Hours lost{Night{"Europe/Atlantis", 23 * 60, 7 * 60}, std::nullopt};
    CHECK(running_time(lost, {at(0, 22), at(1, 8)}, never) == 2 * span::hour);
}

TEST_CASE("a night has minutes of a day, at most twelve hours, and a zone that exists") {
    CHECK(is_sound(Night{"Europe/Zurich", 19 * 60, 7 * 60}));
    CHECK_FALSE(is_sound(Night{"Europe/Zurich", 19 * 60, 7 * 60 + 1}));
    CHECK_FALSE(is_sound(Night{"Europe/Zurich", 60, 60}));
    CHECK_FALSE(is_sound(Night{"Europe/Zurich", -1, 60}));
    CHECK_FALSE(is_sound(Night{"Europe/Zurich", 23 * 60, 24 * 60}));
    CHECK_FALSE(is_sound(Night{"Europe/Atlantis", 23 * 60, 7 * 60}));
}
