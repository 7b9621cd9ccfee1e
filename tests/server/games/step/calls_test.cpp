#include <set>

#include "server/time/span.hpp"
#include "tests/server/games/step/calls.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::CallPlayers;
using server::WithdrawCalls;
using What = protocol::Notice::What;
using When = CallPlayers::When;
using Players = std::vector<server::PlayerId>;
namespace client = protocol::client;

namespace {

/// The calls that say that a play was challenged.
std::vector<CallPlayers> challenges_in(const std::vector<CallPlayers>& calls) {
    std::vector<CallPlayers> found;
    for (const CallPlayers& call : calls)
        if (call.notice.what == What::challenged) found.push_back(call);
    return found;
}

std::string name_of(const StepGame& game, server::PlayerId player) {
    return game.state().seats[static_cast<std::size_t>(*game.state().seat_of(player))].name;
}

}  // namespace

TEST_CASE("a player who is not there is called when it is their turn, by the name of the game") {
    StepGame game;
    game.start(2);
    const server::PlayerId absent = other(game);
    game.leave(absent);
    const auto calls = calls_of(game, [&] { pass(game); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].players == Players{absent});
    CHECK(calls[0].when == When::now);
    const protocol::Notice& notice = calls[0].notice;
    CHECK(notice.what == What::your_turn);
    CHECK(notice.room == game.core.record()->code);
    CHECK(notice.game == 1);
    CHECK(notice.players == std::vector{name_of(game, absent)});
    CHECK(notice.at == game.now);
}

TEST_CASE("nobody who has the game open is called") {
    StepGame game;
    game.start(2);
    CHECK(calls_of(game, [&] { pass(game); }).empty());
}

TEST_CASE("after an outage those are called for whom the game waits and who do not come back") {
    StepGame game;
    game.start(2);
    pass(game);
    const server::PlayerId waited_for = game.mover();
    for (const server::PlayerId player : {1, 2}) game.leave(player);
    game.pass_time(1);
    CHECK(calls_of(game, [&] { game.give(server::Wake{server::Wake::After::outage}); }).empty());
    SECTION("nobody comes back") {
        const auto calls = calls_of(game, [&] { game.pass_time(30'000); });
        REQUIRE(calls.size() == 1);
        CHECK(calls[0].players == Players{waited_for});
        CHECK(calls[0].when == When::now);
    }
    SECTION("the player comes back in time") {
        game.join(waited_for);
        CHECK(calls_of(game, [&] { game.pass_time(30'000); }).empty());
    }
    SECTION("the player comes back and moves: the next one is called once") {
        game.join(waited_for);
        CHECK(calls_of(game, [&] { pass(game); }).size() == 1);
        CHECK(calls_of(game, [&] { game.pass_time(30'000); }).empty());
    }
}

TEST_CASE("after an outage those are called for whom the game waits, even if it could not be read at first") {
    StepGame game;
    game.start(2);
    pass(game);
    const server::PlayerId waited_for = game.mover();
    game.pass_time(1);
    const Disk what = GENERATE(Disk::fails, Disk::finds_no_space);
    game.core = server::GameCore({1000, 60'000, {}});
    game.timers.clear();
    game.disk = {what};
    const auto calls = calls_of(game, [&] {
        game.give(server::Wake{server::Wake::After::outage});
        game.pass_time(100'000);
    });
    REQUIRE(calls.size() == 1);
    CHECK(std::ranges::find(calls[0].players, waited_for) != calls[0].players.end());
}

TEST_CASE("a computer is not called, and neither is a player for whom a computer plays") {
    StepGame game;
    game.start(2);
    const server::PlayerId absent = other(game);
    game.say(absent, client::AddStandIn{StepGame::new_id(), *game.state().seat_of(absent)});
    game.leave(absent);
    CHECK(calls_of(game, [&] { pass(game); }).empty());
}

TEST_CASE("everybody who is not there is called when the game is over, with the name of the winner") {
    StepGame game;
    game.start(3);
    game.leave(2);
    game.leave(3);
    game.join(2);
    game.say(2, client::Resign{StepGame::new_id()});
    game.leave(2);
    const auto calls = calls_of(game, [&] { game.say(1, client::Resign{StepGame::new_id()}); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].notice.what == What::over);
    CHECK(calls[0].players == Players{2, 3});
    CHECK(calls[0].notice.players == std::vector{name_of(game, 3)});
}

TEST_CASE("a player who comes back is not called any more") {
    StepGame game;
    game.start(2);
    const server::PlayerId absent = other(game);
    game.leave(absent);
    pass(game);
    game.effects.clear();
    game.join(absent);
    const auto withdrawn = game.effects_of_kind<WithdrawCalls>();
    REQUIRE(withdrawn.size() == 1);
    CHECK(withdrawn[0].player == absent);
}

TEST_CASE("a player who leaves on their turn is called soon if it has just begun, and only reminded otherwise") {
    StepGame game;
    game.start(2);
    const server::PlayerId mover = game.mover();
    auto calls = calls_of(game, [&] { game.leave(mover); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].when == When::soon);
    CHECK(calls[0].players == Players{mover});
    game.join(mover);
    game.pass_time(10 * 60'000);
    calls = calls_of(game, [&] { game.leave(mover); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].when == When::later);
}

TEST_CASE("a player who leaves while it is not their turn is not called") {
    StepGame game;
    game.start(2);
    CHECK(calls_of(game, [&] { game.leave(other(game)); }).empty());
}

TEST_CASE("a dispute calls those who have to vote and the player of the play, with the name of the challenger") {
    StepGame game({.system = "scrappy"});
    game.start(3);
    const server::PlayerId maker = game.mover();
    const server::PlayerId challenger = maker % 3 + 1, third = challenger % 3 + 1;
    game.say(maker, game.first_play());
    game.leave(maker);
    game.leave(third);
    const auto calls = calls_of(game, [&] { game.say(challenger, client::Challenge{StepGame::new_id(), 1}); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].notice.what == What::challenged);
    CHECK(calls[0].notice.by == name_of(game, challenger));
    CHECK(std::set(calls[0].players.begin(), calls[0].players.end()) == std::set{maker, third});
}

TEST_CASE("a room hears of a dispute even if everybody is there, and nobody is called") {
    StepGame game({.system = "scrappy"});
    game.start(3);
    const server::PlayerId challenger = game.mover() % 3 + 1;
    game.say(game.mover(), game.first_play());
    const auto calls = calls_of(game, [&] { game.say(challenger, client::Challenge{StepGame::new_id(), 1}); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].notice.what == What::challenged);
    CHECK(calls[0].notice.by == name_of(game, challenger));
    CHECK(calls[0].notice.players.empty());
    CHECK(calls[0].players.empty());
    CHECK(calls[0].when == When::now);
}

TEST_CASE("a room hears of a challenge that the list decides, and it calls nobody, even if somebody is not there") {
    StepGame game({.knobs = {{"ruling", "double"}}});
    game.start(2);
    const server::PlayerId maker = game.mover(), challenger = other(game);
    game.say(maker, game.first_play());
    if (GENERATE(false, true)) game.leave(maker);
    const auto calls = calls_of(game, [&] { game.say(challenger, client::Challenge{StepGame::new_id(), 1}); });
    const auto challenges = challenges_in(calls);
    REQUIRE(challenges.size() == 1);
    CHECK(challenges[0].notice.by == name_of(game, challenger));
    CHECK(challenges[0].notice.players.empty());
    CHECK(challenges[0].players.empty());
    CHECK(calls.back().notice.what == What::challenged);  // so that no call about a turn takes its place
}

TEST_CASE("after an outage a room does not hear of an old challenge again") {
    StepGame game({.knobs = {{"ruling", "double"}}});
    game.start(2);
    const server::PlayerId challenger = other(game);
    game.say(game.mover(), game.first_play());
    game.say(challenger, client::Challenge{StepGame::new_id(), 1});
    for (const server::PlayerId player : {1, 2}) game.leave(player);
    game.pass_time(1);
    const auto calls = calls_of(game, [&] {
        game.give(server::Wake{server::Wake::After::outage});
        game.pass_time(30'000);
    });
    CHECK(calls.size() == 1);
    CHECK(challenges_in(calls).empty());
}

TEST_CASE("after an outage nobody is nudged again, by somebody who did so earlier in the game") {
    StepGame game;
    game.start(2);
    const server::PlayerId nudged = game.mover(), nudging = other(game);
    game.say(nudging, client::Nudge{StepGame::new_id()});
    REQUIRE(game.state().nudge);
    if (GENERATE(false, true)) pass(game);
    const server::PlayerId waited_for = game.mover();
    for (const server::PlayerId player : {nudged, nudging}) game.leave(player);
    game.pass_time(1);
    const auto calls = calls_of(game, [&] {
        game.give(server::Wake{server::Wake::After::outage});
        game.pass_time(30'000);
    });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].notice.what == What::your_turn);
    CHECK(calls[0].players == Players{waited_for});
}

TEST_CASE(
    "a player who is not there is called when their clock reminds them, and hears when the turn began and ends") {
    TimedGame game({.kind = protocol::SlowClock{.days = 4}});
    const server::PlayerId absent = other(game);
    game.leave(absent);
    const server::Moment began = game.now;
    const auto first = calls_of(game, [&] { game.pass(); });
    REQUIRE(first.size() == 1);
    CHECK(first[0].began == began);
    CHECK(first[0].ends == began + 4 * server::span::day);
    CHECK(first[0].clock_reminders == 1);
    CHECK(calls_of(game, [&] { game.wait(2 * server::span::day); }).empty());
    const auto calls = calls_of(game, [&] { game.wait(server::span::day + server::span::hour); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].notice.what == What::your_turn);
    CHECK(calls[0].when == When::again);
    CHECK(calls[0].players == Players{absent});
    CHECK(calls[0].began == began);
}
