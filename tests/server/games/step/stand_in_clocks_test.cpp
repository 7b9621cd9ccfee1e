#include "tests/server/games/step/timed_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
namespace span = crisscross::server::span;

namespace {

/// Nobody looks for an hour.
void leave_to_stand_ins(TimedGame& room) {
    for (const int player : {1, 2})
        room.say(player, client::AddStandIn{StepGame::new_id(), player - 1, engine::Strength::casual});
    room.leave(1);
    room.leave(2);
    room.pass_time(span::hour);
}

}  // namespace

TEST_CASE("the time of a computer is never up, and one that plays for somebody uses their clock") {
    TimedGame room(a_minute);
    const auto mover = room.mover();
    const auto seat = room.state().game->to_move;
    room.pass_time(10'000);
    room.say(mover, client::AddStandIn{StepGame::new_id(), seat, engine::Strength::casual});
    CHECK(room.timers.empty());
    room.pass_time(5'000);
    room.do_first_job();
    room.pass_time(0);
    CHECK(room.left(seat) == 45'000);
    CHECK(room.rung().empty());
    CHECK(room.timers.contains(timer::Clock{}));
}

TEST_CASE("a computer does not pay for the time in which nobody watched") {
    TimedGame room(a_minute);
    const auto mover = room.mover();
    const auto seat = room.state().game->to_move;
    leave_to_stand_ins(room);
    room.join(mover);
    room.do_first_job();
    room.pass_time(2'000);
    CHECK(room.left(seat) >= 58'000);
}

TEST_CASE(
    "a player who comes back before their stand-in has moved does not pay for the time in which nobody "
    "watched") {
    TimedGame room(a_minute);
    const auto mover = room.mover();
    const auto seat = room.state().game->to_move;
    leave_to_stand_ins(room);
    room.join(mover);
    CHECK(room.refusal(mover, client::ReclaimSeat{StepGame::new_id()}).empty());
    CHECK(room.left(seat) >= 58'000);
    room.pass_time(10'000);
    CHECK(room.state().stage() == server::Stage::playing);
}

TEST_CASE("in a game with days for each move a player is away only once most of their bank is used, too") {
    TimedGame game({.kind = protocol::SlowClock{.days = 2, .bank_days = 3}});
    const server::PlayerId absent = game.mover(), there = 3 - absent;
    const auto ask = [&] {
        return game.refusal(
            there, client::AddStandIn{StepGame::new_id(), *game.state().seat_of(absent), engine::Strength::casual});
    };
    game.leave(absent);
    game.wait(2 * span::day);
    REQUIRE(game.rung().size() == 1);  // the reminder
    CHECK(game.presence[there].away.empty());
    CHECK(ask() == "NOT_ABSENT");
    game.wait(3 * span::day - 11 * span::hour);
    game.join(there);
    CHECK(game.presence[there].away.size() == 1);
    CHECK(ask().empty());
}

TEST_CASE("who agreed to a stand-in for a live game has not agreed to one once the game is slow") {
    TimedGame game(a_minute);
    const server::PlayerId absent = game.mover(), there = 3 - absent;
    const engine::Seat seat = *game.state().seat_of(absent);
    const auto ask = [&] {
        return game.refusal(there, client::AddStandIn{StepGame::new_id(), seat, engine::Strength::casual});
    };
    for (const server::PlayerId player : {1, 2})
        game.propose(player, protocol::ChangeProposal{{.kind = protocol::SlowClock{.days = 2, .bank_days = 0}}});
    REQUIRE(game.state().clocks.rules.slow());
    game.leave(absent);
    game.wait(2 * span::day - 11 * span::hour);
    game.join(there);
    REQUIRE(server::running(game.state().clocks) == seat);
    CHECK(game.presence[there].away.empty());
    CHECK(ask() == "STAND_IN_NOT_AGREED");
}

TEST_CASE("who agreed to a stand-in for a slow game has agreed to one after each change of its clock") {
    TimedGame game({.kind = protocol::SlowClock{.days = 2}});
    const auto change_to = [&game](const protocol::ClockRules& rules) {
        for (const server::PlayerId player : {1, 2}) game.propose(player, protocol::ChangeProposal{rules});
    };
    change_to(a_minute);
    change_to({.kind = protocol::SlowClock{.days = 3}});
    REQUIRE(game.state().clocks.rules.slow());
    CHECK(game.state().seats[1].if_away == engine::Strength::casual);
}
