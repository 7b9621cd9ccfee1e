#include "server/games/model/game_state.hpp"

#include "server/games/model/game_fit.hpp"
#include "server/games/model/game_timer.hpp"
#include "tests/server/games/model/room_game.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = crisscross::protocol::client;

TEST_CASE("seats are taken in order and move up when one is given up") {
    test::RoomGame game;
    game.say(11, client::TakeSeat{"1", "Ada"});
    game.say(12, client::TakeSeat{"2", "Bob"});
    game.say(13, client::TakeSeat{"3", "Cy"});
    CHECK(game.state.seat_of(13) == 2);
    game.say(12, client::LeaveSeat{"4"});
    CHECK(game.state.seat_of(13) == 1);
    CHECK_FALSE(game.state.seat_of(12));
    CHECK(game.state.seats == std::vector<SeatHolder>{{11, "Ada"}, {13, "Cy"}});
}

TEST_CASE("a room waits, then plays, then is over") {
    test::RoomGame game;
    CHECK(game.state.stage() == Stage::waiting);
    game.start(2);
    CHECK(game.state.stage() == Stage::playing);
    game.say(1, client::Resign{"r"});
    CHECK(game.state.stage() == Stage::over);
}

TEST_CASE("the state of a room is the fold of its entries") {
    test::RoomGame game;
    game.start(3);
    game.say(game.mover(), game.first_play());
    CHECK(fold(fresh_game(game.state.rules), game.log) == game.state);
    CHECK(game.state.version == game.log.size());
}

TEST_CASE("an entry that does not follow the last one is a mistake") {
    test::RoomGame game;
    game.start(2);
    const std::uint32_t newest = game.state.version;
    for (const std::uint32_t version : {newest, newest + 2})
        CHECK_THROWS_AS(evolve(game.state, {version, 0, protocol::StandInAdded{0}}), std::logic_error);
}

TEST_CASE("a room may begin with a later change of its seats, because that says everything") {
    test::RoomGame game;
    game.say(11, client::TakeSeat{"1", "Ada"});
    game.say(12, client::TakeSeat{"2", "Bob"});
    CHECK(fold(fresh_game(game.state.rules), std::span(game.log).last(1)) == game.state);
    CHECK_THROWS_AS(evolve(game.state, game.log.front()), std::logic_error);
}

TEST_CASE("a held window runs out a set number of seconds after its play") {
    test::RoomGame game({.knobs = {{"window_more_seats", 20}}});
    game.start(3);
    CHECK_FALSE(game_alarm(game.state));
    game.now = 50000;
    const auto turn = game.state.game->turn;
    game.say(game.mover(), game.first_play());
    game.now = 60000;
    CHECK(game_alarm(game.state) == Alarm{timer::Window{turn}, 70000});
}

TEST_CASE("a window until the next player's command has no deadline") {
    test::RoomGame game;
    game.start(2);
    game.say(game.mover(), game.first_play());
    CHECK(game.state.game->pending_play());
    CHECK_FALSE(game_alarm(game.state));
}

TEST_CASE("the clocks of a room follow from its entries and their moments") {
    test::RoomGame game;
    game.start(2);
    game.happen({protocol::ClockSet{{protocol::GameClock{300, 5}}}});
    const auto mover = game.state.game->to_move;
    game.now += 20'000;
    game.say(game.mover(), client::Pass{"p", game.state.game->turn});
    CHECK(remaining(game.state.clocks, mover, game.now).left == 285'000);
    CHECK(running(game.state.clocks) == 1 - mover);
    game.now += 1'000;
    CHECK(remaining(game.state.clocks, 1 - mover, game.now).left == 299'000);
    CHECK(fold(fresh_game(game.state.rules), game.log) == game.state);
}

TEST_CASE("what the clocks of a room do fits only a game that is being played") {
    test::RoomGame game;
    const auto misfit = [&](const protocol::ClockEvent& event) {
        return check_fit(game.state, {game.state.version + 1, game.now, event});
    };
    CHECK(misfit(protocol::ClockPaused{}) == engine::Misfit::out_of_order);
    game.start(2);
    CHECK_FALSE(misfit(protocol::ClockPaused{}));
    CHECK(misfit(protocol::HolidayBegan{2}) == engine::Misfit::no_such_seat);
    game.say(1, client::Resign{"r"});
    CHECK(misfit(protocol::ClockPaused{}) == engine::Misfit::out_of_order);
}
