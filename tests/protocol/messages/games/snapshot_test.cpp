#include "protocol/messages/games/snapshot.hpp"

#include <nlohmann/json.hpp>

#include "protocol/stored/stored_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;
namespace engine = crisscross::engine;

namespace {

Value view_of(const StartedGame& game, engine::Viewer viewer) {
    return Value::parse(write_view(game.state.rules, engine::view(game.state, viewer), std::nullopt).text);
}

StartedGame game_with_horn() {
    StartedGame game = classic_game(2);
    game.turn_to(0);
    game.give(0, "HORNAE?");
    game.play(0, across("F8", "HOrN"));
    return game;
}

}  // namespace

TEST_CASE("a view has tiles, scores, the bag, the turn and the pending play") {
    const StartedGame game = game_with_horn();
    const Value view = view_of(game, 0);
    CHECK(view["squares"] == Value{{7, 5, "H", false}, {7, 6, "O", false}, {7, 7, "R", true}, {7, 8, "N", false}});
    CHECK(view["players"][0]["score"] == game.score(0));
    CHECK(view["players"][0]["rack"]["count"] == 7);
    CHECK(view["players"][0]["rack"]["tiles"].size() == 7);
    CHECK(view["to_move"] == 1);
    CHECK(view["pending_play"]["seat"] == 0);
    CHECK(view["pending_play"]["window"] == "next_turn");
    CHECK(view["result"].is_null());
}

TEST_CASE("the view of another seat or of a watcher has no tiles of a rack") {
    const StartedGame game = game_with_horn();
    CHECK_FALSE(view_of(game, 1)["players"][0]["rack"].contains("tiles"));
    CHECK(view_of(game, 1)["players"][1]["rack"].contains("tiles"));
    const Value watched = view_of(game, std::nullopt);
    for (const Value& player : watched["players"]) CHECK(player["rack"] == Value{{"count", 7}});
}

TEST_CASE("a finished game shows its result") {
    StartedGame game = game_with_horn();
    game.say(1, engine::Resign{});
    game.state = engine::evolve(game.state, game.last<engine::Ended>());
    const Value view = view_of(game, std::nullopt);
    CHECK(view["result"]["type"] == "ended");
    CHECK(view["result"]["reason"] == "resignation");
    CHECK(view["result"]["winners"] == Value{0});
}

TEST_CASE("a snapshot of a waiting room has no game") {
    const Snapshot snapshot{1, "waiting", {{"Mara", {}}}, {"english", "English", 270000, {}}};
    const Value written = Value::parse(write_snapshot(classic(), snapshot).text);
    CHECK(written ==
          Value{{"v", 1},
                {"stage", "waiting"},
                {"seats", {{{"name", "Mara"}}}},
                {"rules", Value::parse(write_ruleset(classic().ruleset()).text)},
                {"lexicon",
                 {{"id", "english"}, {"name", "English"}, {"word_count", 270000}, {"hash", std::string(64, '0')}}},
                {"state", nullptr}});
}

TEST_CASE("a snapshot says of a game that it does not count for ratings, and nothing of one that does") {
    Snapshot snapshot{1, "waiting", {{"Mara", {}}}, {"english", "English", 270000, {}}};
    CHECK_FALSE(Value::parse(write_snapshot(classic(), snapshot).text).contains("rated"));
    snapshot.rated = false;
    CHECK(Value::parse(write_snapshot(classic(), snapshot).text)["rated"] == false);
}

TEST_CASE("a snapshot of a running game has the game as the viewer sees it") {
    const StartedGame game = game_with_horn();
    Snapshot snapshot;
    snapshot.version = 2;
    snapshot.stage = "playing";
    snapshot.seats = {{"A", {}}, {"B", {}}};
    snapshot.game = engine::view(game.state, 1);
    const Value written = Value::parse(write_snapshot(classic(), snapshot).text);
    CHECK(written["state"] == view_of(game, 1));
}

TEST_CASE("a preview has the same score as the event") {
    const StartedGame game = game_with_horn();
    const auto& played = game.last<engine::Played>();
    const Value event =
        Value::parse(write_event(classic(), GameEvent{engine::Event{played}}, Destination::wire).text);
    CHECK(Value::parse(write_score(classic(), played.score).text) == event["play_score"]);
}
