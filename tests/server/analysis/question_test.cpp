#include <set>

#include "engine/catalogue/catalogue.hpp"
#include "server/analysis/question.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

const engine::Settings with_hints{.knobs = {{"hints", "own_rack"}}};

std::vector<protocol::LayText> placement_of(const from_server::PossiblePlay& play) {
    std::vector<protocol::LayText> placement;
    for (const auto& lay : json::parse(play.placement.text)) {
        const engine::Cell at{lay["cell"][0], lay["cell"][1]};
        placement.push_back({at, lay["tile"], std::nullopt});
        if (lay.contains("as")) placement.back().as = lay["as"];
    }
    return placement;
}

int total(const from_server::PossiblePlay& play) {
    return json::parse(play.play_score.text)["total"];
}

bool falls(const std::vector<from_server::PossiblePlay>& plays) {
    return std::ranges::is_sorted(plays, std::ranges::greater{}, &from_server::PossiblePlay::equity);
}

}  // namespace

TEST_CASE("a hint is a legal play with the right score") {
    int hints = 0;
    for (const char* system : {"classic", "shmac", "super", "scrappy", "classic-nine", "finish-line"}) {
        INFO(system);
        engine::Settings settings = with_hints;
        settings.system = system;
        StartedRoom room(2, settings, short_words());
        const auto hint = room.mover().ask_for<from_server::Hint>(client::Hint{});
        CHECK(hint.seat == room.to_move);
        CHECK(falls(hint.plays));
        if (hint.plays.empty()) continue;  // not every rack has one of the short words
        ++hints;
        for (const auto& play : hint.plays) {
            const auto answer = room.mover().ask_for<from_server::Preview>(
                client::Preview{.placement = placement_of(play), .line = play.line});
            CHECK(json::parse(answer.play_score.text) == json::parse(play.play_score.text));
        }
        const auto& best = hint.plays.front();
        const auto version =
            room.mover().say(client::Play{.turn = 1, .placement = placement_of(best), .line = best.line});
        CHECK(version > room.began);
        CHECK(room.mover().snapshot()["state"]["players"][room.to_move]["score"] == total(best));
    }
    CHECK(hints >= 3);
}

TEST_CASE("a hint shows only the best place for each word") {
    StartedRoom room(2, with_hints, short_words());
    std::set<std::string> words;
    const auto hint = room.mover().ask_for<from_server::Hint>(client::Hint{});
    for (const auto& play : hint.plays) words.insert(json::parse(play.play_score.text)["word_scores"][0]["text"]);
    CHECK(words.size() == hint.plays.size());
    CHECK(words.size() > 1);
}

TEST_CASE("only the player whose turn it is gets a hint, and only where the room allows hints") {
    StartedRoom strict(2, {}, short_words());
    CHECK(strict.mover().refused(client::Hint{}).code == "NO_HINTS");
    StartedRoom room(2, with_hints, short_words());
    CHECK(room.other().refused(client::Hint{}).code == "NOT_YOUR_TURN");
    Guest stranger = room.server.guest();
    stranger.join(room.code);
    CHECK(stranger.refused(client::Hint{}).code == "NOT_SEATED");
    CHECK(room.mover().refused(client::Analysis{.version = room.began}).code == "GAME_GOES_ON");
    room.mover().say(client::Resign{});
    CHECK(room.mover().refused(client::Hint{}).code == "GAME_OVER");
}

TEST_CASE("an analysis says which play reaches the target, because that wins at once (F2)") {
    const std::vector<std::string> words{"HORN", "HORNS", "NO"};
    StartedGame game(engine::compile(engine::catalogue::finish_line()).value(), {"beginner", "expert"}, words);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.state.player(0).score = game.state.player(0).target - 14;
    const engine::MoveSummary laid{14, 4, tiles("AAE")};
    const server::Question question{"h", lexicon_of(words), engine::seat_view(game.state, 0), laid};
    engine::Budget unlimited;
    const auto tables = std::make_shared<const engine::EvaluatorTables>(game.state.rules, question.list);
    const auto analysis = std::get<from_server::Analysis>(server::answer(question, tables, unlimited));
    REQUIRE(analysis.plays.size() == 2);
    CHECK(analysis.plays[0].wins == true);
    CHECK(analysis.plays[0].equity == analysis.move.equity);
    CHECK(analysis.move.wins == true);
    CHECK(analysis.plays[0].equity > 10'000);
    CHECK_FALSE(analysis.plays[1].wins);
    CHECK(analysis.plays[1].equity < 1'000);
    CHECK_FALSE(engine::wins_at_once(engine::seat_view(game.state, 1), 14, 4));
}

TEST_CASE(
    "an exchange is among the best moves where it is worth more than a play, until it is the one that was made") {
    const std::vector<std::string> words{"NO"};
    StartedGame game(engine::compile(engine::catalogue::classic()).value(), 2, words);
    game.turn_to(0);
    game.give(0, "NOVVUUU");
    const auto analysed = [&](const engine::MoveSummary& made) {
        const server::Question question{"h", lexicon_of(words), engine::seat_view(game.state, 0), made};
        engine::Budget unlimited;
        const auto tables = std::make_shared<const engine::EvaluatorTables>(game.state.rules, question.list);
        return std::get<from_server::Analysis>(server::answer(question, tables, unlimited));
    };
    const auto played = analysed({4, 2, tiles("VVUUU")});
    REQUIRE(played.exchange);
    CHECK(played.exchange->equity > played.plays.front().equity);
    CHECK(std::ranges::count(played.exchange->tiles, "V") == 2);
    CHECK(analysed({0, 0, tiles("NOVVUUU")}).exchange == played.exchange);
    engine::TileCounts kept = tiles("NOVVUUU");
    for (const std::string& tile : played.exchange->tiles) kept.remove(*game.state.rules.find_tile(tile));
    CHECK_FALSE(analysed({0, 0, kept}).exchange);
    game.state.position.bag = {};
    CHECK_FALSE(analysed({4, 2, tiles("VVUUU")}).exchange);
}

TEST_CASE("after the game anybody may see what was possible, and the equity of the actual move") {
    StartedRoom room(2, with_hints, short_words());
    const auto hint = room.mover().ask_for<from_server::Hint>(client::Hint{});
    REQUIRE(hint.plays.size() > 1);
    const auto& second = hint.plays.at(1);
    room.mover().say(client::Play{.turn = 1, .placement = placement_of(second), .line = second.line});
    room.other().say(client::Pass{.turn = 2});
    const auto ended = room.mover().say(client::Resign{});
    Guest stranger = room.server.guest();
    stranger.join(room.code);
    const auto log = stranger.log();
    const auto version_of = [&log](const char* type) {
        return std::ranges::find_if(log, [type](const json& entry) { return entry["event"]["type"] == type; })
            ->at("v")
            .get<std::uint32_t>();
    };
    const auto played = stranger.ask_for<from_server::Analysis>(client::Analysis{.version = version_of("played")});
    CHECK(played.seat == room.to_move);
    CHECK(played.plays == hint.plays);
    CHECK(played.move == from_server::MoveMade{second.equity, second.wins});
    const auto passed = stranger.ask_for<from_server::Analysis>(client::Analysis{.version = version_of("passed")});
    CHECK(passed.seat == 1 - room.to_move);
    if (!passed.plays.empty()) CHECK(passed.plays.front().equity > passed.move.equity);
    for (const std::uint32_t version : {std::uint32_t{0}, std::uint32_t{1}, ended, ended + 1, 4'294'967'295U})
        CHECK(stranger.refused(client::Analysis{.version = version}).code == "NO_SUCH_MOVE");
}
