#include "server/time/span.hpp"
#include "tests/server/games/step/calls.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::CallPlayers;
using What = protocol::Notice::What;
using Players = std::vector<server::PlayerId>;
namespace client = protocol::client;

namespace {

/// A game of three, of whom the third is away.
struct OneAway : TimedGame {
    OneAway() : TimedGame(a_minute, 3) { leave(3); }

    std::string name(server::PlayerId player) const {
        return state().seats[static_cast<std::size_t>(*state().seat_of(player))].name;
    }
};

client::EndGame propose_end() {
    return {StepGame::new_id()};
}
client::ProposeClock propose_pause() {
    return {StepGame::new_id(), protocol::PauseProposal{}};
}

/// That it is this player's turn, now.
void check_turn_called(const std::vector<CallPlayers>& calls, const TimedGame& game, server::PlayerId player) {
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].notice.what == What::your_turn);
    CHECK(calls[0].when == CallPlayers::When::now);
    CHECK(calls[0].players == Players{player});
    CHECK(calls[0].ends == game.now + game.left());
}

/// Those calls that ask for agreement.
std::vector<CallPlayers> asked_in(std::vector<CallPlayers> calls) {
    std::erase_if(calls, [](const CallPlayers& call) { return call.notice.what != What::agreement; });
    return calls;
}

}  // namespace

TEST_CASE("a player who is not there is called when somebody asks for everybody's agreement") {
    OneAway game;
    const bool is_about_clocks = GENERATE(false, true);
    const auto calls = asked_in(calls_of(game, [&] {
        if (is_about_clocks)
            game.say(1, propose_pause());
        else
            game.say(1, propose_end());
    }));
    REQUIRE(calls.size() == 1);
    CHECK(calls[0].players == Players{3});
    CHECK(calls[0].when == CallPlayers::When::now);
    CHECK(calls[0].notice.players == std::vector{game.name(3)});
    CHECK(calls[0].notice.by == game.name(1));
}

TEST_CASE("nobody is called again when another player agrees, and nobody when all have agreed") {
    OneAway game;
    game.say(1, propose_end());
    game.say(1, propose_pause());
    CHECK(asked_in(calls_of(game, [&] { game.say(2, propose_end()); })).empty());
    CHECK(asked_in(calls_of(game, [&] { game.say(2, propose_pause()); })).empty());
    game.join(3);
    game.say(3, propose_pause());
    CHECK(game.state().clocks.paused);
    game.leave(2);
    CHECK(asked_in(calls_of(game, [&] { game.say(3, propose_end()); })).empty());
    CHECK(game.state().game->over());
}

TEST_CASE("a player who is not there is called once in a turn, however often somebody asks") {
    OneAway game;
    game.say(1, propose_end());
    game.say(2, client::DeclineAgreement{StepGame::new_id()});
    CHECK(asked_in(calls_of(game, [&] { game.say(2, propose_end()); })).empty());
    CHECK(asked_in(calls_of(game, [&] { game.say(1, propose_pause()); })).empty());
    game.join(3);
    game.pass_time(1000);
    game.pass();
    game.leave(3);
    CHECK(asked_in(calls_of(game, [&] { game.say(2, propose_end()); })).size() == 1);
}

TEST_CASE("a call to agree to something is withdrawn when nobody asks for it any more") {
    OneAway game;
    REQUIRE(game.mover() != 3);
    game.say(1, propose_end());
    game.effects.clear();
    game.say(2, client::DeclineAgreement{StepGame::new_id()});
    const auto withdrawn = game.effects_of_kind<server::WithdrawCalls>();
    REQUIRE(withdrawn.size() == 1);
    CHECK(withdrawn[0].player == 3);
}

TEST_CASE("a player who has left the seat to a computer is not asked for agreement") {
    OneAway game;
    game.join(3);
    game.say(3, client::AddStandIn{StepGame::new_id(), *game.state().seat_of(3), engine::Strength::strong});
    game.leave(3);
    CHECK(asked_in(calls_of(game, [&] { game.say(1, propose_end()); })).empty());
}

TEST_CASE("a player who is not there is called when a pause ends on their turn, because their clock runs again") {
    TimedGame game(a_minute);
    const server::PlayerId absent = game.mover(), there = other(game);
    for (const server::PlayerId player : {1, 2}) game.say(player, propose_pause());
    game.propose(absent, protocol::ResumeProposal{});
    game.leave(absent);
    game.pass_time(server::span::hour);
    check_turn_called(calls_of(game, [&] { game.propose(there, protocol::ResumeProposal{}); }), game, absent);
}

TEST_CASE("a player who is not there is called when others agree to another clock on their turn") {
    TimedGame game({.kind = protocol::SlowClock{.days = 4}});
    const server::PlayerId absent = game.mover(), there = other(game);
    const protocol::ClockProposal live = protocol::ChangeProposal{a_minute};
    game.propose(absent, live);
    game.leave(absent);
    game.pass_time(server::span::hour);
    check_turn_called(calls_of(game, [&] { game.propose(there, live); }), game, absent);
}

TEST_CASE("a pause withdraws the call of the player whose turn it is") {
    TimedGame game(a_minute);
    const server::PlayerId absent = game.mover();
    game.say(absent, propose_pause());
    game.leave(absent);
    game.effects.clear();
    game.say(other(game), propose_pause());
    const auto withdrawn = game.effects_of_kind<server::WithdrawCalls>();
    REQUIRE(withdrawn.size() == 1);
    CHECK(withdrawn[0].player == absent);
}

TEST_CASE("nobody who leaves a game that is paused, or set aside, is called") {
    TimedGame game(a_minute);
    if (GENERATE(false, true))
        game.give(server::SetAside{});
    else
        for (const server::PlayerId player : {1, 2}) game.say(player, propose_pause());
    REQUIRE(game.state().clocks.paused);
    CHECK(calls_of(game, [&] { game.leave(game.mover()); }).empty());
}
