#include "server/games/stored/stored_game.hpp"

#include "server/games/model/game_timer.hpp"
#include "tests/server/games/model/room_game.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = protocol::client;

namespace {

/// A game, and what its latest events come to as rows.
struct Projected : test::RoomGame {
    storage::Projection after(PlayerId player, const protocol::GameCommand& message) {
        const GameState before = state;
        const std::size_t known = log.size();
        say(player, message);
        return project(before, state, std::span(log).subspan(known));
    }
    storage::Projection after_event(const protocol::GameEvent& event) {
        const GameState before = state;
        happen({event});
        return project(before, state, std::span(log).last(1));
    }
};

}  // namespace

TEST_CASE("taking and leaving a seat updates all the seats, and the name of the player who sat down") {
    Projected game;
    game.now = 1500;
    const auto first = game.after(1, client::TakeSeat{"s", "Mara"});
    CHECK(first.seats == std::vector<storage::SeatRow>{{1, "Mara"}});
    CHECK(first.names == std::vector<storage::PlayerRow>{{1, "Mara"}});
    CHECK(first.stage == "waiting");
    CHECK(first.changed == 1500);
    CHECK(game.after(2, client::TakeSeat{"s", "Jonas"}).seats ==
          std::vector<storage::SeatRow>{{1, "Mara"}, {2, "Jonas"}});
    const auto left = game.after(1, client::LeaveSeat{"s"});
    CHECK(left.seats == std::vector<storage::SeatRow>{{2, "Jonas"}});
    CHECK(left.names.empty());
}

TEST_CASE("a computer's seat has no player") {
    Projected game;
    game.say(1, client::TakeSeat{"s", "Mara"});
    const GameState before = game.state;
    const GameEntry entry{before.version + 1, 1000,
                          protocol::SeatsChanged{{{1, "Mara"}, {0, "Ada", {}, engine::Strength::casual}}}};
    const auto rows = project(before, evolve(before, entry), std::span(&entry, 1));
    CHECK(rows.seats == std::vector<storage::SeatRow>{{1, "Mara"}, {std::nullopt, "Ada"}});
    CHECK(rows.names.empty());
}

TEST_CASE("a start and a play update the stage, and leave the seats as they are") {
    Projected game;
    for (PlayerId player : {1, 2}) game.say(player, client::TakeSeat{"s", "Player " + std::to_string(player)});
    const auto started = game.after(1, client::Start{"s"});
    CHECK(started.stage == "playing");
    CHECK_FALSE(started.seats);
    const auto played = game.after(game.mover(), game.first_play());
    CHECK_FALSE(played.seats);
    CHECK(played.challenges.empty());
}

TEST_CASE("the rows of a whole journal are those of its commands, one after the other") {
    Projected game;
    const GameState fresh = game.state;
    storage::Projection last;
    std::vector<storage::ChallengeRow> challenges;
    const auto follow = [&](PlayerId player, const protocol::GameCommand& message) {
        last = game.after(player, message);
        challenges.insert(challenges.end(), last.challenges.begin(), last.challenges.end());
    };
    for (PlayerId player : {1, 2}) follow(player, client::TakeSeat{"s", "Player " + std::to_string(player)});
    const auto seats = last.seats;
    follow(1, client::Start{"s"});
    const PlayerId challenger = 3 - game.mover();
    follow(game.mover(), game.first_play());
    follow(challenger, client::Challenge{"c", 1});
    const auto whole = project(fresh, game.state, game.log);
    CHECK(whole.challenges == challenges);
    CHECK(challenges.size() == 1);
    CHECK(whole.seats == seats);
    CHECK(whole.asked == last.asked);
    CHECK(whole.stage == last.stage);
    CHECK(whole.changed == last.changed);
}

TEST_CASE("that a player accepts every play leaves no row, and nobody is asked for anything else") {
    Projected game{test::RoomGame({.system = "scrappy"})};
    game.start(3);
    const auto before = game.after(game.mover(), game.first_play());
    const auto rows = game.after(game.mover(), client::AlwaysAccept{"a", true});
    CHECK_FALSE(rows.seats);
    CHECK(rows.names.empty());
    CHECK(rows.challenges.empty());
    CHECK(rows.asked == before.asked);
    CHECK(rows.alarm == before.alarm);
}

TEST_CASE("a game is woken when a window or a vote ends, even without a clock") {
    Projected game{test::RoomGame({.system = "scrappy"})};
    game.start(3);
    game.now = 5000;
    const PlayerId maker = game.mover();
    const auto played = game.after(maker, game.first_play());
    REQUIRE(game_alarm(game.state));
    CHECK(played.alarm == game_alarm(game.state)->at);
    game.now = 6000;
    const auto disputed = game.after(maker % 3 + 1, client::Challenge{"c", 1});
    CHECK(disputed.alarm == 6000 + 60'000);
}

TEST_CASE("of a clock and a window, the one that ends first wakes the game") {
    Projected game{test::RoomGame({.system = "scrappy"})};
    const GameEntry timed{1, 1000, protocol::SeatsChanged{{}, protocol::ClockRules{protocol::MoveClock{600}}}};
    game.state = evolve(game.state, timed);
    game.log.push_back(timed);
    game.start(3);
    REQUIRE(next_alarm(game.state));
    const auto played = game.after(game.mover(), game.first_play());
    REQUIRE(game_alarm(game.state));
    CHECK(played.alarm == game_alarm(game.state)->at);
}

TEST_CASE("a game is paused while its clocks are, whatever its players do, and no longer once it is over") {
    Projected game;
    game.start(2);
    CHECK_FALSE(game.after_event(protocol::ClockSet{{protocol::MoveClock{90}, protocol::AtZero::pass}}).paused);
    CHECK(game.after_event(protocol::ClockPaused{}).paused);
    CHECK(game.after(game.mover(), client::Pass{"p", 1}).paused);
    CHECK_FALSE(game.after_event(protocol::ClockResumed{}).paused);
    CHECK(game.after_event(protocol::ClockPaused{}).paused);
    const auto over = game.after(game.mover(), client::Resign{"r"});
    CHECK(over.stage == "over");
    CHECK_FALSE(over.paused);
}

TEST_CASE("a challenge leaves a row with the words of the play") {
    Projected game;
    game.start(2);
    const auto seat = game.state.game->to_move;
    const auto play = game.first_play();
    const PlayerId challenger = 3 - game.mover();
    const auto turn = game.state.game->turn;
    game.say(game.mover(), play);
    const auto rows = game.after(challenger, client::Challenge{"c", turn});
    const std::string word = play.placement[0].tile + play.placement[1].tile;
    const bool good = word == "NO" || word == "ON";
    CHECK(rows.challenges == std::vector<storage::ChallengeRow>{{turn, seat, 1 - seat, good, word}});
}
