#include <random>

#include "server/games/clock/clock_command.hpp"
#include "server/games/clock/clock_fit.hpp"
#include "tests/server/games/clock/timed_table.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::long_run;
using crisscross::test::TimedTable;

namespace {

int games() {
    return long_run() ? 5000 : 300;
}

/// Everything that may happen to clocks, in any order.
class RandomTime {
public:
    explicit RandomTime(unsigned seed) : random_(seed) {}

    int below(int number) { return std::uniform_int_distribution<int>(0, number - 1)(random_); }
    ClockRules rules() {
        const auto at_zero = static_cast<AtZero>(below(4));
        const Overtime overtime{1 + below(20), 1 + below(5)};
        if (below(3) == 0) return {GameClock{30 + below(600), below(20)}, at_zero, overtime};
        if (below(2) == 0) return {MoveClock{10 + below(300)}, at_zero, overtime};
        return {SlowClock{1 + below(5), below(5), below(30)}, at_zero == AtZero::points ? AtZero::pass : at_zero};
    }
    /// From nothing to about a fifth of the time that a player has in all.
    Span some_time(const ClockRules& rules) {
        const Span max = rules.slow() ? span::day : span::minute;
        return max * below(1000) / 1000;
    }
    ClockCommand command() {
        switch (below(6)) {
            case 0:
                return ProposeClock{PauseProposal{}};
            case 1:
                return ProposeClock{ResumeProposal{}};
            case 2:
                return ProposeClock{ChangeProposal{rules()}};
            case 3:
                return SetNight{Night{below(2) ? "Europe/Zurich" : "UTC", below(1440), below(1440)}};
            case 4:
                return BeginHoliday{};
            default:
                return EndHoliday{};
        }
    }
    void something_happens(TimedTable& table, int seats) {
        table.wait(some_time(table.clocks.rules));
        if (!table.clocks.thinking) return table.go_on();
        const int choice = below(10);
        if (choice < 5) return table.move();
        if (choice == 5) return table.stop();
        if (choice == 6) return table.apply(TimeForgiven{below(2000), Forgiveness::lag});
        const std::vector<int> people{below(seats)};
        if (const auto events = decide(table.clocks, people, people.front(), table.now, command()))
            for (const ClockEvent& event : *events) {
                CHECK_FALSE(check_fit(table.clocks, event));
                table.apply(event);
            }
    }

private:
    std::mt19937 random_;
};

}  // namespace

TEST_CASE("whatever happens, no clock is negative, and what is stored gives the same clocks") {
    for (int game = 0; game < games(); ++game) {
        RandomTime random(static_cast<unsigned>(game));
        const int seats = 2 + random.below(3);
        TimedTable table(random.rules(), seats);
        INFO("game " << game);
        for (int step = 0; step < 60 && static_cast<int>(table.lost.size()) + 1 < seats; ++step) {
            random.something_happens(table, seats);
            for (int seat = 0; seat < seats; ++seat) {
                CHECK(table.left(seat) >= 0);
                CHECK(table.overtime(seat) >= 0);
            }
        }
        CHECK(table.clocks == table.read_again());
    }
}

TEST_CASE("the times of all players and the time in which nobody was timed add up to the time that has passed") {
    for (int game = 0; game < games(); ++game) {
        RandomTime random(static_cast<unsigned>(game));
        const int seats = 2 + random.below(3);
        constexpr Span plenty = 36'000 * span::second;
        TimedTable table({GameClock{36'000, 7}}, seats);
        INFO("game " << game);
        Span untimed = 0;
        int moves = 0;
        for (int step = 0; step < 200; ++step) {
            const Span time = span::minute * random.below(1000) / 1000;
            if (!running(table.clocks)) untimed += time;
            table.wait(time);
            if (const int choice = random.below(6); choice == 0)
                table.stop();
            else if (choice == 1)
                table.go_on();
            else if (choice == 2)
                table.apply(table.clocks.paused ? ClockEvent(ClockResumed{}) : ClockEvent(ClockPaused{}));
            else
                table.move(), ++moves;
        }
        Span used = 0;
        for (int seat = 0; seat < seats; ++seat) used += plenty - table.left(seat);
        CHECK(used + moves * 7 * span::second + untimed == table.now - TimedTable::noon);
    }
}

TEST_CASE("what a clock announces is what happens") {
    for (int game = 0; game < games(); ++game) {
        RandomTime random(static_cast<unsigned>(game));
        TimedTable table(random.rules(), 2);
        table.apply(NightSet{0, Night{"Europe/Zurich", 22 * 60, 22 * 60 + 1 + random.below(119)}});
        const auto alarm = next_alarm(table.clocks);
        REQUIRE(alarm);
        INFO("game " << game);
        if (!std::holds_alternative<TimeUp>(alarm->event)) continue;
        const Moment zero = alarm->at - max_lag;
        CHECK(remaining(table.clocks, 0, zero).left == 0);
        CHECK(remaining(table.clocks, 0, zero - 1).left == 1);
    }
}
