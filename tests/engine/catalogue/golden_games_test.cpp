#include "engine/catalogue/catalogue.hpp"
#include "tests/engine/catalogue/fingerprint.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/golden.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/table.hpp"
#include "tests/support/games/move_text.hpp"

// tests/golden/games has a whole game of each system: its commands and their outcome. Run with
// CRISSCROSS_UPDATE_GOLDEN=1 to play and record new ones.

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

using Value = nlohmann::json;

std::string file_of(const std::string& system) {
    return "games/" + system + ".json";
}

/// The beginning of a recorded game.
Table table_of(const Value& game) {
    const Seed seed{game["seed"].get<std::uint8_t>()};
    return {system_rules(game["system"].get<std::string>()), game["levels"].get<std::vector<std::string>>(),
            short_words(), seed};
}

/// The outcome of the commands: enough to see what differs, and a hash that covers everything.
Value outcome(const Table& table) {
    Value scores = Value::array();
    for (const Player& player : table.game.position.players) scores.push_back(player.score);
    return {{"events", table.events.size()},
            {"scores", scores},
            {"winners", table.last<Ended>().winners},
            {"hash", fingerprint(table.game, table.events)}};
}

/// Whether a game is a good example of its system: it is long, nobody resigned, and tiles were crossed out if the
/// system allows that.
bool is_telling(const Table& table) {
    const bool crossed_out = !table.game.position.removed.empty();
    return table.game.turn > 25 && active_seats(table.game).size() == table.game.position.players.size() &&
           crossed_out == (table.game.rules.tiles().count(red_cross) > 0);
}

/// The first game of random players that is a good example.
Value play(const std::string& system, std::size_t seats) {
    Value game{{"system", system}, {"levels", std::vector<std::string>(seats)}};
    if (system_rules(system).ruleset().levels.size() > 1) game["levels"] = {"beginner", "expert"};
    for (std::uint8_t seed = 1;; ++seed) {
        game["seed"] = seed;
        game["commands"] = Value::array();
        Table table = table_of(game);
        RandomPlayer player(short_words_as_letters(), seed);
        while (!table.game.over()) {
            const Move move = player.next(table.game);
            game["commands"].push_back(text(table.game.rules, move));
            table.say(move.seat, move.command);
        }
        game["outcome"] = outcome(table);
        if (is_telling(table)) return game;
    }
}

Value replayed(const Value& game) {
    Table table = table_of(game);
    for (const Value& command : game["commands"]) {
        const Move move = read_move(table.game, command.get<std::string>());
        table.say(move.seat, move.command);
    }
    return outcome(table);
}

}  // namespace

TEST_CASE("replaying the golden game of every system gives the recorded outcome (G2)") {
    std::size_t seats = 2;
    for (const Ruleset& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        if (updates_golden()) write_golden(file_of(ruleset.id), play(ruleset.id, seats).dump(1) + "\n");
        const Value game = Value::parse(golden_text(file_of(ruleset.id)));
        CHECK(replayed(game) == game["outcome"]);
        seats = seats == 3 ? 2 : 3;
    }
}
