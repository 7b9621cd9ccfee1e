#include <random>

#include "server/games/clock/clock_command.hpp"
#include "server/games/clock/clock_fit.hpp"
#include "tests/server/games/clock/clocked_players.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::ClockedPlayers;
using crisscross::test::long_run;

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
    void something_happens(ClockedPlayers& players, int seats) {
        players.wait(some_time(players.clocks.rules));
        if (!players.clocks.thinking) return players.go_on();
        const int choice = below(10);
        if (choice < 5) return players.move();
        if (choice == 5) return players.stop();
        if (choice == 6) return players.apply(TimeForgiven{below(2000), Forgiveness::lag});
        const std::vector<int> people{below(seats)};
        if (const auto events = decide(players.clocks, people, people.front(), players.now, command()))
            for (const ClockEvent& event : *events) {
                CHECK_FALSE(check_fit(players.clocks, event));
                players.apply(event);
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
        ClockedPlayers players(random.rules(), seats);
        INFO("game " << game);
        for (int step = 0; step < 60 && static_cast<int>(players.lost.size()) + 1 < seats; ++step) {
            random.something_happens(players, seats);
            for (int seat = 0; seat < seats; ++seat) {
                CHECK(players.left(seat) >= 0);
                CHECK(players.overtime(seat) >= 0);
            }
        }
        CHECK(players.clocks == players.read_again());
    }
}

TEST_CASE("the times of all players and the time in which nobody was timed add up to the time that has passed") {
    for (int game = 0; game < games(); ++game) {
        RandomTime random(static_cast<unsigned>(game));
        const int seats = 2 + random.below(3);
        constexpr Span plenty = 36'000 * span::second;
        ClockedPlayers players({GameClock{36'000, 7}}, seats);
        INFO("game " << game);
        Span untimed = 0;
        int moves = 0;
        for (int step = 0; step < 200; ++step) {
            const Span time = span::minute * random.below(1000) / 1000;
            if (!running(players.clocks)) untimed += time;
            players.wait(time);
            if (const int choice = random.below(6); choice == 0)
                players.stop();
            else if (choice == 1)
                players.go_on();
            else if (choice == 2)
                players.apply(players.clocks.paused ? ClockEvent(ClockResumed{}) : ClockEvent(ClockPaused{}));
            else
                players.move(), ++moves;
        }
        Span used = 0;
        for (int seat = 0; seat < seats; ++seat) used += plenty - players.left(seat);
        CHECK(used + moves * 7 * span::second + untimed == players.now - ClockedPlayers::noon);
    }
}

TEST_CASE("what a clock announces is what happens") {
    for (int game = 0; game < games(); ++game) {
        RandomTime random(static_cast<unsigned>(game));
        ClockedPlayers players(random.rules(), 2);
        players.apply(NightSet{0, Night{"Europe/Zurich", 22 * 60, 22 * 60 + 1 + random.below(119)}});
        const auto alarm = next_alarm(players.clocks);
        REQUIRE(alarm);
        INFO("game " << game);
        if (!std::holds_alternative<TimeUp>(alarm->event)) continue;
        const Moment zero = alarm->at - max_lag;
        CHECK(remaining(players.clocks, 0, zero).left == 0);
        CHECK(remaining(players.clocks, 0, zero - 1).left == 1);
    }
}
