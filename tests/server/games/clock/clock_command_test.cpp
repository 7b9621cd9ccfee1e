#include "server/games/clock/clock_command.hpp"

#include "tests/server/games/clock/clocked_players.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::ClockedPlayers;

namespace {

const ClockRules live{GameClock{1500, 0}};
const ClockRules slow{SlowClock{3, 0, 21}};
const std::vector<int> both{0, 1};

/// Gives a command, which is accepted, and applies what it makes.
std::vector<ClockEvent> give(ClockedPlayers& players, int seat, const ClockCommand& command,
                             const std::vector<int>& people = both) {
    const auto events = decide(players.clocks, people, seat, players.now, command);
    REQUIRE(events.has_value());
    for (const ClockEvent& event : *events) players.apply(event);
    return *events;
}

ClockFault fault(const ClockedPlayers& players, int seat, const ClockCommand& command) {
    const auto events = decide(players.clocks, both, seat, players.now, command);
    REQUIRE(events.has_error());
    return events.error();
}

ClockRefusal refusal(const ClockedPlayers& players, int seat, const ClockCommand& command) {
    return fault(players, seat, command).refusal;
}

}  // namespace

TEST_CASE("the clocks pause when all players want it") {
    ClockedPlayers players(live, 2);
    CHECK(give(players, 0, ProposeClock{PauseProposal{}}) ==
          std::vector<ClockEvent>{ClockProposed{0, PauseProposal{}}});
    CHECK_FALSE(players.clocks.paused);
    give(players, 1, ProposeClock{PauseProposal{}});
    CHECK(players.clocks.paused);
    CHECK_FALSE(players.clocks.seat(0).proposal);
    give(players, 1, ProposeClock{ResumeProposal{}});
    CHECK(players.clocks.paused);
    give(players, 0, ProposeClock{ResumeProposal{}});
    CHECK_FALSE(players.clocks.paused);
}

TEST_CASE("only those who are asked have to agree") {
    ClockedPlayers players(live, 3);
    give(players, 2, ProposeClock{PauseProposal{}}, {2});
    CHECK(players.clocks.paused);
}

TEST_CASE("different proposals do not agree") {
    ClockedPlayers players(live, 2);
    give(players, 0, ProposeClock{ChangeProposal{slow}});
    give(players, 1, ProposeClock{ChangeProposal{{SlowClock{4, 0, 21}}}});
    CHECK(players.clocks.rules == live);
    give(players, 1, ProposeClock{ChangeProposal{slow}});
    CHECK(players.clocks.rules == slow);
}

TEST_CASE("a proposal may be withdrawn before all agree") {
    ClockedPlayers players(live, 2);
    give(players, 0, ProposeClock{PauseProposal{}});
    give(players, 0, WithdrawProposal{});
    CHECK(refusal(players, 0, WithdrawProposal{}) == ClockRefusal::nothing_proposed);
    give(players, 1, ProposeClock{PauseProposal{}});
    CHECK_FALSE(players.clocks.paused);
}

TEST_CASE("a player who declines ends what others propose, and nothing else") {
    const std::vector<int> all{0, 1, 2};
    ClockedPlayers players(live, 3);
    give(players, 0, ProposeClock{PauseProposal{}}, all);
    give(players, 1, ProposeClock{ChangeProposal{slow}}, all);
    CHECK(refusal(players, 0, DeclineProposal{PauseProposal{}}) == ClockRefusal::nothing_asked);
    give(players, 2, DeclineProposal{PauseProposal{}}, all);
    CHECK_FALSE(players.clocks.seat(0).proposal);
    CHECK(players.clocks.seat(1).proposal == ClockProposal(ChangeProposal{slow}));
    CHECK(refusal(players, 2, DeclineProposal{PauseProposal{}}) == ClockRefusal::nothing_asked);
    CHECK_FALSE(players.clocks.paused);
}

TEST_CASE("what is so already cannot be proposed") {
    ClockedPlayers players(live, 2);
    CHECK(refusal(players, 0, ProposeClock{ResumeProposal{}}) == ClockRefusal::nothing_new);
    CHECK(refusal(players, 0, ProposeClock{ChangeProposal{live}}) == ClockRefusal::nothing_new);
    give(players, 0, ProposeClock{PauseProposal{}});
    CHECK(refusal(players, 0, ProposeClock{PauseProposal{}}) == ClockRefusal::nothing_new);
    CHECK(refusal(ClockedPlayers({}, 2), 0, ProposeClock{PauseProposal{}}) == ClockRefusal::no_clock);
}

TEST_CASE("a clock of a thousand days is refused with the days that it may have") {
    const ClockedPlayers players(live, 2);
    const ClockFault thousand = fault(players, 0, ProposeClock{ChangeProposal{{SlowClock{1000, 0, 0}}}});
    CHECK(thousand == ClockFault{ClockRefusal::wrong_rules, ClockBound{"days", 1, 30}});
}

TEST_CASE("a night may be changed once a week") {
    ClockedPlayers players(slow, 2);
    players.wait(1);
    give(players, 0, SetNight{Night{"Europe/Zurich", 23 * 60, 7 * 60}});
    CHECK(refusal(players, 0, SetNight{}) == ClockRefusal::night_just_changed);
    give(players, 1, SetNight{Night{}});
    players.clocks.seat(0).move = 30 * span::day;
    players.wait(7 * span::day);
    CHECK(refusal(players, 1, SetNight{Night{}}) == ClockRefusal::nothing_new);
    give(players, 0, SetNight{});
    CHECK_FALSE(players.clocks.seat(0).hours.night);
}

TEST_CASE("a night with which the clock begins goes on from another game, and may be changed at once") {
    ClockedPlayers players(slow, 2);
    players.apply(NightSet{0, Night{}});
    CHECK(players.clocks.seat(0).hours.night == Night{});
    players.wait(1);
    give(players, 0, SetNight{});
    CHECK_FALSE(players.clocks.seat(0).hours.night);
}

TEST_CASE("a night that is too long, or in no zone, is refused") {
    const ClockedPlayers players(slow, 2);
    CHECK(refusal(players, 0, SetNight{Night{"UTC", 0, 13 * 60}}) == ClockRefusal::wrong_night);
    CHECK(refusal(players, 0, SetNight{Night{"Moon/Tycho", 0, 60}}) == ClockRefusal::wrong_night);
}

TEST_CASE("a holiday begins and ends with one command, and all of them last as long as the year has days") {
    ClockedPlayers players(slow, 2);
    CHECK(refusal(players, 0, EndHoliday{}) == ClockRefusal::not_on_holiday);
    give(players, 0, BeginHoliday{});
    CHECK(refusal(players, 0, BeginHoliday{}) == ClockRefusal::on_holiday);
    players.wait(5 * span::day);
    give(players, 0, EndHoliday{});
    give(players, 0, BeginHoliday{});
    players.wait(16 * span::day);
    CHECK(refusal(players, 0, EndHoliday{}) == ClockRefusal::not_on_holiday);
    CHECK(refusal(players, 0, BeginHoliday{}) == ClockRefusal::no_holiday_left);
    CHECK(players.left(0) == 3 * span::day);
}

TEST_CASE("nights and holidays belong to slow games") {
    const ClockedPlayers players(live, 2);
    CHECK(refusal(players, 0, SetNight{Night{}}) == ClockRefusal::not_slow);
    CHECK(refusal(players, 0, BeginHoliday{}) == ClockRefusal::not_slow);
}
