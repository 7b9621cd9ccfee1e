#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "protocol/hex.hpp"
#include "protocol/messages/snapshot.hpp"
#include "protocol/stored/event_text.hpp"
#include "protocol/stored/ruleset_text.hpp"
#include "tests/protocol/messages/fixtures.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/golden.hpp"
#include "tests/support/engine/random_player.hpp"
#include "tests/support/engine/table.hpp"

// protocol/fixtures/game.json: a whole game as each viewer sees it. Run with CRISSCROSS_UPDATE_FIXTURES=1 to write it
// anew.

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;
namespace engine = crisscross::engine;

namespace {

const std::vector<std::string> names{"Mara", "Jonas"};

/// Short words, so that the players mostly find one.
std::vector<std::string> short_words() {
    std::vector<std::string> words{"AA", "AB", "AD", "AE", "AI", "AN", "AS", "AT", "BE", "BY", "DO", "EH", "EL",
                                   "EN", "ER", "EX", "GO", "HE", "HI", "IN", "IS", "IT", "JO", "KI", "LO", "MY",
                                   "NO", "NU", "OD", "OF", "ON", "OP", "OR", "OS", "OW", "OX", "PI", "QI", "RE",
                                   "SO", "TA", "TI", "TO", "UN", "UP", "US", "WE", "XU", "YE", "YO", "ZA", "VIA"};
    std::istringstream in(golden_text("classic_words.txt"));
    for (std::string word; std::getline(in, word);)
        if (word.size() <= 4) words.push_back(word);
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

/// Classic with half of the tiles: the same rules and a shorter file.
engine::Rules half_of_classic() {
    engine::Ruleset ruleset = classic().ruleset();
    for (engine::TileSpec& tile : ruleset.tile_set) tile.count = (tile.count + 1) / 2;
    return engine::compile(ruleset).value();
}

/// A game to its end by seeded players; the seed is one with which most things happen.
Table played_game(std::uint32_t seed) {
    const auto texts = short_words();
    std::vector<engine::Word> words;
    for (const std::string& text : texts) words.push_back(word(text));
    Table table(half_of_classic(), 2, texts);
    RandomPlayer player(words, seed);
    while (!table.game.over()) {
        const Move move = player.next(table.game);
        table.say(move.seat, move.command);
    }
    return table;
}

std::int64_t time_of(std::uint32_t version) {
    return 1795212000000 + 1000 * std::int64_t{version};
}

std::string step(std::uint32_t version, const std::string& event, const std::string& state) {
    return R"({"entry":{"v":)" + std::to_string(version) + R"(,"at":)" + std::to_string(time_of(version)) +
           R"(,"event":)" + event + R"(},"state":)" + state + "}";
}

/// When the time is over that runs after an event; the rules of this game set a limit to windows only.
std::optional<std::int64_t> until(const engine::Game& game, std::int64_t played_at) {
    const engine::PendingPlay* play = game.pending_play();
    if (!play || play->seconds == 0) return std::nullopt;
    return played_at + std::int64_t{play->seconds} * 1000;
}

std::vector<std::string> steps_of(const Table& table, engine::Viewer viewer) {
    const engine::Rules& rules = table.game.rules;
    std::vector<std::string> steps;
    std::uint32_t version = 0;
    for (const std::string& name : names)
        steps.push_back(step(++version, write_event(rules, Seated{0, name, {}}, Reader::wire).text, "null"));
    engine::Game game = engine::fresh(rules);
    std::int64_t played_at = 0;
    for (const engine::Event& event : table.events) {
        game = engine::evolve(std::move(game), event);
        const std::int64_t at = time_of(++version);
        if (std::holds_alternative<engine::Played>(event)) played_at = at;
        const auto seen = write_event(rules, RoomEvent{engine::seen_by(viewer, event)}, Reader::wire, at);
        const auto state = write_view(rules, engine::view(game, viewer), until(game, played_at));
        steps.push_back(step(version, seen.text, state.text));
    }
    return steps;
}

/// One line for each step, so that a difference can be read.
std::string document(const Table& table) {
    const auto lexicon = lexicon_of(short_words());
    const Value note{{"id", "test"},
                     {"name", lexicon.name()},
                     {"word_count", lexicon.word_count()},
                     {"hash", to_hex(lexicon.hash())}};
    std::string text = "{\"rules\":" + write_ruleset(table.game.rules.ruleset()).text +
                       ",\n\"lexicon\":" + note.dump() + ",\n\"names\":" + Value(names).dump() + ",\n\"viewers\":[";
    std::string between = "\n";
    for (const engine::Viewer viewer : {engine::Viewer(0), engine::Viewer(1), engine::Viewer()}) {
        text += between + "{\"seat\":" + (viewer ? std::to_string(*viewer) : "null") + ",\"steps\":[\n";
        const auto steps = steps_of(table, viewer);
        for (std::size_t i = 0; i < steps.size(); ++i) text += steps[i] + (i + 1 < steps.size() ? ",\n" : "]}");
        between = ",\n";
    }
    return text + "]}\n";
}

std::string kept() {
    std::ifstream in(fixture_folder() / "game.json");
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("the game of the fixtures is what the engine makes today") {
    const std::string made = document(played_game(4));
    if (update_wanted()) std::ofstream(fixture_folder() / "game.json") << made;
    CHECK(Value::parse(made) == Value::parse(kept(), nullptr, false));
}

TEST_CASE("most kinds of events happen in the game of the fixtures") {
    std::set<std::string> kinds;
    const Value game = Value::parse(kept());
    for (const Value& step : game["viewers"][2]["steps"])
        kinds.insert(step["entry"]["event"]["type"].get<std::string>());
    for (const char* kind :
         {"seated", "began", "order_drawn", "dealt", "turn_began", "turn_skipped", "played", "drew", "exchanged",
          "passed", "accepted", "challenged", "upheld", "withdrawn", "window_closed", "ended"})
        CHECK(kinds.contains(kind));
}

TEST_CASE("no viewer of the fixtures' game is told another's tiles before the end") {
    const Value game = Value::parse(kept());
    for (const Value& viewer : game["viewers"])
        for (const Value& step : viewer["steps"]) {
            const Value& event = step["entry"]["event"];
            if (event["type"] == "ended") break;
            const bool own = viewer["seat"].is_number() && event.contains("seat") && event["seat"] == viewer["seat"];
            INFO(event.dump());
            for (const char* field : {"drawn", "rack"})
                if (event.contains(field) && event[field].is_object()) CHECK(event[field].contains("tiles") == own);
            CHECK_FALSE(event.contains("seed"));
            CHECK_FALSE(event.contains("player"));
        }
}
