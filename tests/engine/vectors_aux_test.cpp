#include "engine/ending.hpp"
#include "engine/first_draw.hpp"
#include "engine/settlement.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

using Value = nlohmann::json;

TileCounts tiles_of(const Value& spellings) {
    TileCounts counts;
    for (const Value& spelling : spellings) counts.add(classic().find_tile(spelling.get<std::string>()).value());
    return counts;
}

TileCounts many(int count) {
    return tiles(std::string(static_cast<std::size_t>(count), 'A'));
}

/// A game in which each seat has the same rack of As and nothing has been done yet.
Game game_of_as(int seats, int rack, int bag) {
    Game game = fresh(classic());
    game.now.players.assign(static_cast<std::size_t>(seats), Player{many(rack)});
    game.now.bag = many(bag);
    game.turn = 1;
    return game;
}

Event turn_of(const std::string& kind, Seat seat, Turn turn) {
    if (kind == "pass") return Passed{seat, turn};
    if (kind == "exchange") return Exchanged{seat, turn, HiddenTiles(many(1)), HiddenTiles(many(1))};
    return Played{seat, turn, {}, {{}, 0, 1}, Window::none, 0};
}

}  // namespace

TEST_CASE("the best of a first draw is the one that an independent model finds (K2)") {
    for (const Value& line : golden_lines("classic_first_draw.jsonl")) {
        INFO(line.dump());
        std::vector<SeatTile> draws;
        for (const Value& tile : line["draws"])
            draws.push_back({static_cast<Seat>(draws.size()), classic().find_tile(tile.get<std::string>()).value()});
        CHECK(Value(best_of(draws)) == line["expect"]);
    }
}

TEST_CASE("exchanges are allowed as an independent model allows them (K9)") {
    const Lexicon lexicon = lexicon_of({"AA"});
    for (const Value& line : golden_lines("classic_exchange.jsonl")) {
        INFO(line.dump());
        const Game game = game_of_as(2, line["rack"], line["bag"]);
        const auto events = decide(lexicon, game, Chance(Seed{}), 0, Exchange{1, many(line["count"])});
        const bool exchanged = events && std::holds_alternative<Exchanged>(events->front());
        CHECK(exchanged == line["expect"]);
    }
}

TEST_CASE("a game ends by passing when an independent model says so (K13)") {
    for (const Value& line : golden_lines("classic_idle_end.jsonl")) {
        INFO(line.dump());
        const int players = line["players"];
        Game game = game_of_as(players, 7, 40);
        for (const Value& kind : line["trail"])
            game = evolve(game, turn_of(kind, static_cast<Seat>(game.events) % players, game.events + 1));
        CHECK((ending(game) == Reason::all_passed) == line["expect"]);
    }
}

TEST_CASE("final scores and winners are those of an independent model (K14 K15)") {
    for (const Value& line : golden_lines("classic_final_scores.jsonl")) {
        INFO(line.dump());
        std::vector<Player> players;
        for (const Value& rack : line["racks"])
            players.push_back(Player{tiles_of(rack), line["scores"][players.size()].get<int>()});
        const auto accounts =
            settle(classic(), players, line["out"].is_null() ? Reason::all_passed : Reason::went_out);
        Value final = Value::array();
        for (const Account& account : accounts) final.push_back(account.final);
        CHECK(final == line["expect"]["final"]);
        CHECK(Value(winners(classic(), players, accounts)) == line["expect"]["winners"]);
    }
}
