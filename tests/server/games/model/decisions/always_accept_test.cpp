#include "server/games/model/decisions/always_accept.hpp"

#include "server/games/model/game_fit.hpp"
#include "tests/server/games/model/room_game.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = protocol::client;

namespace {

using Events = std::vector<protocol::GameEvent>;

/// A game of three players, in which each play waits for the two others to accept it.
struct AcceptingGame : test::RoomGame {
    AcceptingGame() : RoomGame({.knobs = {{"window_more_seats", 20}}}) { start(3); }

    PlayerId after(PlayerId player) const { return player % 3 + 1; }
    engine::Seat seat(PlayerId player) const { return state.seat_of(player).value(); }
    bool accepts(PlayerId player) const { return state.seats[engine::index_of(seat(player))].always_accepts; }
    void always(PlayerId player, bool on = true) { say(player, client::AlwaysAccept{"a", on}); }
    /// Who says so now that they accept the play that waits.
    std::vector<engine::Seat> accepting() const {
        std::vector<engine::Seat> seats;
        for (const protocol::GameEvent& event : acceptances(situation(), now))
            if (const auto* of_game = std::get_if<engine::Event>(&event))
                if (const auto* one = std::get_if<engine::Accepted>(of_game)) seats.push_back(one->seat);
        return seats;
    }
    std::optional<engine::Misfit> misfit(engine::Seat seat, bool on) const {
        return check_fit(state, {state.version + 1, now, protocol::AlwaysAcceptSet{seat, on}});
    }
};

}  // namespace

TEST_CASE("a player accepts every play from the moment they say so until they take it back") {
    AcceptingGame game;
    game.always(2);
    CHECK(game.accepts(2));
    CHECK_FALSE(game.accepts(3));
    CHECK(game.log.back().event == protocol::GameEvent(protocol::AlwaysAcceptSet{game.seat(2), true}));
    game.always(2, false);
    CHECK_FALSE(game.accepts(2));
}

TEST_CASE("to say once more what holds already makes no event") {
    AcceptingGame game;
    const std::size_t events = game.log.size();
    game.always(2, false);
    CHECK(game.log.size() == events);
    game.always(2);
    game.always(2);
    CHECK(game.log.size() == events + 1);
}

TEST_CASE("only somebody who plays in a game under way can accept every play of it") {
    test::RoomGame waiting;
    waiting.say(1, client::TakeSeat{"s", "Ada"});
    CHECK(waiting.refusal(1, client::AlwaysAccept{"a", true}) == "NOT_STARTED");
    AcceptingGame game;
    CHECK(game.refusal(9, client::AlwaysAccept{"a", true}) == "NOT_SEATED");
    game.say(2, client::AddStandIn{"s", game.seat(2)});
    CHECK(game.refusal(2, client::AlwaysAccept{"a", true}) == "COMPUTER_PLAYS");
    game.say(3, client::Resign{"r"});
    CHECK(game.refusal(3, client::AlwaysAccept{"a", true}) == "NOT_SEATED");
    game.say(1, client::Resign{"r"});
    CHECK(game.refusal(2, client::AlwaysAccept{"a", true}) == "GAME_OVER");
}

TEST_CASE("a play is accepted by all who accept every play, and stands once the last has") {
    AcceptingGame game;
    const PlayerId mover = game.mover();
    const engine::Seat other = game.seat(game.after(mover));
    const engine::Seat last = game.seat(game.after(game.after(mover)));
    for (PlayerId player = 1; player <= 3; ++player) game.always(player);
    CHECK(acceptances(game.situation(), game.now).empty());
    game.say(mover, game.first_play());
    const Events expected{engine::Event(engine::Accepted{std::min(other, last), 1}),
                          engine::Event(engine::Accepted{std::max(other, last), 1}),
                          engine::Event(engine::WindowClosed{1, engine::Closing::accepted})};
    const Events events = acceptances(game.situation(), game.now);
    CHECK(events == expected);
    game.happen(events);
    CHECK_FALSE(game.state.game->pending_play());
    CHECK(acceptances(game.situation(), game.now).empty());
}

TEST_CASE("nobody accepts a play for a player who has not said that they accept every one") {
    AcceptingGame game;
    const PlayerId mover = game.mover();
    game.always(game.after(mover));
    game.say(mover, game.first_play());
    CHECK(game.accepting() == std::vector{game.seat(game.after(mover))});
    game.happen(acceptances(game.situation(), game.now));
    CHECK(game.state.game->pending_play());
    CHECK(game.accepting().empty());
}

TEST_CASE("a play that nobody waits for is not accepted, so that it can still be challenged") {
    test::RoomGame game;
    game.start(2);
    for (const PlayerId player : {1, 2}) game.say(player, client::AlwaysAccept{"a", true});
    game.say(game.mover(), game.first_play());
    REQUIRE(game.state.game->pending_play());
    CHECK(acceptances(game.situation(), game.now).empty());
}

TEST_CASE("a disputed play is not accepted for anybody: they vote") {
    test::RoomGame game({.system = "scrappy"});
    game.start(3);
    const PlayerId mover = game.mover();
    const PlayerId other = mover % 3 + 1;
    game.say(other % 3 + 1, client::AlwaysAccept{"a", true});
    game.say(mover, game.first_play());
    CHECK_FALSE(acceptances(game.situation(), game.now).empty());
    game.say(other, client::Challenge{"c", 1});
    CHECK(acceptances(game.situation(), game.now).empty());
}

TEST_CASE("while a computer plays for somebody who accepts every play, that does not count, and afterwards it does") {
    AcceptingGame game;
    const PlayerId mover = game.mover();
    const PlayerId other = game.after(mover);
    game.always(other);
    game.say(other, client::AddStandIn{"s", game.seat(other)});
    game.say(mover, game.first_play());
    CHECK(game.accepting().empty());
    game.say(other, client::ReclaimSeat{"s"});
    CHECK(game.accepting() == std::vector{game.seat(other)});
}

TEST_CASE("nothing is accepted for somebody who has resigned") {
    AcceptingGame game;
    const PlayerId mover = game.mover();
    const PlayerId other = game.after(mover);
    game.always(other);
    game.say(mover, game.first_play());
    game.say(other, client::Resign{"r"});
    REQUIRE(game.state.game->pending_play());
    CHECK(game.accepting().empty());
    CHECK(game.accepts(other));
}

TEST_CASE("that a player accepts every play ends no request of another") {
    AcceptingGame game;
    game.say(1, client::EndGame{"e"});
    REQUIRE(game.state.agreement);
    game.always(2);
    CHECK(game.state.agreement);
}

TEST_CASE(
    "that a player accepts every play fits a game under way in which they have a seat, if it changes anything") {
    AcceptingGame game;
    CHECK_FALSE(game.misfit(1, true));
    CHECK(game.misfit(1, false) == engine::Misfit::out_of_order);
    CHECK(game.misfit(3, true) == engine::Misfit::no_such_seat);
    CHECK(game.misfit(-1, true) == engine::Misfit::no_such_seat);
    test::RoomGame with_computer;
    with_computer.say(1, client::TakeSeat{"s", "Ada"});
    with_computer.say(1, client::AddComputer{"s"});
    const auto misfit = [&](engine::Seat seat) {
        const GameState& state = with_computer.state;
        return check_fit(state, {state.version + 1, 1000, protocol::AlwaysAcceptSet{seat, true}});
    };
    CHECK(misfit(0) == engine::Misfit::out_of_order);
    with_computer.say(1, client::Start{"s"});
    CHECK_FALSE(misfit(0));
    CHECK(misfit(1) == engine::Misfit::no_such_seat);
}
