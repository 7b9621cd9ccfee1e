#include "engine/catalogue/catalogue.hpp"
#include "tests/engine/catalogue/fingerprint.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/golden.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
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
StartedGame game_of(const Value& golden) {
    const Seed seed{golden["seed"].get<std::uint8_t>()};
    return {system_rules(golden["system"].get<std::string>()), golden["levels"].get<std::vector<std::string>>(),
            short_words(), seed};
}

/// The outcome of the commands: enough to see what differs, and a hash that covers everything.
Value outcome(const StartedGame& game) {
    Value scores = Value::array();
    for (const Player& player : game.state.position.players) scores.push_back(player.score);
    return {{"events", game.events.size()},
            {"scores", scores},
            {"winners", game.last<Ended>().winners},
            {"hash", fingerprint(game.state, game.events)}};
}

/// Whether a game is a good example of its system: it is long, nobody resigned, and tiles were crossed out if the
/// system allows that.
bool is_telling(const StartedGame& game) {
    const bool crossed_out = !game.state.position.removed.empty();
    return game.state.turn > 25 && active_seats(game.state).size() == game.state.position.players.size() &&
           crossed_out == (game.state.rules.tiles().count(red_cross) > 0);
}

/// The first game of random players that is a good example.
Value play(const std::string& system, std::size_t seats) {
    Value golden{{"system", system}, {"levels", std::vector<std::string>(seats)}};
    if (system_rules(system).ruleset().levels.size() > 1) golden["levels"] = {"beginner", "expert"};
    for (std::uint8_t seed = 1;; ++seed) {
        golden["seed"] = seed;
        golden["commands"] = Value::array();
        StartedGame game = game_of(golden);
        RandomPlayer player(short_words_as_letters(), seed);
        while (!game.state.over()) {
            const Move move = player.next(game.state);
            golden["commands"].push_back(text(game.state.rules, move));
            game.say(move.seat, move.command);
        }
        golden["outcome"] = outcome(game);
        if (is_telling(game)) return golden;
    }
}

Value replayed(const Value& golden) {
    StartedGame game = game_of(golden);
    for (const Value& command : golden["commands"]) {
        const Move move = read_move(game.state, command.get<std::string>());
        game.say(move.seat, move.command);
    }
    return outcome(game);
}

}  // namespace

TEST_CASE("replaying the golden game of every system gives the recorded outcome (G2)") {
    std::size_t seats = 2;
    for (const Ruleset& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        if (updates_golden()) write_golden(file_of(ruleset.id), play(ruleset.id, seats).dump(1) + "\n");
        const Value golden = Value::parse(golden_text(file_of(ruleset.id)));
        CHECK(replayed(golden) == golden["outcome"]);
        seats = seats == 3 ? 2 : 3;
    }
}
