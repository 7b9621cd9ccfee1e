#include "tests/protocol/messages/whole_game.hpp"

#include <fstream>
#include <set>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/protocol/fixtures.hpp"

// protocol/fixtures/games has a whole game of each system. Run with CRISSCROSS_UPDATE_FIXTURES=1 to write them anew.

using namespace crisscross::test;
using Value = nlohmann::json;
namespace catalogue = crisscross::engine::catalogue;

namespace {

constexpr std::uint32_t seeds_to_try = 60;

std::filesystem::path file_of(const std::string& system) {
    return fixture_folder() / "games" / (system + ".json");
}

/// The kinds of events in a game; a tile crossed out counts as one.
std::set<std::string> kinds(const Value& game) {
    std::set<std::string> kinds;
    for (const Value& step : game["viewers"][0]["steps"]) {
        kinds.insert(step["entry"]["event"]["type"].get<std::string>());
        const Value state = step.value("state", Value());
        if (state.is_object() && !state.value("removed", Value::array()).empty()) kinds.insert("crossed_out");
    }
    return kinds;
}

/// The game in which the most kinds of events happen.
std::string richest_game(const std::string& system) {
    std::string richest;
    std::size_t max = 0;
    for (std::uint32_t seed = 1; seed <= seeds_to_try; ++seed) {
        std::string game = whole_game(system, seed);
        const std::size_t count = kinds(Value::parse(game)).size();
        if (count <= max) continue;
        max = count;
        richest = std::move(game);
    }
    return richest;
}

Value kept(const std::string& system) {
    std::ifstream in(file_of(system));
    return Value::parse(in);
}

}  // namespace

TEST_CASE("the whole games of the fixtures are what the engine produces today") {
    for (const auto& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        if (update_wanted()) std::ofstream(file_of(ruleset.id)) << richest_game(ruleset.id);
        const Value game = kept(ruleset.id);
        CHECK(Value::parse(whole_game(ruleset.id, game["seed"].get<std::uint32_t>())) == game);
    }
}

TEST_CASE("every kind of event happens in a whole game of the fixtures") {
    std::set<std::string> happened;
    for (const auto& ruleset : catalogue::all()) happened.merge(kinds(kept(ruleset.id)));
    CHECK(happened.contains("crossed_out"));
    happened.insert("rack_known");  // only in games from records
    for (const Fixture& event : fixtures("events")) CHECK(happened.contains(event.value["type"].get<std::string>()));
}
