#include <fstream>
#include <map>

#include "engine/catalogue/catalogue.hpp"
#include "tests/protocol/games/checked_file.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/protocol/messages/whole_game.hpp"
#include "tests/support/engine/golden.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/games/move_text.hpp"
#include "tests/support/long_run.hpp"

// protocol/fixtures/game_files has a game file of each system. Run with CRISSCROSS_UPDATE_FIXTURES=1 to write them
// anew.

using namespace crisscross;
using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::ordered_json;

namespace {

/// Journal, file, import, journal: nothing differs.
void require_round_trip(const ExportedGame& game) {
    const std::string text = write_game(game);
    const CheckedGame imported = checked(text);
    REQUIRE(imported.file == game);
    REQUIRE(write_game(imported.file) == text);
}

/// The recorded commands of a golden game, given again.
ExportedGame golden_game(const std::string& system) {
    const nlohmann::json golden = nlohmann::json::parse(golden_text("games/" + system + ".json"));
    const auto levels = golden["levels"].get<std::vector<std::string>>();
    StartedGame game(system_rules(system), levels, short_words(), engine::Seed{golden["seed"].get<std::uint8_t>()});
    for (const auto& command : golden["commands"]) {
        const Move move = read_move(game.state, command.get<std::string>());
        game.say(move.seat, move.command);
    }
    return recorded_game(game, levels);
}

/// How much of what draws happens in a game: each kind of event counts once, and again if it happens twice.
std::size_t variety(const ExportedGame& game) {
    std::map<std::string, int> times;
    for (const ExportedEntry& entry : game.entries)
        ++times[Value::parse(entry.event.text)["type"].get<std::string>()];
    std::size_t sum = 0;
    for (const auto& [type, count] : times) sum += count > 1 ? 2 : 1;
    return sum;
}

/// The most varied of some short games.
std::string richest_file(const engine::Ruleset& ruleset) {
    ExportedGame richest;
    std::size_t max = 0;
    for (std::uint32_t number = 1; number <= 40; ++number) {
        ExportedGame game = recorded_game(shortened(ruleset.id), seats_of(ruleset, number), number);
        const std::size_t found = variety(game);
        if (found <= max) continue;
        max = found;
        richest = std::move(game);
    }
    return write_game(richest);
}

}  // namespace

TEST_CASE("every golden game comes back from its file without a difference") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        require_round_trip(golden_game(ruleset.id));
    }
}

TEST_CASE("random games of all systems come back from their files without a difference") {
    const std::uint32_t games = long_run() ? 1000 : is_slow ? 8 : 50;
    const auto& systems = engine::catalogue::all();
    for (std::uint32_t number = 0; number < games; ++number) {
        const engine::Ruleset& ruleset = systems[number % systems.size()];
        INFO(ruleset.id << ", game " << number);
        require_round_trip(recorded_game(system_rules(ruleset.id), seats_of(ruleset, number / 8), number));
    }
}

TEST_CASE("the game files of the fixtures are right, finished and in the canonical form") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        if (update_wanted()) std::ofstream(game_file(ruleset.id)) << richest_file(ruleset);
        const CheckedGame game = checked(fixture_text(ruleset.id));
        CHECK(write_game(game.file) == fixture_text(ruleset.id));
        CHECK(game.game.over());
    }
}
