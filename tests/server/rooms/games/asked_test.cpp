#include <algorithm>

#include "server/games/stored/stored_game.hpp"
#include "server/games/view/allowed.hpp"
#include "tests/server/games/model/room_game.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = protocol::client;

namespace {

using Seats = std::vector<std::optional<std::string>>;

/// A game that has begun, and what its latest events ask of its seats. In the tests seats are named by their distance
/// from the one that moves first.
struct AskingGame : test::RoomGame {
    explicit AskingGame(int seat_count, const engine::Settings& settings = {}) : RoomGame(settings) {
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
    test::RoomGame game;
    game.say(1, client::TakeSeat{"s", "Mara"});
    game.say(2, client::TakeSeat{"s", "Jonas"});
    CHECK(project(game.state, game.state, game.log).asked == Seats{none, none});
}

TEST_CASE("the player to move is asked for a move") {
    AskingGame game(3);
    CHECK(game.asked() == Seats{"move", none, none});
    CHECK(game.after(0, client::Pass{"p", 1}) == Seats{none, "move", none});
}

TEST_CASE("with two seats a play that may be challenged asks for the next move, not to be accepted") {
    AskingGame game(2);
    CHECK(game.after(0, game.first_play()) == Seats{none, "move"});
}

TEST_CASE("while a window is held, opponents are asked to accept, and then the next player to move") {
    AskingGame game(3);
    CHECK(game.after(0, game.first_play()) == Seats{none, "accept", "accept"});
    CHECK(game.after(1, client::Accept{"a", 1}) == Seats{none, none, "accept"});
    CHECK(game.after(2, client::Accept{"b", 1}) == Seats{none, "move", none});
}

TEST_CASE("a held window that runs out asks for the next move") {
    AskingGame game(3);
    game.after(0, game.first_play());
    CHECK(game.after_expiry(1) == Seats{none, "move", none});
}

TEST_CASE("a play that would end the game asks the opponents to accept it, and nobody is asked afterwards") {
    AskingGame game(2);
    const auto play = game.first_play();
    engine::Game& begun = *game.state.game;
    begun.position.bag = {};
    engine::TileCounts& rack = begun.player(game.first).rack;
    rack = {};
    for (const protocol::LayText& laid : play.placement) rack.add(game.state.rules.find_tile(laid.tile).value());
    CHECK(game.after(0, play) == Seats{none, "accept"});
    CHECK(game.after(1, client::Accept{"a", 1}) == Seats{none, none});
    CHECK(game.state.stage() == Stage::over);
}

TEST_CASE("everybody but the challenged player is asked to vote, until they have voted") {
    AskingGame game(3, scrappy);
    game.after(0, game.first_play());
    CHECK(game.after(1, client::Challenge{"c", 1}) == Seats{none, "vote", "vote"});
    CHECK(game.after(0, client::ShowEvidence{"e", 1, "a village in Savoy"}) == Seats{none, "vote", "vote"});
    CHECK(game.after(2, client::Vote{"v", 1, engine::Opinion::not_convinced}) == Seats{none, "vote", none});
    CHECK(game.after(1, client::Vote{"w", 1, engine::Opinion::not_convinced}) == Seats{"move", none, none});
}

TEST_CASE("a vote that runs out asks for the next move") {
    AskingGame game(3, scrappy);
    game.after(0, game.first_play());
    game.after(1, client::Challenge{"c", 1});
    CHECK(game.after_expiry(1) == Seats{none, "move", none});
}

TEST_CASE("placing the starter is a move") {
    AskingGame game(2, {.system = "crosswords"});
    CHECK(game.asked() == Seats{"move", none});
    CHECK(game.after_expiry(1) == Seats{none, "move"});
}

TEST_CASE("while its clocks are paused a game waits for nobody, even after a move, and then for whom it asks again") {
    AskingGame game(2);
    game.after_event(protocol::ClockSet{{protocol::MoveClock{90}, protocol::AtZero::pass}});
    CHECK(game.after_event(protocol::ClockPaused{}) == Seats{none, none});
    CHECK(asked(game.state, game.seat(0)) == engine::Asked::move);
    CHECK(game.after(0, client::Pass{"p", 1}) == Seats{none, none});
    CHECK(game.after_event(protocol::ClockResumed{}) == Seats{none, "move"});
}

TEST_CASE("a player is asked for nothing while a stand-in plays, and again after reclaiming the seat") {
    AskingGame game(3);
    CHECK(game.after(0, client::AddStandIn{"s", game.seat(0)}) == Seats{none, none, none});
    CHECK(game.after(0, client::ReclaimSeat{"r"}) == Seats{"move", none, none});
    game.after(0, game.first_play());
    CHECK(game.after(2, client::AddStandIn{"t", game.seat(2)}) == Seats{none, "accept", none});
    CHECK(game.after(2, client::ReclaimSeat{"u"}) == Seats{none, "accept", "accept"});
}

TEST_CASE("a stand-in that others have agreed on is not asked to vote") {
    AskingGame game(3, scrappy);
    game.after(0, game.first_play());
    game.after(1, client::Challenge{"c", 1});
    const protocol::StandInAdded stand_in{game.seat(2), engine::Strength::casual};
    CHECK(game.after_event(stand_in) == Seats{none, "vote", none});
}

TEST_CASE("a computer's seat is asked for nothing") {
    test::RoomGame game;
    game.say(1, client::TakeSeat{"s", "Mara"});
    game.say(1, client::AddComputer{"c", engine::Strength::casual});
    game.say(1, client::Start{"s"});
    const auto asked = [&game] { return project(game.state, game.state, std::span(game.log).last(1)).asked; };
    if (game.state.game->to_move == 1) {
        CHECK(asked() == Seats{none, none});
        game.happen(decide_as(game.situation(), 1, engine::Pass{game.state.game->turn}).value());
    }
    CHECK(asked() == Seats{"move", none});
}

TEST_CASE("a player who has resigned is asked for nothing, nor is anybody when the game is over") {
    AskingGame game(3);
    CHECK(game.after(1, client::Resign{"r"}) == Seats{"move", none, none});
    CHECK(game.after(0, game.first_play()) == Seats{none, none, "move"});
    CHECK(game.after(0, client::Resign{"s"}) == Seats{none, none, none});
    CHECK(game.state.stage() == Stage::over);
}
