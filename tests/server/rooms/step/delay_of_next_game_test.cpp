#include "tests/server/rooms/step/delayed_watching.hpp"
#include "tests/server/rooms/step/played_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace crisscross::test::delay;
namespace client = protocol::client;

namespace {

using Act = protocol::server::RoomAct;
using Acts = std::vector<Act>;

/// Player 3 takes part, and the players leave the game as it is and begin the next with them.
void set_aside_with_another(StepRoom& room) {
    room.join(3);
    CHECK(room.say(3, client::TakePart{StepRoom::new_id(), "Player 3"}).empty());
    set_aside(room);
    CHECK(room.join(3).empty());
    REQUIRE(joined_game(room, 3) == 2);
}

/// The players begin another game, whether the last one is over or not.
void begin_next(StepRoom& room) {
    room.say(1, room.proposal());
    client::AgreeToGame agreement{StepRoom::new_id(), room.room[2].next->proposal};
    agreement.game = room.newest();
    CHECK(room.say(2, agreement).empty());
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
}

}  // namespace

TEST_CASE(
    "delay: watchers who are moves behind learn that a game was set aside when the next one has had as many moves") {
    StepRoom room = game_watched({.delay_moves = 2});
    room.join(watcher);
    const int told = room.told[watcher];
    set_aside(room);
    pass(room, 2);
    CHECK(room.told[watcher] == told);
    CHECK(room.room[watcher].newest == 1);
    CHECK(room.room[watcher].games.size() == 1);
    CHECK(room.room[2].newest == 2);
    pass(room, 2);
    CHECK(room.room[watcher].newest == 2);
    CHECK(room.join(watcher).empty());
    CHECK(joined_game(room, watcher) == 2);
}

TEST_CASE("delay: whether a next game has begun cannot be learned by asking something of it") {
    StepRoom room = game_watched({.delay_moves = 2});
    room.join(watcher);
    const auto refusal = [&room](int game) {
        auto error = std::get<protocol::server::Error>(ask(room, client::Hint{}, game));
        error.id.reset();
        return error;
    };
    const protocol::server::Error before = refusal(2);
    set_aside(room);
    CHECK(refusal(2) == before);
    CHECK(refusal(3) == before);
    client::Pass move{StepRoom::new_id(), 1};
    move.game = 2;
    CHECK(room.say(watcher, move) == before.code);
    CHECK(std::get<protocol::server::Error>(room.replies[watcher].back()).message == before.message);
}

TEST_CASE("delay: somebody who watches seconds behind learns that a game was set aside when the time has passed") {
    StepRoom room = game_watched({.delay_seconds = 30});
    room.join(watcher);
    set_aside(room);
    CHECK(room.room[watcher].newest == 1);
    REQUIRE(room.timers[2].contains(server::timer::Beginning{}));
    CHECK(room.timers[2][server::timer::Beginning{}] == room.now + 30'000);
    room.now += 30'000;
    room.give(server::ToGame{2, server::TimerFired{server::timer::Beginning{}}});
    CHECK(room.room[watcher].newest == 2);
}

TEST_CASE("delay: somebody who comes in meanwhile gets the game that was set aside, and no other") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside(room);
    CHECK(room.join(newcomer, 2) == "NO_SUCH_GAME");
    CHECK(room.join(newcomer).empty());
    CHECK(joined_game(room, newcomer) == 1);
    CHECK(room.room[newcomer].newest == 1);
    CHECK(room.say(newcomer, client::TakePart{StepRoom::new_id(), "Eight"}).empty());
    pass(room, 2);
    CHECK(room.join(newcomer, 2).empty());
}

TEST_CASE("delay: asking for a seat does not reveal that an unseen game is full") {
    StepRoom room = game_watched({.delay_moves = 1});
    for (const server::PlayerId player : {3, 4}) {
        room.join(player);
        CHECK(room.say(player, client::TakePart{StepRoom::new_id(), "Player " + std::to_string(player)}).empty());
    }
    set_aside(room);
    REQUIRE(room.state(2).seats.size() == 4);
    CHECK(room.join(newcomer).empty());
    REQUIRE(joined_game(room, newcomer) == 1);
    CHECK(room.say(newcomer, client::TakePart{StepRoom::new_id(), "Eight"}).empty());
    for (const server::PlayerId player : {3, 4}) room.join(player);
    room.finish(1);
    client::ProposeGame third = room.proposal();
    third.game = 2;
    CHECK(room.say(1, third).empty());
}

TEST_CASE("delay: after a restart a room still knows how far the next game is") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside(room);
    for (const bool is_known : {false, true}) {
        if (is_known) pass(room, 2);
        for (const server::PlayerId player : {1, 2}) room.leave(player);
        room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(newcomer).empty());
        CHECK(joined_game(room, newcomer) == (is_known ? 2 : 1));
        for (const server::PlayerId player : {1, 2}) CHECK(room.join(player, 2).empty());
        room.leave(newcomer);
    }
}

TEST_CASE("delay: when the game that was set aside ends, there is nothing to hide any more") {
    StepRoom room = game_watched({.delay_moves = 20, .delay_seconds = 600});
    room.join(watcher);
    set_aside(room);
    CHECK(room.join(2, 1).empty());
    CHECK(room.say(2, client::Resign{StepRoom::new_id()}).empty());
    CHECK(room.room[watcher].newest == 2);
    CHECK(room.room[watcher].games.back().stage == "over");
}

TEST_CASE("delay: watchers of an older game learn that it was set aside again no sooner than of its moves") {
    StepRoom room = game_watched({.delay_moves = 2});
    set_aside(room);
    room.finish(1);
    CHECK(room.join(1, 1).empty());
    CHECK(room.join(watcher, 1).empty());
    CHECK(room.room[watcher].newest == 2);
    begin_next(room);
    REQUIRE(room.newest() == 3);
    CHECK(room.room[watcher].newest == 2);
    for (int moves = 0; moves < 2; ++moves) pass(room, 3);
    CHECK(room.room[watcher].newest == 3);
}

TEST_CASE("delay: a player of a game that was set aside, who does not play in the next one, learns of it at once") {
    StepRoom room = game_watched({.delay_moves = 2});
    set_aside_with_another(room);
    room.finish(1);
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    CHECK(room.join(2, 1).empty());
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 3).empty());
    REQUIRE(room.newest() == 3);
    CHECK(room.room[2].newest == 3);
}

TEST_CASE("delay: the lobby does not say sooner than a watcher learns that a game was set aside") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.say(1, client::SetEntry{StepRoom::new_id(), protocol::RoomEntry::everybody});
    client::ProposeGame other = room.proposal();
    other.settings = engine::Settings{.system = "super"};
    room.say(1, other);
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    REQUIRE(room.in_lobby);
    CHECK(room.in_lobby->system == "classic");
    pass(room, 2);
    CHECK(room.in_lobby->system == "super");
}

TEST_CASE("delay: somebody who was away meanwhile finds the room as they left it") {
    StepRoom room = game_watched({.delay_moves = 1});
    const bool has_long_list = GENERATE(false, true);
    for (int game = 1; has_long_list && game <= server::max_listed_games; ++game) {
        room.finish(1);
        begin_next(room);
    }
    CHECK(room.join(newcomer).empty());
    const protocol::server::Room before = room.room[newcomer];
    CHECK(before.host.has_value());
    CHECK(before.may == Acts{Act::take_part});
    if (has_long_list) CHECK(before.games.size() == server::max_listed_games);
    room.leave(newcomer);
    begin_next(room);
    CHECK(room.join(newcomer).empty());
    CHECK(room.room[newcomer] == before);
}

TEST_CASE("delay: somebody who takes part sees that, although they do not know of the newest game") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside(room);
    CHECK(room.join(newcomer).empty());
    CHECK(room.say(newcomer, client::TakePart{StepRoom::new_id(), "Eight"}).empty());
    CHECK(room.room[newcomer].coming == std::vector<std::string>{"Eight"});
    CHECK(room.room[newcomer].may == Acts{Act::step_back});
    CHECK(room.say(newcomer, client::StepBack{StepRoom::new_id()}).empty());
    CHECK(room.room[newcomer].coming.empty());
    CHECK(room.room[newcomer].may == Acts{Act::take_part});
}

TEST_CASE("delay: those who watch go on seeing who was coming to a game that has begun unseen") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.join(watcher);
    set_aside_with_another(room);
    CHECK(room.room[watcher].coming == std::vector<std::string>{"Player 3"});
    CHECK(room.say(watcher, client::TakePart{StepRoom::new_id(), "Nine"}).empty());
    CHECK(room.room[watcher].coming == std::vector<std::string>{"Player 3", "Nine"});
    CHECK(room.room[3].coming == std::vector<std::string>{"Nine"});
}

TEST_CASE("delay: the room stays in the lobby, and people take part, while nobody has the newest game open") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.say(1, client::SetEntry{StepRoom::new_id(), protocol::RoomEntry::everybody});
    set_aside(room);
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.in_lobby.reset();
    CHECK(room.join(newcomer).empty());
    REQUIRE_FALSE(room.core.game(2));
    CHECK(room.room[newcomer].may == Acts{Act::take_part});
    CHECK(room.say(newcomer, client::TakePart{StepRoom::new_id(), "Eight"}).empty());
    CHECK(room.in_lobby);
}

TEST_CASE("delay: who the host of the room is can be seen, unless they play only in a game that cannot") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.join(watcher);
    set_aside_with_another(room);
    CHECK(room.say(1, client::HandOverRoom{StepRoom::new_id(), "Player 2"}).empty());
    CHECK(room.room[watcher].host == 1);
    CHECK(room.say(2, client::HandOverRoom{StepRoom::new_id(), "Player 3"}).empty());
    CHECK(room.room[watcher].host == 1);
}

TEST_CASE("delay: a player of the newest game sees what is proposed, even while others watch the one before it") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside_with_another(room);
    CHECK(room.join(watcher).empty());
    REQUIRE(room.core.game(1));
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(room.room[3].next);
    CHECK_FALSE(room.room[watcher].next);
}
