#include "tests/server/games/step/timed_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
namespace span = crisscross::server::span;
using crisscross::protocol::AtZero;
using crisscross::protocol::ChangeProposal;
using crisscross::protocol::ClockRules;
using crisscross::protocol::PauseProposal;
using crisscross::protocol::ResumeProposal;
using crisscross::protocol::SlowClock;

TEST_CASE("the clocks stop when all players want a pause, and go on when all want that") {
    TimedGame room(a_minute);
    room.pass_time(10'000);
    CHECK(room.propose(1, PauseProposal{}) == "");
    CHECK_FALSE(room.state().clocks.paused);
    CHECK(room.is_offered(1, "withdraw_proposal"));
    CHECK(room.propose(1, PauseProposal{}) == "CLOCK_REFUSED");
    CHECK(room.propose(2, PauseProposal{}) == "");
    CHECK(room.state().clocks.paused);
    CHECK(room.timers.empty());
    room.pass_time(span::day);
    CHECK(room.left() == 50'000);
    CHECK(room.propose(2, ResumeProposal{}) == "");
    CHECK(room.propose(1, ResumeProposal{}) == "");
    CHECK(room.timers == Timers{{timer::Clock{}, room.now + 51'000}});
}

TEST_CASE("nobody is nudged while the clocks are paused, since the game waits for nobody") {
    TimedGame room(a_minute);
    const server::PlayerId waiting = 3 - room.mover();
    const auto agree_to = [&room](const protocol::ClockProposal& wanted) {
        for (const server::PlayerId player : {1, 2}) CHECK(room.propose(player, wanted) == "");
    };
    const auto nudge = [&] { return room.refusal(waiting, client::Nudge{StepGame::new_id()}); };
    agree_to(PauseProposal{});
    CHECK_FALSE(room.is_offered(waiting, "nudge"));
    CHECK(nudge() == "NOBODY_TO_NUDGE");
    agree_to(ResumeProposal{});
    CHECK(room.is_offered(waiting, "nudge"));
    CHECK(nudge() == "");
}

TEST_CASE("a proposal that was withdrawn does not count") {
    TimedGame room(a_minute);
    room.propose(1, PauseProposal{});
    CHECK(room.refusal(1, client::WithdrawProposal{StepGame::new_id()}) == "");
    CHECK(room.refusal(1, client::WithdrawProposal{StepGame::new_id()}) == "CLOCK_REFUSED");
    room.propose(2, PauseProposal{});
    CHECK_FALSE(room.state().clocks.paused);
}

TEST_CASE("a player who is asked can decline a proposal, which ends it") {
    TimedGame room(a_minute);
    CHECK_FALSE(room.is_offered(2, "decline_proposal"));
    room.propose(1, PauseProposal{});
    CHECK_FALSE(room.is_offered(1, "decline_proposal"));
    CHECK(room.is_offered(2, "decline_proposal"));
    CHECK(room.refusal(2, client::DeclineProposal{StepGame::new_id(), PauseProposal{}}) == "");
    CHECK(room.refusal(2, client::DeclineProposal{StepGame::new_id(), PauseProposal{}}) == "CLOCK_REFUSED");
    CHECK_FALSE(room.is_offered(1, "withdraw_proposal"));
    CHECK_FALSE(room.state().clocks.paused);
}

TEST_CASE("the players change between no clock, a live game and a slow one by consent") {
    StepGame room;
    room.start(2);
    const auto propose = [&](const ClockRules& rules) {
        for (const int player : {1, 2})
            room.say(player, client::ProposeClock{StepGame::new_id(), ChangeProposal{rules}});
    };
    propose(a_minute);
    CHECK(room.timers == Timers{{timer::Clock{}, room.now + 61'000}});
    CHECK_FALSE(room.is_offered(1, "set_night"));
    propose({SlowClock{3, 0, 21}, AtZero::nudge});
    CHECK(room.timers.empty());  // far away: the server wakes the game in time
    CHECK(room.is_offered(1, "set_night"));
    propose({});
    CHECK_FALSE(room.state().clocks.rules.has_clock());
}

TEST_CASE("only people who play themselves have a say about the clocks") {
    TimedGame room(a_minute, 3);
    room.join(9);
    CHECK(room.propose(9, PauseProposal{}) == "NOT_SEATED");
    room.say(3, client::AddStandIn{StepGame::new_id(), 2, engine::Strength::casual});
    CHECK(room.propose(3, PauseProposal{}) == "COMPUTER_PLAYS");
    CHECK_FALSE(room.is_offered(3, "propose_clock"));
    room.propose(1, PauseProposal{});
    room.propose(2, PauseProposal{});
    CHECK(room.state().clocks.paused);
}

TEST_CASE("players who agree when another has left the game get what they want") {
    TimedGame room(a_minute, 3);
    room.propose(1, PauseProposal{});
    room.propose(2, PauseProposal{});
    room.say(3, client::Resign{StepGame::new_id()});
    CHECK_FALSE(room.state().clocks.paused);
    CHECK(room.propose(1, PauseProposal{}) == "");
    CHECK(room.state().clocks.paused);
}

TEST_CASE("one person cannot fill a game with proposals") {
    TimedGame room(a_minute);
    std::string refused;
    for (int change = 0; change < 30 && refused.empty(); ++change)
        refused = change % 2 == 0 ? room.propose(1, PauseProposal{})
                                  : room.refusal(1, client::WithdrawProposal{StepGame::new_id()});
    CHECK(refused == "TOO_MANY_CHANGES");
}
