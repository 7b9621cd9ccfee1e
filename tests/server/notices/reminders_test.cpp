#include "server/notices/reminders.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

constexpr Moment minute = 60'000;
constexpr Moment hour = 60 * minute;
constexpr Moment day = 24 * hour;
/// Midnight in London on 2027-01-15.
constexpr Moment midnight = 1'799'971'200'000;

const UtcOffset utc = [](Moment) { return 0; };
/// Berlin in 2027: summer time from 28 March to 31 October, at 1:00 UTC.
const UtcOffset berlin = [](Moment moment) {
    return moment >= 1'806'195'600'000 && moment < 1'824'944'400'000 ? 120 : 60;
};
const Night no_night{0, 0};

}  // namespace

TEST_CASE("a notice in the day goes at once, and one in the night when the night is over") {
    const Night night;  // 22:00 to 8:00
    CHECK(after_night(midnight + 12 * hour, night, utc) == midnight + 12 * hour);
    CHECK(after_night(midnight + 8 * hour, night, utc) == midnight + 8 * hour);
    CHECK(after_night(midnight + 22 * hour, night, utc) == midnight + 32 * hour);
    CHECK(after_night(midnight + 7 * hour + 59 * minute + 59'000, night, utc) == midnight + 8 * hour);
    CHECK(after_night(midnight, night, utc) == midnight + 8 * hour);
}

TEST_CASE("a night may lie within one day, or not be there") {
    const Night siesta{13 * 60, 16 * 60};
    CHECK(after_night(midnight + 14 * hour, siesta, utc) == midnight + 16 * hour);
    CHECK(after_night(midnight + 16 * hour, siesta, utc) == midnight + 16 * hour);
    CHECK(after_night(midnight + 2 * hour, no_night, utc) == midnight + 2 * hour);
}

TEST_CASE("the night is that of the player's place, also when the clocks change in it") {
    CHECK(after_night(midnight + 21 * hour, {}, berlin) == midnight + 31 * hour);  // 22:00 there
    const Moment saturday = 1'806'195'600'000 - 2 * hour;                          // 27 March, 24:00 in Berlin
    CHECK(after_night(saturday, {}, berlin) == saturday + 7 * hour);               // 8:00 is an hour sooner
    const Moment autumn = 1'824'944'400'000 - 3 * hour;                            // 30 October, 24:00 in Berlin
    CHECK(after_night(autumn, {}, berlin) == autumn + 9 * hour);
}

TEST_CASE("a time of day comes next today or tomorrow") {
    CHECK(next_time_of_day(midnight, 18 * 60, utc) == midnight + 18 * hour);
    CHECK(next_time_of_day(midnight + 18 * hour, 18 * 60, utc) == midnight + 42 * hour);
    CHECK(next_time_of_day(midnight + 18 * hour + 1, 18 * 60, utc) == midnight + 42 * hour);
    CHECK(next_time_of_day(midnight, 18 * 60, berlin) == midnight + 17 * hour);
}

TEST_CASE("a turn has one reminder, a day after it began, unless more is asked for") {
    const Moment noon = midnight + 12 * hour;
    CHECK(reminders(noon, {}, {}, no_night, utc) == std::vector<Moment>{noon + day});
    const ReminderRule three{.number = 3, .first_after = 12 * hour, .then_every = day};
    CHECK(reminders(noon, {}, three, no_night, utc) ==
          std::vector<Moment>{noon + 12 * hour, noon + 36 * hour, noon + 60 * hour});
    CHECK(reminders(noon, {}, {.number = 0}, no_night, utc).empty());
    CHECK(reminders(noon, {}, {.number = 1000}, no_night, utc).size() == ReminderRule::most);
}

TEST_CASE("no reminder comes in the night, and two that wait for the same morning are one") {
    const Moment evening = midnight + 20 * hour;
    const ReminderRule often{.number = 4, .first_after = 3 * hour, .then_every = 2 * hour};
    CHECK(reminders(evening, {}, often, {}, utc) == std::vector<Moment>{midnight + 32 * hour});
}

TEST_CASE("no reminder comes when the turn has ended") {
    const Moment noon = midnight + 12 * hour;
    const ReminderRule daily{.number = 3};
    CHECK(reminders(noon, noon + 2 * day, daily, no_night, utc) == std::vector<Moment>{noon + day});
    CHECK(reminders(noon, noon + hour, daily, no_night, utc).empty());
}
