#include "tests/server/games/step/timed_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace span = crisscross::server::span;
using crisscross::protocol::AtZero;
using crisscross::protocol::ClockRules;
using crisscross::protocol::GameClock;
using crisscross::protocol::server::ThinkTime;
using crisscross::protocol::server::TimeLeft;

namespace {

constexpr ClockRules ten_minutes{GameClock{600, 5}, AtZero::lose};
constexpr ClockRules nobody_is_timed{};

std::optional<std::vector<ThinkTime>> times_of(StepGame& game, std::uint32_t from = 1) {
    return std::get<protocol::server::Log>(game.ask(1, client::Log{"g", from})).times;
}

/// Those of the moves, in order.
std::vector<ThinkTime> stops_of(StepGame& game) {
    std::vector<ThinkTime> stops;
    const std::vector<ThinkTime> times = times_of(game).value();
    for (const ThinkTime& time : times)
        if (time.thought) stops.push_back(time);
    return stops;
}

void think_and_pass(TimedGame& game, server::Span time) {
    game.pass_time(time);
    game.pass();
}

void end(TimedGame& game) {
    game.say(game.mover(), client::Resign{StepGame::new_id()});
}

}  // namespace

TEST_CASE("the log of a finished game says how long each move took, and what the clocks showed after it") {
    TimedGame game(ten_minutes);
    const auto first = static_cast<std::size_t>(game.state().game->to_move);
    think_and_pass(game, 20 * span::second);
    think_and_pass(game, 7 * span::second);
    game.pass_time(span::minute);
    end(game);
    const std::vector<ThinkTime> stops = stops_of(game);
    REQUIRE(stops.size() == 3);
    CHECK(stops[0].thought == 20 * span::second);
    CHECK(stops[1].thought == 7 * span::second);
    CHECK(stops[2].thought == span::minute);
    CHECK(stops[0].clocks.at(first) == TimeLeft{585 * span::second, 0});
    CHECK(stops[1].clocks.at(first) == TimeLeft{585 * span::second, 0});
    CHECK(stops[1].clocks.at(1 - first) == TimeLeft{598 * span::second, 0});
}

TEST_CASE("nobody thinks during a pause") {
    TimedGame game(ten_minutes);
    game.pass_time(10 * span::second);
    game.propose(1, protocol::PauseProposal{});
    game.propose(2, protocol::PauseProposal{});
    game.pass_time(span::hour);
    game.propose(1, protocol::ResumeProposal{});
    game.propose(2, protocol::ResumeProposal{});
    think_and_pass(game, 5 * span::second);
    end(game);
    CHECK(stops_of(game).at(0).thought == 15 * span::second);
}

TEST_CASE("a nudge does not count what its player has thought twice") {
    for (const ClockRules& clock : {ten_minutes, nobody_is_timed}) {
        TimedGame game(clock);
        game.pass_time(30 * span::second);
        game.say(game.mover() == 1 ? 2 : 1, client::Nudge{StepGame::new_id()});
        think_and_pass(game, 12 * span::second);
        end(game);
        CHECK(stops_of(game).at(0).thought == 42 * span::second);
    }
}

TEST_CASE("where nobody is timed, the log still says how long a move took, and shows no clocks") {
    TimedGame game(nobody_is_timed);
    think_and_pass(game, 42 * span::second);
    end(game);
    CHECK(stops_of(game).at(0).thought == 42 * span::second);
    const auto times = times_of(game).value();
    for (const ThinkTime& time : times) CHECK(time.clocks.empty());
}

TEST_CASE("the times of a page of the log are those of its versions") {
    TimedGame game(ten_minutes);
    for (int turn = 0; turn < 2; ++turn) think_and_pass(game, span::second);
    end(game);
    const auto all = times_of(game).value();
    const auto later = times_of(game, all.at(2).version).value();
    CHECK(later == std::vector(all.begin() + 2, all.end()));
}

TEST_CASE("while a game goes on, the log has no times") {
    TimedGame game(ten_minutes);
    think_and_pass(game, 20 * span::second);
    CHECK_FALSE(times_of(game));
}
