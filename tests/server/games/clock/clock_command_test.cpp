#include "server/games/clock/clock_command.hpp"

#include "tests/server/games/clock/timed_table.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::TimedTable;

namespace {

const ClockRules live{GameClock{1500, 0}};
const ClockRules slow{SlowClock{3, 0, 21}};
const std::vector<int> both{0, 1};

/// Gives a command, which is accepted, and applies what it makes.
std::vector<ClockEvent> give(TimedTable& table, int seat, const ClockCommand& command,
                             const std::vector<int>& people = both) {
    const auto events = decide(table.clocks, people, seat, table.now, command);
    REQUIRE(events.has_value());
    for (const ClockEvent& event : *events) table.apply(event);
    return *events;
}

ClockFault fault(const TimedTable& table, int seat, const ClockCommand& command) {
    const auto events = decide(table.clocks, both, seat, table.now, command);
    REQUIRE(events.has_error());
    return events.error();
}

ClockRefusal refusal(const TimedTable& table, int seat, const ClockCommand& command) {
    return fault(table, seat, command).refusal;
}

}  // namespace

TEST_CASE("the clocks pause when all players want it") {
    TimedTable table(live, 2);
    CHECK(give(table, 0, ProposeClock{PauseProposal{}}) ==
          std::vector<ClockEvent>{ClockProposed{0, PauseProposal{}}});
    CHECK_FALSE(table.clocks.paused);
    give(table, 1, ProposeClock{PauseProposal{}});
    CHECK(table.clocks.paused);
    CHECK_FALSE(table.clocks.seat(0).proposal);
    give(table, 1, ProposeClock{ResumeProposal{}});
    CHECK(table.clocks.paused);
    give(table, 0, ProposeClock{ResumeProposal{}});
    CHECK_FALSE(table.clocks.paused);
}

TEST_CASE("only those who are asked have to agree") {
    TimedTable table(live, 3);
    give(table, 2, ProposeClock{PauseProposal{}}, {2});
    CHECK(table.clocks.paused);
}

TEST_CASE("different proposals do not agree") {
    TimedTable table(live, 2);
    give(table, 0, ProposeClock{ChangeProposal{slow}});
    give(table, 1, ProposeClock{ChangeProposal{{SlowClock{4, 0, 21}}}});
    CHECK(table.clocks.rules == live);
    give(table, 1, ProposeClock{ChangeProposal{slow}});
    CHECK(table.clocks.rules == slow);
}

TEST_CASE("a proposal may be withdrawn before all agree") {
    TimedTable table(live, 2);
    give(table, 0, ProposeClock{PauseProposal{}});
    give(table, 0, WithdrawProposal{});
    CHECK(refusal(table, 0, WithdrawProposal{}) == ClockRefusal::nothing_proposed);
    give(table, 1, ProposeClock{PauseProposal{}});
    CHECK_FALSE(table.clocks.paused);
}

TEST_CASE("what is so already cannot be proposed") {
    TimedTable table(live, 2);
    CHECK(refusal(table, 0, ProposeClock{ResumeProposal{}}) == ClockRefusal::nothing_new);
    CHECK(refusal(table, 0, ProposeClock{ChangeProposal{live}}) == ClockRefusal::nothing_new);
    give(table, 0, ProposeClock{PauseProposal{}});
    CHECK(refusal(table, 0, ProposeClock{PauseProposal{}}) == ClockRefusal::nothing_new);
    CHECK(refusal(TimedTable({}, 2), 0, ProposeClock{PauseProposal{}}) == ClockRefusal::no_clock);
}

TEST_CASE("a clock of a thousand days is refused with the days that it may have") {
    const TimedTable table(live, 2);
    const ClockFault thousand = fault(table, 0, ProposeClock{ChangeProposal{{SlowClock{1000, 0, 0}}}});
    CHECK(thousand == ClockFault{ClockRefusal::wrong_rules, ClockBound{"days", 1, 30}});
}

TEST_CASE("a night may be changed once a week") {
    TimedTable table(slow, 2);
    give(table, 0, SetNight{Night{"Europe/Zurich", 23 * 60, 7 * 60}});
    CHECK(refusal(table, 0, SetNight{}) == ClockRefusal::night_just_changed);
    give(table, 1, SetNight{Night{}});
    table.clocks.seat(0).move = 30 * span::day;
    table.wait(7 * span::day);
    CHECK(refusal(table, 1, SetNight{Night{}}) == ClockRefusal::nothing_new);
    give(table, 0, SetNight{});
    CHECK_FALSE(table.clocks.seat(0).hours.night);
}

TEST_CASE("a night that is too long, or in no zone, is refused") {
    const TimedTable table(slow, 2);
    CHECK(refusal(table, 0, SetNight{Night{"UTC", 0, 13 * 60}}) == ClockRefusal::wrong_night);
    CHECK(refusal(table, 0, SetNight{Night{"Moon/Tycho", 0, 60}}) == ClockRefusal::wrong_night);
}

TEST_CASE("a holiday begins and ends with one command, and all of them last as long as the year has days") {
    TimedTable table(slow, 2);
    CHECK(refusal(table, 0, EndHoliday{}) == ClockRefusal::not_on_holiday);
    give(table, 0, BeginHoliday{});
    CHECK(refusal(table, 0, BeginHoliday{}) == ClockRefusal::on_holiday);
    table.wait(5 * span::day);
    give(table, 0, EndHoliday{});
    give(table, 0, BeginHoliday{});
    table.wait(16 * span::day);
    CHECK(refusal(table, 0, EndHoliday{}) == ClockRefusal::not_on_holiday);
    CHECK(refusal(table, 0, BeginHoliday{}) == ClockRefusal::no_holiday_left);
    CHECK(table.left(0) == 3 * span::day);
}

TEST_CASE("nights and holidays belong to slow games") {
    const TimedTable table(live, 2);
    CHECK(refusal(table, 0, SetNight{Night{}}) == ClockRefusal::not_slow);
    CHECK(refusal(table, 0, BeginHoliday{}) == ClockRefusal::not_slow);
}
