#include "tests/server/games/clock/clocked_players.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::ClockedPlayers;

namespace {

using Rung = std::vector<std::pair<Moment, ClockEvent>>;

constexpr Moment day_at(int day, int hour) {
    return ClockedPlayers::noon + day * span::day + (hour - 12) * span::hour;
}

void wait_until(ClockedPlayers& players, Moment moment) {
    players.wait(moment - players.now);
    CHECK(players.clocks == players.read_again());
}

}  // namespace

/// Two days for each move and a bank of one. Mara sleeps from 22:00 to 8:00 UTC, Nils never. The first day is a
/// Monday.
TEST_CASE("a slow game of a fortnight, with nights, a holiday, a reminder and the bank") {
    ClockedPlayers players({SlowClock{2, 1, 10}, AtZero::lose}, 2);
    constexpr int mara = 0, nils = 1;
    players.apply(NightSet{mara, Night{"UTC", 22 * 60, 8 * 60}});

    wait_until(players, day_at(1, 12));  // a night of ten hours
    CHECK(players.left(mara) == 3 * span::day - 14 * span::hour);
    players.move();

    wait_until(players, day_at(1, 20));
    players.move();  // Nils answers in the evening; Mara's clock runs until ten and again from eight
    wait_until(players, day_at(2, 9));
    CHECK(players.left(mara) == 3 * span::day - 3 * span::hour);
    players.move();

    players.apply(HolidayBegan{nils});
    wait_until(players, day_at(6, 9));
    CHECK(players.left(nils) == 3 * span::day);
    players.apply(HolidayEnded{nils});
    CHECK(holiday_left(players.clocks, nils, players.now) == 6 * span::day);

    wait_until(
        players,
        day_at(8, 22));  // two days and thirteen hours: a reminder after a day and a half, and half of the bank
    CHECK(players.rung == Rung{{day_at(7, 21), TimeReminded{nils, 4}}});
    CHECK(players.left(nils) == 11 * span::hour);
    players.move();
    CHECK(players.left(nils) == 2 * span::day + 11 * span::hour);

    wait_until(players, day_at(9, 8));  // Mara sleeps
    CHECK(players.left(mara) == 3 * span::day);
    wait_until(players, day_at(14, 12));  // five days of fourteen hours, and two hours
    CHECK(players.rung == Rung{{day_at(7, 21), TimeReminded{nils, 4}},
                               {day_at(11, 16), TimeReminded{mara, 5}},
                               {day_at(14, 10) + max_lag, TimeUp{mara, 5, 0}}});
    CHECK(players.lost == std::set{mara});
}

TEST_CASE("an outage gives back the hours in which a clock would have run, and not those of a night") {
    ClockedPlayers players({SlowClock{2, 0, 0}, AtZero::lose}, 2);
    players.apply(NightSet{0, Night{"UTC", 22 * 60, 8 * 60}});
    const auto be_out = [&players](Moment from, Moment to) {
        players.now = to;
        const Span lost = lost_to(players.clocks, {from, to});
        players.apply(TimeForgiven{lost, Forgiveness::outage});
        return lost;
    };
    CHECK(be_out(day_at(0, 22), day_at(1, 8)) == 0);
    CHECK(players.left(0) == 2 * span::day - 10 * span::hour);
    CHECK(be_out(day_at(2, 10), day_at(2, 16)) == 6 * span::hour);
    CHECK(players.left(0) == 2 * span::day - 10 * span::hour - 14 * span::hour - 2 * span::hour);
}
