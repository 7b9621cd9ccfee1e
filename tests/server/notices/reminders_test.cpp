#include "server/notices/reminders.hpp"

#include "server/time/span.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

const Night awake_all_day{0, 0};  ///< no hour of it is night

/// Midnight in London on 2027-01-15.
constexpr Moment midnight = 1'799'971'200'000;

const UtcOffset utc = [](Moment) { return 0; };
/// Berlin in 2027: summer time from 28 March to 31 October, at 1:00 UTC.
const UtcOffset berlin = [](Moment moment) {
    return moment >= 1'806'195'600'000 && moment < 1'824'944'400'000 ? 120 : 60;
};

}  // namespace

TEST_CASE("a notice in the day goes at once, and one in the night when the night is over") {
    const Night night;  // 22:00 to 8:00
    CHECK(after_night(midnight + 12 * span::hour, night, utc) == midnight + 12 * span::hour);
    CHECK(after_night(midnight + 8 * span::hour, night, utc) == midnight + 8 * span::hour);
    CHECK(after_night(midnight + 22 * span::hour, night, utc) == midnight + 32 * span::hour);
    CHECK(after_night(midnight + 7 * span::hour + 59 * span::minute + 59'000, night, utc) ==
          midnight + 8 * span::hour);
    CHECK(after_night(midnight, night, utc) == midnight + 8 * span::hour);
}

TEST_CASE("a night may lie within one day, or not be there") {
    const Night siesta{13 * 60, 16 * 60};
    CHECK(after_night(midnight + 14 * span::hour, siesta, utc) == midnight + 16 * span::hour);
    CHECK(after_night(midnight + 16 * span::hour, siesta, utc) == midnight + 16 * span::hour);
    CHECK(after_night(midnight + 2 * span::hour, awake_all_day, utc) == midnight + 2 * span::hour);
}

TEST_CASE("the night is that of the player's place, even when the clocks change in it") {
    CHECK(after_night(midnight + 21 * span::hour, {}, berlin) == midnight + 31 * span::hour);  // 22:00 there
    const Moment saturday = 1'806'195'600'000 - 2 * span::hour;             // 27 March, 24:00 in Berlin
    CHECK(after_night(saturday, {}, berlin) == saturday + 7 * span::hour);  // 8:00 is an hour sooner
    const Moment autumn = 1'824'944'400'000 - 3 * span::hour;               // 30 October, 24:00 in Berlin
    CHECK(after_night(autumn, {}, berlin) == autumn + 9 * span::hour);
}

TEST_CASE("when two nights end in each other, both have to be over") {
    const LocalNight early{{22 * 60, 6 * 60}, utc}, late{{5 * 60, 9 * 60}, utc};
    for (const auto& nights : {std::vector{early, late}, std::vector{late, early}}) {
        CHECK(after_nights(midnight, nights) == midnight + 9 * span::hour);
        CHECK(after_nights(midnight + 7 * span::hour, nights) == midnight + 9 * span::hour);
        CHECK(after_nights(midnight + 12 * span::hour, nights) == midnight + 12 * span::hour);
    }
    CHECK(after_nights(midnight, {}) == midnight);
}

TEST_CASE("if two nights leave no hour of the day, the first alone decides") {
    const LocalNight first{{22 * 60, 12 * 60}, utc}, second{{12 * 60, 22 * 60}, utc};
    CHECK(after_nights(midnight, {first, second}) == midnight + 12 * span::hour);
    CHECK(after_nights(midnight + 13 * span::hour, {first, second}) == midnight + 13 * span::hour);
}

TEST_CASE("a time of day comes next today or tomorrow") {
    CHECK(next_time_of_day(midnight, 18 * 60, utc) == midnight + 18 * span::hour);
    CHECK(next_time_of_day(midnight + 18 * span::hour, 18 * 60, utc) == midnight + 42 * span::hour);
    CHECK(next_time_of_day(midnight + 18 * span::hour + 1, 18 * 60, utc) == midnight + 42 * span::hour);
    CHECK(next_time_of_day(midnight, 18 * 60, berlin) == midnight + 17 * span::hour);
}

TEST_CASE("a turn has one reminder, a day after it began, unless more is asked for") {
    const Moment noon = midnight + 12 * span::hour;
    CHECK(reminders(noon, {}, {}, {{awake_all_day, utc}}) == std::vector<Moment>{noon + span::day});
    const ReminderRule three{.number = 3, .first_after = 12 * span::hour, .then_every = span::day};
    CHECK(reminders(noon, {}, three, {{awake_all_day, utc}}) ==
          std::vector<Moment>{noon + 12 * span::hour, noon + 36 * span::hour, noon + 60 * span::hour});
    CHECK(reminders(noon, {}, {.number = 0}, {{awake_all_day, utc}}).empty());
    CHECK(reminders(noon, {}, {.number = 1000}, {{awake_all_day, utc}}).size() == ReminderRule::max);
}

TEST_CASE("no reminder comes in the night, and two that wait for the same morning are one") {
    const Moment evening = midnight + 20 * span::hour;
    const ReminderRule often{.number = 4, .first_after = 3 * span::hour, .then_every = 2 * span::hour};
    CHECK(reminders(evening, {}, often, {{Night{}, utc}}) == std::vector<Moment>{midnight + 32 * span::hour});
}

TEST_CASE("no reminder comes when the turn has ended") {
    const Moment noon = midnight + 12 * span::hour;
    const ReminderRule daily{.number = 3};
    CHECK(reminders(noon, noon + 2 * span::day, daily, {{awake_all_day, utc}}) ==
          std::vector<Moment>{noon + span::day});
    CHECK(reminders(noon, noon + span::hour, daily, {{awake_all_day, utc}}).empty());
}
