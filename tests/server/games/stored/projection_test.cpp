#include "server/games/stored/stored_game.hpp"

#include "server/games/model/game_timer.hpp"
#include "tests/server/rooms/room_table.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = protocol::client;

namespace {

/// What a table's latest events come to as rows.
struct Projected : test::RoomTable {
    storage::Projection after(PlayerId player, const protocol::GameCommand& message) {
        const GameState before = state;
        const std::size_t known = log.size();
        say(player, message);
        return project(before, state, std::span(log).subspan(known));
    }
};

}  // namespace

TEST_CASE("taking and leaving a seat updates all the seats, and the name of the player who sat down") {
    Projected table;
    table.now = 1500;
    const auto first = table.after(1, client::TakeSeat{"s", "Mara"});
    CHECK(first.seats == std::vector<storage::SeatRow>{{1, "Mara"}});
    CHECK(first.names == std::vector<storage::PlayerRow>{{1, "Mara"}});
    CHECK(first.stage == "waiting");
    CHECK(first.changed == 1500);
    CHECK(table.after(2, client::TakeSeat{"s", "Jonas"}).seats ==
          std::vector<storage::SeatRow>{{1, "Mara"}, {2, "Jonas"}});
    const auto left = table.after(1, client::LeaveSeat{"s"});
    CHECK(left.seats == std::vector<storage::SeatRow>{{2, "Jonas"}});
    CHECK(left.names.empty());
}

TEST_CASE("a computer's seat has no player") {
    Projected table;
    table.say(1, client::TakeSeat{"s", "Mara"});
    const GameState before = table.state;
    const GameEntry entry{before.version + 1, 1000,
                          protocol::SeatsChanged{{{1, "Mara"}, {0, "Ada", {}, engine::Strength::casual}}}};
    const auto rows = project(before, evolve(before, entry), std::span(&entry, 1));
    CHECK(rows.seats == std::vector<storage::SeatRow>{{1, "Mara"}, {std::nullopt, "Ada"}});
    CHECK(rows.names.empty());
}

TEST_CASE("a start and a play update the stage, and leave the seats as they are") {
    Projected table;
    for (PlayerId player : {1, 2}) table.say(player, client::TakeSeat{"s", "Player " + std::to_string(player)});
    const auto started = table.after(1, client::Start{"s"});
    CHECK(started.stage == "playing");
    CHECK_FALSE(started.seats);
    const auto played = table.after(table.mover(), table.first_play());
    CHECK_FALSE(played.seats);
    CHECK(played.challenges.empty());
}

TEST_CASE("the rows of a whole journal are those of its commands, one after the other") {
    Projected table;
    const GameState fresh = table.state;
    storage::Projection last;
    std::vector<storage::ChallengeRow> challenges;
    const auto follow = [&](PlayerId player, const protocol::GameCommand& message) {
        last = table.after(player, message);
        challenges.insert(challenges.end(), last.challenges.begin(), last.challenges.end());
    };
    for (PlayerId player : {1, 2}) follow(player, client::TakeSeat{"s", "Player " + std::to_string(player)});
    const auto seats = last.seats;
    follow(1, client::Start{"s"});
    const PlayerId challenger = 3 - table.mover();
    follow(table.mover(), table.first_play());
    follow(challenger, client::Challenge{"c", 1});
    const auto whole = project(fresh, table.state, table.log);
    CHECK(whole.challenges == challenges);
    CHECK(challenges.size() == 1);
    CHECK(whole.seats == seats);
    CHECK(whole.asked == last.asked);
    CHECK(whole.stage == last.stage);
    CHECK(whole.changed == last.changed);
}

TEST_CASE("a game is woken when a window or a vote ends, also without a clock") {
    Projected table{test::RoomTable({.system = "scrappy"})};
    table.start(3);
    table.now = 5000;
    const PlayerId maker = table.mover();
    const auto played = table.after(maker, table.first_play());
    REQUIRE(game_alarm(table.state));
    CHECK(played.alarm == game_alarm(table.state)->at);
    table.now = 6000;
    const auto disputed = table.after(maker % 3 + 1, client::Challenge{"c", 1});
    CHECK(disputed.alarm == 6000 + 60'000);
}

TEST_CASE("of a clock and a window, the one that ends first wakes the game") {
    Projected table{test::RoomTable({.system = "scrappy"})};
    const GameEntry timed{1, 1000, protocol::SeatsChanged{{}, protocol::ClockRules{protocol::MoveClock{600}}}};
    table.state = evolve(table.state, timed);
    table.log.push_back(timed);
    table.start(3);
    REQUIRE(next_alarm(table.state));
    const auto played = table.after(table.mover(), table.first_play());
    REQUIRE(game_alarm(table.state));
    CHECK(played.alarm == game_alarm(table.state)->at);
}

TEST_CASE("a challenge leaves a row with the words of the play") {
    Projected table;
    table.start(2);
    const auto seat = table.state.game->to_move;
    const auto play = table.first_play();
    const PlayerId challenger = 3 - table.mover();
    const auto turn = table.state.game->turn;
    table.say(table.mover(), play);
    const auto rows = table.after(challenger, client::Challenge{"c", turn});
    const std::string word = play.placement[0].tile + play.placement[1].tile;
    const bool good = word == "NO" || word == "ON";
    CHECK(rows.challenges == std::vector<storage::ChallengeRow>{{turn, seat, 1 - seat, good, word}});
}
