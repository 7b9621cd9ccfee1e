#include <algorithm>

#include "server/games/stored/stored_game.hpp"
#include "tests/server/rooms/room_table.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = protocol::client;

namespace {

using Seats = std::vector<std::optional<std::string>>;

/// A game that has begun, and what its latest events ask of its seats. In the tests seats are named by their distance
/// from the one that moves first.
struct AskingTable : test::RoomTable {
    explicit AskingTable(int seat_count, const engine::Settings& settings = {}) : RoomTable(settings) {
        start(seat_count);
        first = state.game->to_move;
    }

    /// From the first seat to move on.
    Seats in_order(const storage::Projection& projection) const {
        Seats asked = projection.asked;
        std::rotate(asked.begin(), asked.begin() + first, asked.end());
        return asked;
    }
    Seats asked() const { return in_order(project(state, state, std::span(log).last(1))); }
    PlayerId player(int distance) const { return state.seats.at(static_cast<std::size_t>(seat(distance))).player; }
    engine::Seat seat(int distance) const { return (first + distance) % static_cast<int>(state.seats.size()); }

    Seats after(int distance, const protocol::GameCommand& command) {
        return after_events([&] { say(player(distance), command); });
    }
    Seats after_expiry(engine::Turn turn) {
        return after_events([&] { happen(decide_expiry(situation(), turn)); });
    }
    Seats after_event(const protocol::GameEvent& event) {
        return after_events([&] { happen({event}); });
    }

    engine::Seat first = 0;

private:
    template <class Change>
    Seats after_events(const Change& change) {
        const GameState before = state;
        const std::size_t known = log.size();
        change();
        return in_order(project(before, state, std::span(log).subspan(known)));
    }
};

constexpr auto none = std::nullopt;
const engine::Settings scrappy{.system = "scrappy"};

}  // namespace

TEST_CASE("nobody is asked for anything before the start") {
    test::RoomTable table;
    table.say(1, client::TakeSeat{"s", "Mara"});
    table.say(2, client::TakeSeat{"s", "Jonas"});
    CHECK(project(table.state, table.state, table.log).asked == Seats{none, none});
}

TEST_CASE("the player to move is asked for a move") {
    AskingTable table(3);
    CHECK(table.asked() == Seats{"move", none, none});
    CHECK(table.after(0, client::Pass{"p", 1}) == Seats{none, "move", none});
}

TEST_CASE("with two seats a play that may be challenged asks for the next move, not to be accepted") {
    AskingTable table(2);
    CHECK(table.after(0, table.first_play()) == Seats{none, "move"});
}

TEST_CASE("while a window is held, opponents are asked to accept, and then the next player to move") {
    AskingTable table(3);
    CHECK(table.after(0, table.first_play()) == Seats{none, "accept", "accept"});
    CHECK(table.after(1, client::Accept{"a", 1}) == Seats{none, none, "accept"});
    CHECK(table.after(2, client::Accept{"b", 1}) == Seats{none, "move", none});
}

TEST_CASE("a held window that runs out asks for the next move") {
    AskingTable table(3);
    table.after(0, table.first_play());
    CHECK(table.after_expiry(1) == Seats{none, "move", none});
}

TEST_CASE("a play that would end the game asks the opponents to accept it, and nobody is asked afterwards") {
    AskingTable table(2);
    const auto play = table.first_play();
    engine::Game& game = *table.state.game;
    game.position.bag = {};
    engine::TileCounts& rack = game.player(table.first).rack;
    rack = {};
    for (const protocol::LayText& laid : play.placement) rack.add(table.state.rules.find_tile(laid.tile).value());
    CHECK(table.after(0, play) == Seats{none, "accept"});
    CHECK(table.after(1, client::Accept{"a", 1}) == Seats{none, none});
    CHECK(table.state.stage() == Stage::over);
}

TEST_CASE("everybody but the challenged player is asked to vote, until they have voted") {
    AskingTable table(3, scrappy);
    table.after(0, table.first_play());
    CHECK(table.after(1, client::Challenge{"c", 1}) == Seats{none, "vote", "vote"});
    CHECK(table.after(0, client::ShowEvidence{"e", 1, "a village in Savoy"}) == Seats{none, "vote", "vote"});
    CHECK(table.after(2, client::Vote{"v", 1, engine::Opinion::not_convinced}) == Seats{none, "vote", none});
    CHECK(table.after(1, client::Vote{"w", 1, engine::Opinion::not_convinced}) == Seats{"move", none, none});
}

TEST_CASE("a vote that runs out asks for the next move") {
    AskingTable table(3, scrappy);
    table.after(0, table.first_play());
    table.after(1, client::Challenge{"c", 1});
    CHECK(table.after_expiry(1) == Seats{none, "move", none});
}

TEST_CASE("placing the starter is a move") {
    AskingTable table(2, {.system = "crosswords"});
    CHECK(table.asked() == Seats{"move", none});
    CHECK(table.after_expiry(1) == Seats{none, "move"});
}

TEST_CASE("a player is asked for nothing while a stand-in plays, and again after reclaiming the seat") {
    AskingTable table(3);
    CHECK(table.after(0, client::AddStandIn{"s", table.seat(0)}) == Seats{none, none, none});
    CHECK(table.after(0, client::ReclaimSeat{"r"}) == Seats{"move", none, none});
    table.after(0, table.first_play());
    CHECK(table.after(2, client::AddStandIn{"t", table.seat(2)}) == Seats{none, "accept", none});
    CHECK(table.after(2, client::ReclaimSeat{"u"}) == Seats{none, "accept", "accept"});
}

TEST_CASE("a stand-in that others have agreed on is not asked to vote") {
    AskingTable table(3, scrappy);
    table.after(0, table.first_play());
    table.after(1, client::Challenge{"c", 1});
    const protocol::StandInAdded stand_in{table.seat(2), engine::Strength::casual};
    CHECK(table.after_event(stand_in) == Seats{none, "vote", none});
}

TEST_CASE("a computer's seat is asked for nothing") {
    test::RoomTable table;
    table.say(1, client::TakeSeat{"s", "Mara"});
    table.say(1, client::AddComputer{"c", engine::Strength::casual});
    table.say(1, client::Start{"s"});
    const auto asked = [&table] { return project(table.state, table.state, std::span(table.log).last(1)).asked; };
    if (table.state.game->to_move == 1) {
        CHECK(asked() == Seats{none, none});
        table.happen(decide_as(table.situation(), 1, engine::Pass{table.state.game->turn}).value());
    }
    CHECK(asked() == Seats{"move", none});
}

TEST_CASE("a player who has resigned is asked for nothing, nor is anybody when the game is over") {
    AskingTable table(3);
    CHECK(table.after(1, client::Resign{"r"}) == Seats{"move", none, none});
    CHECK(table.after(0, table.first_play()) == Seats{none, none, "move"});
    CHECK(table.after(0, client::Resign{"s"}) == Seats{none, none, none});
    CHECK(table.state.stage() == Stage::over);
}
