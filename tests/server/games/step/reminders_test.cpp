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

TEST_CASE("a clock that only nudges calls a player who is not there, once in a turn, and ends no turn") {
    TimedGame game({.kind = protocol::MoveClock{.seconds = 60}, .at_zero = protocol::AtZero::nudge});
    const server::PlayerId absent = other(game);
    game.leave(absent);
    const auto first = calls_of(game, [&] { game.pass(); });
    REQUIRE(first.size() == 1);
    CHECK_FALSE(first[0].ends);
    CHECK(first[0].clock_reminders == 1);
    const auto calls = calls_of(game, [&] { game.pass_time(server::span::hour); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].when == When::again);
    CHECK(calls[0].reminder == 1);
    CHECK(calls[0].players == Players{absent});
}

TEST_CASE("a slow clock that only nudges reminds twice in a turn, and the end of the time is the second reminder") {
    TimedGame game({.kind = protocol::SlowClock{.days = 4}, .at_zero = protocol::AtZero::nudge});
    game.leave(other(game));
    const auto first = calls_of(game, [&] { game.pass(); });
    REQUIRE(first.size() == 1);
    CHECK(first[0].clock_reminders == 2);
    CHECK(first[0].reminder == 0);
    const auto calls = calls_of(game, [&] { game.wait(5 * server::span::day); });
    REQUIRE(calls.size() == 2);
    CHECK(calls[0].reminder == 1);
    CHECK(calls[1].reminder == 2);
}

TEST_CASE("a call says in which hours the slow clock of a player does not run, and no other clock stops at night") {
    const bool is_slow = GENERATE(true, false);
    TimedGame game({.kind = protocol::SlowClock{.days = 4}});
    const server::PlayerId absent = other(game);
    const protocol::Night night{"Europe/Zurich", 22 * 60, 7 * 60};
    game.say(absent, client::SetNight{StepGame::new_id(), night});
    if (!is_slow) {
        const protocol::ClockProposal live = protocol::ChangeProposal{{.kind = protocol::GameClock{.seconds = 3600}}};
        for (const server::PlayerId player : {1, 2}) CHECK(game.propose(player, live).empty());
    }
    game.leave(absent);
    const auto calls = calls_of(game, [&] { game.pass(); });
    REQUIRE(calls.size() == 1);
    using Nights = std::map<server::PlayerId, protocol::Night>;
    CHECK(calls[0].clock_nights == (is_slow ? Nights{{absent, night}} : Nights{}));
}

TEST_CASE("a player who has the game open is only reminded, as long as it is their turn") {
    StepGame game;
    game.start(2);
    const server::PlayerId mover = game.mover(), next = other(game);
    const auto calls = calls_and_reminders_of(game, [&] { pass(game); });
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].when == When::there);
    CHECK(calls[0].notice.what == What::your_turn);
    CHECK(calls[0].players == Players{next});
    CHECK(calls[0].began == game.now);
    const auto withdrawn = game.effects_of_kind<WithdrawCalls>();
    REQUIRE(withdrawn.size() == 1);
    CHECK(withdrawn[0].player == mover);
    SECTION("and still is when they open it again") {
        const auto again = calls_and_reminders_of(game, [&] { game.join(next); });
        REQUIRE(again.size() == 1);
        CHECK(again[0].when == When::there);
        CHECK(again[0].players == Players{next});
    }
    SECTION("and not once the game is over") {
        CHECK(calls_and_reminders_of(game, [&] { game.say(next, client::Resign{StepGame::new_id()}); }).size() == 1);
        CHECK(game.effects_of_kind<WithdrawCalls>().size() == 1);
    }
    SECTION("and nobody else who opens it is") {
        CHECK(calls_and_reminders_of(game, [&] { game.join(mover); }).empty());
    }
}

TEST_CASE(
    "nobody who has a game with a live clock open is reminded, and a slow clock reminds a player who is there") {
    const bool is_slow = GENERATE(true, false);
    const protocol::ClockRules live{.kind = protocol::MoveClock{.seconds = 60}, .at_zero = protocol::AtZero::nudge};
    TimedGame game(is_slow ? protocol::ClockRules{.kind = protocol::SlowClock{.days = 4}} : live);
    auto calls = calls_and_reminders_of(game, [&] { game.pass(); });
    CHECK(calls.size() == (is_slow ? 1 : 0));
    calls = calls_of(game, [&] { game.wait(3 * server::span::day + server::span::hour); });
    REQUIRE(calls.size() == (is_slow ? 1 : 0));
    if (is_slow) CHECK(calls[0].when == When::again);
}

TEST_CASE("reminders count from the start of the turn, even for a player who leaves in the middle of it") {
    StepGame game;
    game.start(2);
    const server::PlayerId mover = game.mover();
    const server::Moment began = game.now;
    for (int time = 0; time < 3; ++time) {
        game.pass_time(10 * 60'000);
        const auto calls = calls_of(game, [&] { game.leave(mover); });
        REQUIRE(calls.size() == 1);
        CHECK(calls[0].when == When::later);
        CHECK(calls[0].began == began);
        game.join(mover);
    }
}
