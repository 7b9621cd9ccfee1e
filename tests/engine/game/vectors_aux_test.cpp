#include <limits>

#include "engine/game/decisions/ending.hpp"
#include "engine/game/decisions/first_draw.hpp"
#include "engine/game/decisions/settlement.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/golden.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

using Value = nlohmann::json;

Rules rules_of(const Value& line) {
    return system_rules(line["system"].get<std::string>());
}

TileCounts many(int count) {
    return tiles(std::string(static_cast<std::size_t>(count), 'A'));
}

/// A game with a tile on the board, the same rack of As for each seat, and no turn taken yet.
Game game_of_as(const Rules& rules, int seats, int rack, int bag) {
    Game game = new_game(rules);
    game.position.players.assign(static_cast<std::size_t>(seats), Player{many(rack)});
    for (Player& player : game.position.players) player.target = 1000;
    game.position.bag = many(bag);
    game.position.board.lay({0, 0}, {0, false});
    game.turn = 1;
    return game;
}

Event turn_of(const std::string& kind, Seat seat, Turn turn, int points = 1) {
    if (kind == "pass") return Passed{seat, turn};
    if (kind == "exchange") return Exchanged{seat, turn, HiddenTiles(many(1)), HiddenTiles(many(1))};
    return Played{seat, turn, {}, {}, {{}, 0, points}, Window::none, 0};
}

/// How a game ended, from a line of the final scores.
EndReason reason_of(const Value& line) {
    if (line.contains("reached")) return EndReason::target_reached;
    if (line.contains("instant")) return EndReason::laid_at_once;
    return line["out"].is_null() ? EndReason::all_passed : EndReason::went_out;
}

Game finished_game(const Rules& rules, const Value& line) {
    Game game = new_game(rules);
    for (const Value& rack : line["racks"]) {
        Player player{tiles(rules, rack.get<std::vector<std::string>>())};
        player.score = line["scores"][game.position.players.size()];
        player.target = std::numeric_limits<int>::max();
        game.position.players.push_back(player);
    }
    if (line.contains("reached")) game.player(line["reached"]).target = game.player(line["reached"]).score;
    if (line.contains("out") && !line["out"].is_null()) game.last_play = LastPlay{line["out"], 1};
    if (line.contains("instant")) game.last_play = LastPlay{line["instant"], 7};
    return game;
}

}  // namespace

TEST_CASE("the draw for first play is won by the tile that an independent model picks (K2, H8, R1)") {
    for (const Value& line : golden_lines("first_draw.jsonl")) {
        INFO(line.dump());
        std::vector<SeatTile> draws;
        for (const Value& tile : line["draws"])
            draws.push_back(
                {static_cast<Seat>(draws.size()), rules_of(line).find_tile(tile.get<std::string>()).value()});
        CHECK(Value(best_of(draws)) == line["expect"]);
    }
}

TEST_CASE("exchanges are allowed exactly when an independent model allows them (K9, S3, H10, X8, R7)") {
    const Lexicon lexicon = lexicon_of({"AA"});
    for (const Value& line : golden_lines("exchange.jsonl")) {
        INFO(line.dump());
        const Rules rules = rules_of(line);
        const Game game = game_of_as(rules, 2, line["rack"], line["bag"]);
        const auto events = decide(lexicon, game, Chance(Seed{}), 0, Exchange{1, many(line["count"])});
        CHECK((events.has_value() && line["count"] > 0) == line["expect"]);
    }
}

TEST_CASE("a game ends by idleness exactly when an independent model says so (K13, H11, X9, R9)") {
    for (const Value& line : golden_lines("idle_end.jsonl")) {
        INFO(line.dump());
        const int players = line["players"];
        Game game = game_of_as(rules_of(line), players, 7, 40);
        for (const Value& kind : line["trail"])
            game = evolve(game, turn_of(kind, static_cast<Seat>(game.events) % players, game.events + 1));
        const auto reason = ending(game, static_cast<Seat>(game.events) % players);
        CHECK((reason == EndReason::all_passed || reason == EndReason::all_idle) == line["expect"]);
    }
}

TEST_CASE("final scores and winners match an independent model (K14, K15, F2, H12, X10, R6, R10, R11)") {
    for (const Value& line : golden_lines("final_scores.jsonl")) {
        INFO(line.dump());
        const Rules rules = rules_of(line);
        const Game game = finished_game(rules, line);
        const auto final_scores = settle(game, reason_of(line));
        Value final = Value::array();
        for (const FinalScore& account : final_scores) final.push_back(account.final);
        CHECK(final == line["expect"]["final"]);
        CHECK(Value(winners(game, final_scores, reason_of(line))) == line["expect"]["winners"]);
    }
}

TEST_CASE("targets are set and reached exactly as in an independent model (F1, F2)") {
    for (const Value& line : golden_lines("finish_line.jsonl")) {
        INFO(line.dump());
        const StartedGame started(system_rules("finish-line"), line["levels"].get<std::vector<std::string>>(),
                                  {"AA"});
        CHECK(Value(started.last<Began>().targets) == line["expect"]["targets"]);
        Game game = started.state;
        for (Player& player : game.position.players)
            player.score = line["scores"][static_cast<std::size_t>(&player - game.position.players.data())];
        game = evolve(game, turn_of("play", line["player"], game.turn, line["turn_score"]));
        const auto reason = ending(game, after(game, line["player"]));
        CHECK((reason == EndReason::target_reached) == line["expect"]["over"]);
        if (reason)
            CHECK(winners(game, settle(game, *reason), *reason) == std::vector<Seat>{line["expect"]["winner"]});
    }
}
