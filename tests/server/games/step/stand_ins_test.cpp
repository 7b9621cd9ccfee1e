#include "server/time/span.hpp"
#include "tests/server/games/step/timed_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Ok;
using protocol::server::StandInRequest;

namespace {

constexpr auto casual = engine::Strength::casual;
constexpr auto strong = engine::Strength::strong;

client::AddStandIn stand_in(engine::Seat seat, engine::Strength strength = casual) {
    return {StepGame::new_id(), seat, strength};
}

protocol::Details details_of(const protocol::ServerMessage& answer) {
    return std::get<protocol::server::Error>(answer).details;
}

/// Three players, the last of whom has been absent for a minute.
struct WithoutTheLast : StepGame {
    WithoutTheLast() {
        start(3);
        leave(3);
        pass_time(60'000);
    }
    bool has_stand_in(std::size_t seat) const { return state().seats[seat].stand_in.has_value(); }
};

}  // namespace

TEST_CASE("everybody present sees the request, and the last to agree adds the stand-in") {
    WithoutTheLast room;
    CHECK_FALSE(std::get<Ok>(room.say(1, stand_in(2))).version);
    CHECK(room.presence[2].stand_in_requests == std::vector<StandInRequest>{{2, casual, {0}, {1}}});
    CHECK(std::get<Ok>(room.say(2, stand_in(2))).version);
    CHECK(room.has_stand_in(2));
    CHECK(room.presence[2].stand_in_requests.empty());
}

TEST_CASE("presence says for whom a stand-in may be requested, and from when on") {
    using Away = std::vector<protocol::server::Away>;
    StepGame room;
    room.start(3);
    CHECK(room.presence[1].away == Away{});
    room.leave(3);
    const server::Moment from = room.now + 60'000;
    CHECK(room.presence[1].away == Away{{2, from, casual}});
    room.pass_time(60'000);
    room.leave(2);
    CHECK(room.presence[1].away == Away{{1, from + 60'000, casual}, {2, from, casual}});
    room.say(1, stand_in(2));
    CHECK(room.presence[1].away == Away{{1, from + 60'000, casual}});
    room.join(2);
    CHECK(room.presence[1].away == Away{});
}

TEST_CASE("a player who has resigned is not away") {
    StepGame room;
    room.start(3);
    room.say(3, client::Resign{StepGame::new_id()});
    room.leave(3);
    CHECK(room.presence[1].away.empty());
}

TEST_CASE("a stand-in for a player who has only just left is refused, with the time to wait") {
    StepGame room;
    room.start(2);
    CHECK(details_of(room.say(1, stand_in(1))) == protocol::Details{.reason = "connected"});
    room.leave(2);
    CHECK(details_of(room.say(1, stand_in(1))) == protocol::Details{.reason = "just_left", .retry_after = 60'000});
    room.pass_time(59'999);
    CHECK(details_of(room.say(1, stand_in(1))) == protocol::Details{.reason = "just_left", .retry_after = 1});
    CHECK(room.refusal(1, stand_in(1)) == "NOT_ABSENT");
    room.pass_time(1);
    CHECK(std::holds_alternative<Ok>(room.say(1, stand_in(1))));
}

TEST_CASE("another strength replaces the earlier request") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.say(2, stand_in(2, strong));
    CHECK(room.presence[1].stand_in_requests == std::vector<StandInRequest>{{2, strong, {1}, {0}}});
}

TEST_CASE("when the only player who had not agreed leaves, all have agreed") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.leave(2);
    CHECK(room.has_stand_in(2));
    CHECK_FALSE(room.effects_of_kind<server::Append>().back().receipt);
}

TEST_CASE("a player who resigns need not agree, and the stand-in follows in a separate append") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    const auto appends = room.effects_of_kind<server::Append>().size();
    room.say(2, client::Resign{StepGame::new_id()});
    CHECK(room.has_stand_in(2));
    CHECK(room.effects_of_kind<server::Append>().size() == appends + 2);
}

TEST_CASE("a stand-in that could not be stored is added after the retry, with the player already answered") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.disk = {Disk::works, Disk::fails};
    CHECK(std::holds_alternative<Ok>(room.say(2, client::Resign{StepGame::new_id()})));
    CHECK(room.core.record() == nullptr);
    room.pass_time(1000);
    CHECK(room.has_stand_in(2));
}

TEST_CASE("a request is forgotten when the absent player comes back") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.join(3);
    CHECK(room.presence[1].stand_in_requests.empty());
    room.leave(3);
    CHECK(room.refusal(2, stand_in(2)) == "NOT_ABSENT");
}

TEST_CASE("a player with a stand-in reclaims the seat") {
    StepGame room;
    room.start(2);
    room.say(1, stand_in(0));
    CHECK(room.state().seats[0].stand_in == casual);
    CHECK(room.refusal(1, client::Resign{StepGame::new_id()}) == "COMPUTER_PLAYS");
    room.say(1, client::ReclaimSeat{StepGame::new_id()});
    CHECK_FALSE(room.state().seats[0].stand_in);
    CHECK(room.refusal(1, client::ReclaimSeat{StepGame::new_id()}) == "NO_STAND_IN");
}

TEST_CASE("with two players, nobody gets a stand-in to which they have not agreed") {
    StepGame room;
    room.start(2, std::nullopt);
    room.leave(2);
    room.pass_time(60'000);
    CHECK(room.presence[1].away.empty());
    CHECK(room.refusal(1, stand_in(1, strong)) == "STAND_IN_NOT_AGREED");
    CHECK_FALSE(room.state().seats[1].stand_in);
}

TEST_CASE("once only two people play, nobody gets a stand-in to which they have not agreed") {
    StepGame room;
    room.start(3, std::nullopt);
    room.leave(3);
    room.pass_time(60'000);
    CHECK(std::holds_alternative<Ok>(room.say(1, stand_in(2, strong))));
    room.say(2, client::Resign{StepGame::new_id()});
    CHECK_FALSE(room.state().seats[2].stand_in);
    CHECK(room.presence[1].stand_in_requests.empty());
    CHECK(room.presence[1].away.empty());
    CHECK(room.refusal(1, stand_in(2, strong)) == "STAND_IN_NOT_AGREED");
}

TEST_CASE("with more players, the others may ask for a strong stand-in, or for the one agreed to") {
    StepGame room;
    room.start(3, std::nullopt);
    room.leave(3);
    room.pass_time(60'000);
    CHECK(room.presence[1].away.at(0).strength == strong);
    CHECK(room.refusal(1, stand_in(2, engine::Strength::beginner)) == "STAND_IN_NOT_AGREED");
    CHECK(std::holds_alternative<Ok>(room.say(1, stand_in(2, strong))));

    WithoutTheLast agreed;
    CHECK(agreed.refusal(1, stand_in(2, engine::Strength::beginner)) == "STAND_IN_NOT_AGREED");
    CHECK(std::holds_alternative<Ok>(agreed.say(1, stand_in(2, casual))));
    CHECK(std::holds_alternative<Ok>(agreed.say(2, stand_in(2, strong))));
}

TEST_CASE("in a game with days for each move nobody who has not agreed to a stand-in gets one") {
    StepGame game;
    game.write_elsewhere(protocol::SeatsChanged{{}, protocol::ClockRules{protocol::SlowClock{.days = 3}}});
    game.start(3, {});
    for (const server::PlayerId player : {1, 3}) game.leave(player);
    game.pass_time(60'000);
    CHECK(game.presence[2].away.empty());
    for (const engine::Seat seat : {0, 2}) CHECK(game.refusal(2, stand_in(seat, strong)) == "STAND_IN_NOT_AGREED");
}

TEST_CASE("in a game with days for each move a player is away only once they have been reminded of their turn") {
    TimedGame game({.kind = protocol::SlowClock{.days = 4}}, 3);
    while (game.mover() == 1) game.pass();
    const server::PlayerId absent = game.mover();
    const server::PlayerId third = 5 - absent;
    const engine::Seat seat = *game.state().seat_of(absent);
    for (const server::PlayerId player : {absent, third}) game.leave(player);
    game.pass_time(server::span::day);
    CHECK(game.presence[1].away.empty());
    CHECK(details_of(game.say(1, stand_in(seat))) == protocol::Details{.reason = "has_time"});
    CHECK(game.refusal(1, stand_in(*game.state().seat_of(third))) == "NOT_ABSENT");
    game.wait(2 * server::span::day);
    REQUIRE(game.rung().size() == 1);
    CHECK(game.presence[1].away.size() == 1);
    CHECK(std::holds_alternative<Ok>(game.say(1, stand_in(seat))));
    CHECK(game.state().seats[engine::index_of(seat)].stand_in == casual);
}

TEST_CASE("while a game is paused nobody gets a stand-in that others ask for") {
    TimedGame game({.kind = protocol::GameClock{.seconds = 1500}}, 3);
    game.give(server::SetAside{});
    game.leave(3);
    game.pass_time(server::span::hour);
    CHECK(game.presence[1].away.empty());
    CHECK(details_of(game.say(1, stand_in(2))) == protocol::Details{.reason = "has_time"});
    game.say(1, stand_in(0));
    CHECK(game.state().seats[0].stand_in == casual);
    game.say(1, client::ReclaimSeat{StepGame::new_id()});
    game.join(3);
    for (const server::PlayerId player : {1, 2, 3}) CHECK(game.propose(player, protocol::ResumeProposal{}).empty());
    game.leave(3);
    game.pass_time(60'000);
    CHECK(game.presence[1].away.size() == 1);
    CHECK(game.refusal(1, stand_in(2)).empty());
}

TEST_CASE("a request for a stand-in is forgotten when the game is paused") {
    TimedGame game({.kind = protocol::GameClock{.seconds = 1500}}, 3);
    game.leave(3);
    game.pass_time(60'000);
    game.say(1, stand_in(2));
    REQUIRE(game.presence[2].stand_in_requests.size() == 1);
    game.give(server::SetAside{});
    CHECK(game.presence[2].stand_in_requests.empty());
}

TEST_CASE("nobody ends a game alone by asking for stand-ins for the others") {
    StepGame game;
    game.start(3);
    for (const server::PlayerId player : {2, 3}) game.leave(player);
    game.pass_time(60'000);
    for (const engine::Seat seat : {1, 2}) REQUIRE(std::holds_alternative<Ok>(game.say(1, stand_in(seat))));
    game.say(1, client::EndGame{StepGame::new_id()});
    CHECK_FALSE(game.state().game->over());
    SECTION("but those who have left their seat to a computer need not agree") {
        for (const server::PlayerId player : {2, 3}) {
            game.join(player);
            game.say(player, client::ReclaimSeat{StepGame::new_id()});
            game.say(player, stand_in(player - 1));
            game.leave(player);
        }
        game.say(1, client::EndGame{StepGame::new_id()});
        CHECK(game.state().game->over());
    }
    SECTION("an absent player agrees when they are back in their seat") {
        for (const server::PlayerId player : {2, 3}) {
            game.join(player);
            game.say(player, client::ReclaimSeat{StepGame::new_id()});
        }
        for (const server::PlayerId player : {1, 2, 3}) game.say(player, client::EndGame{StepGame::new_id()});
        CHECK(game.state().game->over());
    }
}

TEST_CASE("nobody changes the clocks alone by asking for stand-ins for the others") {
    TimedGame game({.kind = protocol::GameClock{.seconds = 1500}}, 3);
    for (const server::PlayerId player : {2, 3}) game.leave(player);
    game.pass_time(60'000);
    for (const engine::Seat seat : {1, 2}) REQUIRE(std::holds_alternative<Ok>(game.say(1, stand_in(seat))));
    game.propose(1, protocol::ChangeProposal{{.kind = protocol::MoveClock{.seconds = 10}}});
    CHECK(std::holds_alternative<protocol::GameClock>(game.state().clocks.rules.kind));
}

TEST_CASE(
    "the others wait for an absent player as long as the host of the server says, and less where a clock gives "
    "less") {
    using server::patience_of;
    constexpr server::Moment max = 180'000;
    CHECK(patience_of({}, max) == max);
    CHECK(patience_of({protocol::SlowClock{}}, max) == max);
    CHECK(patience_of({protocol::GameClock{.seconds = 3'600}}, max) == max);
    CHECK(patience_of({protocol::GameClock{.seconds = 1'500}}, max) == 150'000);
    CHECK(patience_of({protocol::MoveClock{.seconds = 60}}, max) == 60'000);
    CHECK(patience_of({protocol::MoveClock{.seconds = 60}}, 0) == 0);
}

TEST_CASE("in a game of three minutes for each player an absent one may be replaced after eighteen seconds") {
    TimedGame room({protocol::GameClock{.seconds = 180}}, 3);
    room.leave(3);
    const server::Moment gone = room.now;
    CHECK(room.presence[1].away.front().stand_in_from == gone + 18'000);
    room.pass_time(17'999);
    CHECK(room.refusal(1, stand_in(2, strong)) == "NOT_ABSENT");
    room.pass_time(1);
    CHECK(room.refusal(1, stand_in(2, strong)).empty());
}
