#include "server/games/clock/clock_fit.hpp"

#include "tests/server/games/clock/clocked_players.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::engine::Misfit;
using crisscross::test::ClockedPlayers;

TEST_CASE("an event of the clocks that names a seat, a turn or a number that cannot be does not fit") {
    const ClockedPlayers players({GameClock{300, 0}, AtZero::points, Overtime{10, 3}}, 2);
    const auto misfit = [&](const ClockEvent& event) { return check_fit(players.clocks, event); };
    CHECK(misfit(ClockSet{{SlowClock{1000, 0, 0}}}) == Misfit::wrong_options);
    CHECK(misfit(ClockResumed{}) == Misfit::out_of_order);
    CHECK(misfit(ClockProposed{2, PauseProposal{}}) == Misfit::no_such_seat);
    CHECK(misfit(ClockProposed{0, ChangeProposal{{MoveClock{0}}}}) == Misfit::wrong_options);
    CHECK(misfit(ProposalWithdrawn{-1}) == Misfit::no_such_seat);
    CHECK(misfit(ProposalDeclined{-1, PauseProposal{}}) == Misfit::no_such_seat);
    CHECK(misfit(NightSet{0, Night{"UTC", 0, 1440}}) == Misfit::wrong_number);
    CHECK(misfit(HolidayBegan{7}) == Misfit::no_such_seat);
    CHECK(misfit(HolidayEnded{7}) == Misfit::no_such_seat);
    CHECK(misfit(TimeForgiven{-1, Forgiveness::lag}) == Misfit::wrong_number);
    CHECK(misfit(TimeForgiven{9'000'000'000'000'000, Forgiveness::outage}) == Misfit::wrong_number);
    CHECK(misfit(TimeReminded{0, 2}) == Misfit::out_of_order);
    CHECK(misfit(TimeUp{1, 1, 0}) == Misfit::out_of_order);
    CHECK(misfit(TimeUp{0, 1, 2}) == Misfit::wrong_number);
}

TEST_CASE("an event that the clocks have made themselves fits") {
    ClockedPlayers players({GameClock{300, 0}, AtZero::points, Overtime{10, 3}}, 2);
    CHECK_FALSE(check_fit(players.clocks, ClockPaused{}));
    CHECK_FALSE(check_fit(players.clocks, TimeUp{0, 1, 1}));
    CHECK_FALSE(check_fit(players.clocks, NightSet{0, Night{"Europe/Atlantis", 0, 60}}));
    players.stop();
    CHECK(check_fit(players.clocks, TimeUp{0, 1, 1}) == Misfit::out_of_order);
}
