#include "server/games/model/game_state.hpp"

#include "server/games/model/game_fit.hpp"
#include "server/games/model/game_timer.hpp"
#include "tests/server/rooms/room_table.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = crisscross::protocol::client;

TEST_CASE("seats are taken in order and move up when one is given up") {
    test::RoomTable table;
    table.say(11, client::TakeSeat{"1", "Ada"});
    table.say(12, client::TakeSeat{"2", "Bob"});
    table.say(13, client::TakeSeat{"3", "Cy"});
    CHECK(table.state.seat_of(13) == 2);
    table.say(12, client::LeaveSeat{"4"});
    CHECK(table.state.seat_of(13) == 1);
    CHECK_FALSE(table.state.seat_of(12));
    CHECK(table.state.seats == std::vector<SeatHolder>{{11, "Ada"}, {13, "Cy"}});
}

TEST_CASE("a room waits, then plays, then is over") {
    test::RoomTable table;
    CHECK(table.state.stage() == Stage::waiting);
    table.start(2);
    CHECK(table.state.stage() == Stage::playing);
    table.say(1, client::Resign{"r"});
    CHECK(table.state.stage() == Stage::over);
}

TEST_CASE("the state of a room is the fold of its entries") {
    test::RoomTable table;
    table.start(3);
    table.say(table.mover(), table.first_play());
    CHECK(fold(fresh_game(table.state.rules), table.log) == table.state);
    CHECK(table.state.version == table.log.size());
}

TEST_CASE("an entry that does not follow the last one is a mistake") {
    test::RoomTable table;
    table.start(2);
    const std::uint32_t newest = table.state.version;
    for (const std::uint32_t version : {newest, newest + 2})
        CHECK_THROWS_AS(evolve(table.state, {version, 0, protocol::StandInAdded{0}}), std::logic_error);
}

TEST_CASE("a room may begin with a later change of its seats, because that says everything") {
    test::RoomTable table;
    table.say(11, client::TakeSeat{"1", "Ada"});
    table.say(12, client::TakeSeat{"2", "Bob"});
    CHECK(fold(fresh_game(table.state.rules), std::span(table.log).last(1)) == table.state);
    CHECK_THROWS_AS(evolve(table.state, table.log.front()), std::logic_error);
}

TEST_CASE("a held window runs out a set number of seconds after its play") {
    test::RoomTable table({.knobs = {{"window_more_seats", 20}}});
    table.start(3);
    CHECK_FALSE(game_alarm(table.state));
    table.now = 50000;
    const auto turn = table.state.game->turn;
    table.say(table.mover(), table.first_play());
    table.now = 60000;
    CHECK(game_alarm(table.state) == Alarm{timer::Window{turn}, 70000});
}

TEST_CASE("a window until the next player's command has no deadline") {
    test::RoomTable table;
    table.start(2);
    table.say(table.mover(), table.first_play());
    CHECK(table.state.game->pending_play());
    CHECK_FALSE(game_alarm(table.state));
}

TEST_CASE("the clocks of a room follow from its entries and their moments") {
    test::RoomTable table;
    table.start(2);
    table.happen({protocol::ClockSet{{protocol::GameClock{300, 5}}}});
    const auto mover = table.state.game->to_move;
    table.now += 20'000;
    table.say(table.mover(), client::Pass{"p", table.state.game->turn});
    CHECK(remaining(table.state.clocks, mover, table.now).left == 285'000);
    CHECK(running(table.state.clocks) == 1 - mover);
    table.now += 1'000;
    CHECK(remaining(table.state.clocks, 1 - mover, table.now).left == 299'000);
    CHECK(fold(fresh_game(table.state.rules), table.log) == table.state);
}

TEST_CASE("what the clocks of a room do fits only a game that is being played") {
    test::RoomTable table;
    const auto misfit = [&](const protocol::ClockEvent& event) {
        return check_fit(table.state, {table.state.version + 1, table.now, event});
    };
    CHECK(misfit(protocol::ClockPaused{}) == engine::Misfit::out_of_order);
    table.start(2);
    CHECK_FALSE(misfit(protocol::ClockPaused{}));
    CHECK(misfit(protocol::HolidayBegan{2}) == engine::Misfit::no_such_seat);
    table.say(1, client::Resign{"r"});
    CHECK(misfit(protocol::ClockPaused{}) == engine::Misfit::out_of_order);
}
