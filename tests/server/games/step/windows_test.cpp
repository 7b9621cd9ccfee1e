#include "server/games/model/game_timer.hpp"
#include "server/time/span.hpp"
#include "tests/server/games/step/timed_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
namespace span = crisscross::server::span;
using crisscross::protocol::AtZero;
using crisscross::protocol::ChangeProposal;
using crisscross::protocol::ClockEvent;
using crisscross::protocol::ClockRules;
using crisscross::protocol::Forgiveness;
using crisscross::protocol::PauseProposal;
using crisscross::protocol::ResumeProposal;
using crisscross::protocol::SlowClock;
using crisscross::protocol::TimeForgiven;

// When windows, votes and turns with a limit end in slow games, after pauses and after outages.

namespace {

const engine::Settings twenty_seconds{.knobs = {{"window_more_seats", 20}}};
const ClockRules a_day_a_move{SlowClock{1, 0, 0}, AtZero::lose};
const ClockRules an_hour{protocol::GameClock{3600, 0}, AtZero::lose};

bool is_open(const StepGame& game) {
    return game.state().game->pending_play() != nullptr;
}

void play(StepGame& game) {
    game.say(game.mover(), game.first_play());
}

void play_and_challenge(StepGame& game) {
    const auto mover = game.mover();
    play(game);
    game.say(mover % 3 + 1, client::Challenge{StepGame::new_id(), 1});
}

void all_propose(TimedGame& game, int players, const protocol::ClockProposal& proposal) {
    for (int player = 1; player <= players; ++player) game.propose(player, proposal);
}

/// The server was killed, and started again after an hour.
void be_out_for_an_hour(TimedGame& game) {
    const auto killed = game.now;
    game.now += span::hour;
    game.restart({killed, game.now});
    game.give(server::Wake{});
}

}  // namespace

TEST_CASE("in a slow game a play may be challenged for a day, and no longer once all have accepted it") {
    TimedGame game(a_day_a_move, 3, twenty_seconds);
    const auto mover = game.mover();
    play(game);
    game.wait(span::day - span::minute);
    CHECK(is_open(game));
    SECTION("nobody answers") {
        game.wait(2 * span::minute);
        CHECK_FALSE(is_open(game));
    }
    SECTION("all accept") {
        for (int player = 1; player <= 3; ++player) {
            game.join(player);
            if (player != mover) game.say(player, client::Accept{StepGame::new_id(), 1});
        }
        CHECK_FALSE(is_open(game));
    }
}

TEST_CASE("in a slow game a vote lasts a day") {
    TimedGame game(a_day_a_move, 3, {.system = "scrappy"});
    play_and_challenge(game);
    REQUIRE(is_open(game));
    game.wait(span::day - span::minute);
    CHECK(is_open(game));
    game.wait(2 * span::minute);
    CHECK_FALSE(is_open(game));
}

TEST_CASE("a slow game with an open window or vote is forgotten while nobody is there, and woken before that ends") {
    for (const bool is_disputed : {false, true}) {
        TimedGame game(a_day_a_move, 3, {.system = "scrappy"});
        is_disputed ? play_and_challenge(game) : play(game);
        REQUIRE(is_open(game));
        for (int player = 1; player <= 3; ++player) game.leave(player);
        CHECK(game.core.idle());
        game.wait(span::day + span::minute);
        CHECK_FALSE(is_open(game));
    }
}

TEST_CASE("in a slow game those who may challenge a play are called to answer it") {
    TimedGame game(a_day_a_move, 3, twenty_seconds);
    const auto mover = game.mover();
    for (int player = 1; player <= 3; ++player)
        if (player != mover) game.leave(player);
    game.effects.clear();
    play(game);
    const auto calls = game.effects_of_kind<server::CallPlayers>();
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].players.size() == 2);
    CHECK(calls[0].notice.what == protocol::Notice::What::played);
    CHECK(calls[0].notice.by == game.state().seats[static_cast<std::size_t>(*game.state().seat_of(mover))].name);
}

TEST_CASE("when a slow game becomes live, a window that has been open for as long as live ones last ends") {
    TimedGame game(a_day_a_move, 3, twenty_seconds);
    play(game);
    game.pass_time(15'000);
    SECTION("it has been open for less") {
        all_propose(game, 3, ChangeProposal{an_hour});
        CHECK(game.timers.at(timer::Window{1}) == game.now + 5'000);
    }
    SECTION("it has been open for longer") {
        game.pass_time(span::hour);
        all_propose(game, 3, ChangeProposal{an_hour});
        game.pass_time(0);
        CHECK_FALSE(is_open(game));
    }
}

TEST_CASE("while the clocks are paused no window ends, and afterwards it has the time that it had left") {
    TimedGame game(an_hour, 3, twenty_seconds);
    play(game);
    game.pass_time(15'000);
    all_propose(game, 3, PauseProposal{});
    CHECK(game.timers.empty());
    game.pass_time(span::hour);
    CHECK(is_open(game));
    all_propose(game, 3, ResumeProposal{});
    CHECK(game.timers == Timers{{timer::Window{1}, game.now + 5'000}});
    game.pass_time(5'000);
    CHECK_FALSE(is_open(game));
}

TEST_CASE("a window that opens during a pause has all of its time afterwards") {
    TimedGame game(an_hour, 3, twenty_seconds);
    all_propose(game, 3, PauseProposal{});
    game.pass_time(span::minute);
    play(game);
    game.pass_time(span::hour);
    all_propose(game, 3, ResumeProposal{});
    CHECK(game.timers == Timers{{timer::Window{1}, game.now + 20'000}});
}

TEST_CASE("a pause ends when the players want no clock any more, so that windows end again") {
    TimedGame game(an_hour, 3, twenty_seconds);
    play(game);
    game.pass_time(15'000);
    all_propose(game, 3, PauseProposal{});
    game.pass_time(span::hour);
    all_propose(game, 3, ChangeProposal{ClockRules{}});
    CHECK_FALSE(game.state().clocks.paused);
    CHECK(game.timers == Timers{{timer::Window{1}, game.now + 5'000}});
}

TEST_CASE("the time in which the server did not run is not taken from a window or a vote, once") {
    for (const ClockRules& rules : {ClockRules{}, an_hour}) {
        TimedGame game(rules, 3, {.system = "scrappy"});
        play_and_challenge(game);
        game.pass_time(20'000);
        be_out_for_an_hour(game);
        CHECK(game.rung() == std::vector<ClockEvent>{TimeForgiven{span::hour, Forgiveness::outage}});
        CHECK(game.timers == Timers{{timer::Vote{1}, game.now + 40'000}});
        const server::Stretch same{game.now - span::hour, game.now};
        game.now += 1000;
        game.restart(same);
        game.give(server::Wake{});
        CHECK(game.rung().size() == 1);
        CHECK(game.timers == Timers{{timer::Vote{1}, game.now + 39'000}});
    }
}

TEST_CASE("nothing is forgiven where nothing was timed") {
    TimedGame game(ClockRules{}, 3, twenty_seconds);
    be_out_for_an_hour(game);
    CHECK(game.rung().empty());
}

TEST_CASE("clocks show when what is open will end, in a slow game and after a pause") {
    TimedGame game(a_day_a_move, 3, twenty_seconds);
    play(game);
    const auto until_of = [&game] {
        const auto answer = game.join(1);
        return std::get<protocol::server::Joined>(answer).view.clocks->text;
    };
    const auto names = [](server::Moment moment) { return "\"until\":" + std::to_string(moment); };
    CHECK(until_of().find(names(game.now + span::day)) != std::string::npos);
    all_propose(game, 3, PauseProposal{});
    CHECK(until_of().find("\"until\"") == std::string::npos);
    game.pass_time(span::hour);
    all_propose(game, 3, ResumeProposal{});
    CHECK(until_of().find(names(game.now + span::day)) != std::string::npos);
}
