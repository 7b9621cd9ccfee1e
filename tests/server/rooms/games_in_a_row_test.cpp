#include <set>

#include "tests/server/rooms/guest_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using nlohmann::json;

namespace {

/// The first player proposes this game, and all others agree.
void all_agree(StartedRoom& room, const client::ProposeGame& wanted, int game) {
    room.guest(0).say(wanted);
    for (int player = 1; player < static_cast<int>(room.guests.size()); ++player)
        room.guest(player).say(client::AgreeToGame{.proposal = proposal_seen_by(room.guest(player))});
    for (Guest& guest : room.guests) guest.follow_to(game);
}

}  // namespace

TEST_CASE("three games follow one another in a room, and everybody sees how they stand") {
    StartedRoom room(2);
    Guest watcher(room.server.port());
    watcher.join(room.code);
    finish(room);
    play_again(room, 1);
    finish(room);
    play_again(room, 2);
    watcher.follow_to(3);
    REQUIRE(watcher.room_now);
    const protocol::server::Room& now = *watcher.room_now;
    REQUIRE(now.games.size() == 3);
    CHECK(now.games[0].stage == "playing");
    CHECK(now.games[1].stage == "over");
    CHECK(now.games[1].winners == std::vector<engine::Seat>{0});
    CHECK(now.games[1].scores.size() == 2);
    REQUIRE(now.standings.size() == 2);
    CHECK(now.standings[0].name == "Player 0");
    CHECK(now.standings[0].won == 2);
    CHECK(now.standings[1].games == 2);
    CHECK(now.may == std::vector<protocol::server::RoomAct>{protocol::server::RoomAct::take_part});
}

TEST_CASE("an evening of three games: four play and one watches, and the last has other rules and turned seats") {
    StartedRoom room(4);
    Guest watcher(room.server.port());
    watcher.join(room.code);
    win(room, 0);
    all_agree(room, {}, 2);
    CHECK(names_by_seat(room.guest(0)) == std::vector<std::string>{"Player 0", "Player 1", "Player 2", "Player 3"});
    win(room, 2);
    all_agree(room, {.settings = engine::Settings{.system = "super"}, .turned = true}, 3);
    watcher.follow_to(3);
    CHECK(names_by_seat(watcher) == std::vector<std::string>{"Player 1", "Player 2", "Player 3", "Player 0"});
    for (int player = 0; player < 4; ++player)
        CHECK(room.guest(player).join(room.code).view.seat == engine::Seat{(player + 3) % 4});
    CHECK_FALSE(watcher.join(room.code).view.seat);
    const engine::Seat first = to_move_in(watcher);
    room.guest(first + 1).say(client::Pass{.turn = 1});
    win(room, 1);
    while (watcher.room_now->games.front().stage != "over" || watcher.room_now->standings.front().games < 3)
        watcher.next();
    const protocol::server::Room& now = *watcher.room_now;
    CHECK(now.games[0].system == "super");
    CHECK(now.games[0].winners == std::vector<engine::Seat>{0});
    CHECK(now.games[1].winners == std::vector<engine::Seat>{2});
    REQUIRE(now.standings.size() == 4);
    for (const protocol::server::Standing& standing : now.standings)
        CHECK(standing.won == (standing.name == "Player 3" ? 0 : 1));
}

TEST_CASE("each game of a room is joined by its number, with its own versions, and the newest without one") {
    StartedRoom room(2);
    finish(room);
    play_again(room, 1);
    Guest stranger(room.server.port());
    const auto old = stranger.ask_for<protocol::server::Joined>(client::Join{.room = room.code, .game = 1});
    CHECK(old.view.game == 1);
    CHECK(json::parse(std::get<protocol::Json>(old.view.content).text)["stage"] == "over");
    CHECK(stranger.join(room.code).view.game == 2);
    CHECK(stranger.refused(client::Join{.room = room.code, .game = 3}).code == "NO_SUCH_GAME");
    const json moves = room.guest(0).log();
    CHECK(moves[0]["v"] == 1);
    CHECK(moves[0]["event"]["type"] == "seats_changed");
    CHECK(moves[1]["event"]["type"] == "began");
}

TEST_CASE("a new game has another seed and hash, and what was drawn in the last one says nothing about it") {
    StartedRoom room(2);
    const json first = room.guest(0).log()[1]["event"];
    finish(room);
    play_again(room, 1);
    const json second = room.guest(0).log()[1]["event"];
    CHECK(first["type"] == "began");
    CHECK(second["type"] == "began");
    CHECK(first["seed_hash"] != second["seed_hash"]);
}

TEST_CASE("a player's list has the newest game of a room, and one that was set aside") {
    StartedRoom room(2);
    play_again(room, 1);
    const auto rooms = room.guest(0).ask_for<protocol::server::Rooms>(client::Rooms{}).rooms;
    REQUIRE(rooms.size() == 2);
    CHECK(rooms[0].room == rooms[1].room);
    CHECK(std::set<int>{rooms[0].game, rooms[1].game} == std::set<int>{1, 2});
    finish(room);
    CHECK(room.guest(0).ask_for<protocol::server::Rooms>(client::Rooms{}).rooms.size() == 2);
}

TEST_CASE("a room with several games goes on with the newest after a restart, and remembers how the others ended") {
    StartedRoom room(2);
    finish(room);
    play_again(room, 1);
    room.server.restart();
    Guest again(room.server.port(), room.tokens[0]);
    const auto joined = again.join(room.code);
    CHECK(joined.view.game == 2);
    CHECK(joined.view.seat == 0);
    while (!again.room_now) again.next();
    CHECK(again.room_now->games.size() == 2);
    CHECK(again.room_now->standings.at(0).won == 1);
}

TEST_CASE("what is proposed, and who has agreed to it, is the same for everybody after a restart") {
    StartedRoom room(3);
    room.guest(2).say(client::Resign{});
    const auto over = room.guest(1).say(client::Resign{});
    room.guest(0).wait_for(over);
    const client::ProposeGame wanted{.settings = engine::Settings{.system = "super"}, .turned = true};
    room.guest(0).say(wanted);
    room.guest(2).say(client::StepBack{});
    room.server.restart();
    Guest jonas(room.server.port(), room.tokens[1]);
    jonas.join(room.code);
    while (!jonas.room_now) jonas.next();
    REQUIRE(jonas.room_now->next);
    CHECK(jonas.room_now->next->by == 0);
    CHECK(jonas.room_now->next->turned);
    CHECK(jonas.room_now->next->settings == wanted.settings);
    CHECK(jonas.room_now->next->agreed == std::vector<engine::Seat>{0});
    CHECK(jonas.room_now->sitting_out == std::vector<std::string>{"Player 2"});
    jonas.say(client::AgreeToGame{.proposal = jonas.room_now->next->proposal});
    jonas.follow_to(2);
    CHECK(jonas.room_now->games.front().system == "super");
    CHECK_FALSE(jonas.room_now->next);
}

TEST_CASE("proposed games count as new rooms") {
    TestServer server([](server::Config& config) { config.limits.rooms_per_person = {.burst = 5, .per_second = 0}; });
    Guest mara = server.guest();
    mara.join(mara.create("Mara"));
    mara.say(client::AddComputer{});
    mara.say(client::Start{});
    mara.say(client::Resign{});
    int game = 1;
    for (; game <= 4; ++game) {
        mara.say(client::ProposeGame{});
        mara.follow_to(game + 1);
        mara.say(client::Resign{});
    }
    CHECK(mara.refused(client::ProposeGame{}).code == "TOO_MANY_NEW_ROOMS");
}
