#include "protocol/games/game_check.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/games/game_identity.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/protocol/messages/whole_game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/golden.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/games/move_text.hpp"
#include "tests/support/games/mutation.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/protocol/fixtures.hpp"

// protocol/fixtures/game_files has a game file of each system. Run with CRISSCROSS_UPDATE_FIXTURES=1 to write them
// anew.

using namespace crisscross;
using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::ordered_json;

namespace {

std::filesystem::path game_file(const std::string& system) {
    return fixture_folder() / "game_files" / (system + ".json");
}

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string fixture_text(const std::string& system) {
    return text_of(game_file(system));
}

std::string all_sentences(const GameCheck& check) {
    std::string text;
    for (const GameFileFault& fault : check.faults) text += sentence(fault) + "\n";
    return text;
}

CheckedGame checked(const std::string& text) {
    GameCheck check = check_game(text);
    INFO(all_sentences(check));
    REQUIRE(check.game.has_value());
    return *std::move(check.game);
}

/// Journal, file, import, journal: nothing differs.
void require_round_trip(const ExportedGame& game) {
    const std::string text = write_game(game);
    const CheckedGame imported = checked(text);
    REQUIRE(imported.file == game);
    REQUIRE(write_game(imported.file) == text);
}

/// The recorded commands of a golden game, given again.
ExportedGame golden_game(const std::string& system) {
    const nlohmann::json game = nlohmann::json::parse(golden_text("games/" + system + ".json"));
    const auto levels = game["levels"].get<std::vector<std::string>>();
    Table table(system_rules(system), levels, short_words(), engine::Seed{game["seed"].get<std::uint8_t>()});
    for (const auto& command : game["commands"]) {
        const Move move = read_move(table.game, command.get<std::string>());
        table.say(move.seat, move.command);
    }
    return recorded_game(table, levels);
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

/// Those of JSON: the value, and all in it.
std::size_t values_in(const Value& value) {
    std::size_t count = 1;
    if (value.is_structured())
        for (const Value& part : value) count += values_in(part);
    return count;
}

/// A small game that can be damaged in one place.
struct Damaged {
    Value file = Value::parse(fixture_text("classic"));

    Value& last_event(const std::string& type) {
        auto& events = file["events"];
        for (std::size_t index = events.size(); index-- > 0;)
            if (events[index]["event"]["type"] == type) {
                version = events[index]["version"];
                place = "/events/" + std::to_string(index);
                return events[index]["event"];
            }
        throw std::runtime_error("no such event: " + type);
    }
    std::string sentences() const { return all_sentences(check_game(file.dump())); }
    /// The only sentence, which is about the last event that was asked for.
    std::string why() const {
        const std::string text = sentences();
        const std::string start = "version " + std::to_string(version) + " (" + place + "): ";
        INFO(text);
        REQUIRE(text.starts_with(start));
        REQUIRE(text.find('\n') + 1 == text.size());
        return text.substr(start.size(), text.size() - start.size() - 1);
    }

    std::uint32_t version = 0;
    std::string place{};
};

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

TEST_CASE("the canonical form of a game does not depend on how its file is laid out") {
    const std::string text = fixture_text("crosswords");
    const Value file = Value::parse(text);
    CHECK(write_game(checked(nlohmann::json::parse(text).dump(3)).file) == text);
    CHECK(write_game(checked(file.dump()).file) == text);
    Value more = file;
    more["comment"] = "nobody knows this field";
    more["events"][4]["event"]["comment"] = 1;
    CHECK(write_game(checked(more.dump()).file) == text);
}

TEST_CASE("annotations stay in the file as they are") {
    Value file = Value::parse(fixture_text("classic"));
    file["annotations"] = {{"version", 7}, {"z", {1, 2.5, "Ø"}}, {"a", nullptr}};
    const CheckedGame game = checked(file.dump());
    CHECK(game.file.annotations->text == file["annotations"].dump());
    CHECK(write_game(checked(write_game(game.file)).file) == write_game(game.file));
    CHECK(Value::parse(write_game(game.file)) == file);
    file["annotations"] = {{"version", 0}};
    CHECK(all_sentences(check_game(file.dump())) == "(/annotations/version): versions count from 1\n");
    file["annotations"] = Value::array();
    CHECK(all_sentences(check_game(file.dump())).starts_with("(/annotations): this must be an object"));
}

TEST_CASE("a file for one person has no numbers of players, and is still the same game") {
    const CheckedGame game = checked(fixture_text("classic"));
    const std::string text = write_game(without_numbers(game));
    CHECK(text.find("\"player\"") == std::string::npos);
    const CheckedGame same = checked(text);
    CHECK(identity_text(same) == identity_text(game));
    CHECK(identity_text(checked(fixture_text("super"))) != identity_text(game));
    Value moved = Value::parse(text);
    moved["room"] = "ZZZZZZZZ";
    moved["game"] = 9;
    moved["annotations"] = {{"version", 1}};
    CHECK(identity_text(checked(moved.dump())) == identity_text(game));
}

TEST_CASE("a game is still the same when the name of a player has changed, or has gone with them") {
    const CheckedGame game = checked(fixture_text("classic"));
    Value changed = Value::parse(write_game(without_numbers(game)));
    for (const std::string name : {"Somebody else", ""}) {
        changed["events"][0]["event"]["seats"][0]["name"] = name;
        const CheckedGame same = checked(changed.dump());
        CHECK(identity_text(same) == identity_text(game));
        CHECK(former_identity_text(same) != former_identity_text(game));
    }
}

TEST_CASE("a wrong detail is reported with its version, its place and what is right") {
    Damaged game;
    SECTION("a score") {
        Value& total = game.last_event("played")["play_score"]["total"];
        const int right = total;
        total = right + 3;
        CHECK(game.why() == "it scores " + std::to_string(right) + ", not " + std::to_string(right + 3));
    }
    SECTION("the score of a word") {
        Value& score = game.last_event("played")["play_score"]["word_scores"][0]["score"];
        score = score.get<int>() + 1;
        CHECK(game.why() == "its words are not scored as the rules score them");
    }
    SECTION("a tile") {
        Value& tile = game.last_event("drew")["drawn"]["tiles"].back();
        tile = tile == "?" ? "Z" : "?";
        CHECK(game.why().starts_with("the seed gives the tiles "));
    }
    SECTION("a seat that is not there") {
        game.last_event("renamed")["seat"] = 9;
        CHECK(game.why() == "it names a seat that is not there");
    }
    SECTION("a turn of somebody else") {
        Value& seat = game.last_event("played")["seat"];
        seat = (seat.get<int>() + 1) % 2;
        CHECK(game.why().starts_with("the rules do not permit it: "));
    }
    SECTION("the final scores") {
        Value& final = game.last_event("ended")["final_scores"][0]["final"];
        final = final.get<int>() + 1;
        CHECK(game.why() == "the final scores or the winners are not those that the rules give");
    }
    SECTION("the hash that was published") {
        game.last_event("began")["seed_hash"] = std::string(64, '0');
        CHECK(game.why() == "the seed does not have the hash that was published");
    }
    SECTION("the word list") {
        game.last_event("began")["lexicon_hash"] = std::string(64, '0');
        CHECK(game.why() == "it names another word list than the game");
    }
    SECTION("a tile of the first draw") {
        game.last_event("order_drawn")["best"][0] = 5;
        CHECK(game.why() == "it is not what the seed and the rules give as the opening");
    }
    SECTION("a missing version") {
        game.last_event("ended");
        game.file["events"].back()["version"] = game.version + 1;
        ++game.version;
        CHECK(game.why() == "its version does not follow the one before it");
    }
    SECTION("a time that is none") {
        game.last_event("ended");
        game.file["events"].back()["at"] = -1;
        CHECK(game.why() == "its time is out of range");
    }
    SECTION("somebody who sits down late") {
        game.last_event("renamed") = game.file["events"][0]["event"];
        CHECK(game.why() == "only the first event says who sits where");
    }
}

TEST_CASE("several wrong details are several sentences, in order, and not more than are useful") {
    Damaged game;
    game.last_event("played")["play_score"]["total"] = 1;
    game.last_event("ended")["seed"] = std::string(64, '0');
    CHECK(check_game(game.file.dump()).faults.size() == 2);
    for (Value& entry : game.file["events"]) entry["version"] = 7;
    CHECK(check_game(game.file.dump()).faults.size() == max_game_faults);
}

TEST_CASE("what cannot be read is named by its place") {
    Damaged game;
    SECTION("an unknown event") {
        game.last_event("drew")["type"] = "dances";
        CHECK(game.sentences() == "version " + std::to_string(game.version) + " (" + game.place +
                                      "/event/type): there is no such type\n");
    }
    SECTION("a tile that is not in the set") {
        game.last_event("drew")["drawn"]["tiles"][0] = "Ø";
        CHECK(game.sentences().starts_with("version " + std::to_string(game.version) + " (" + game.place +
                                           "/event/drawn/tiles/0): there is no such tile"));
    }
    SECTION("rules that contradict each other") {
        game.file["rules"]["rack_size"] = 0;
        CHECK(game.sentences().starts_with("(/rules"));
    }
    SECTION("a field of the rules that is missing") {
        game.file["rules"].erase("board");
        CHECK(game.sentences() == "(/rules/board): this field is missing\n");
    }
    SECTION("a short seed") {
        game.file["seed"] = "00";
        CHECK(game.sentences() == "(/seed): this must be 64 hexadecimal digits\n");
    }
    SECTION("a field that is given twice") {
        std::string text = game.file.dump();
        text.insert(1, "\"room\":\"B\",");
        CHECK(all_sentences(check_game(text)) == "(/room): this field is given twice\n");
    }
    SECTION("no events") {
        game.file["events"] = Value::array();
        CHECK(game.sentences() == "(/events): it has no events\n");
    }
    SECTION("the middle of a command at the end") {
        game.last_event("drew");
        Value& events = game.file["events"];
        while (events.back()["version"] >= game.version) events.erase(events.size() - 1);
        CHECK(game.sentences() == "(/events): the events end in the middle of a command\n");
    }
}

TEST_CASE("a game file may have only so many bytes, events and levels of nesting") {
    Damaged game;
    std::string large = game.file.dump();
    large += std::string(max_game_bytes - large.size(), ' ');
    CHECK(check_game(large).game.has_value());
    CHECK(all_sentences(check_game(large + ' ')) ==
          "it has more than " + std::to_string(max_game_bytes) + " bytes\n");
    Value& events = game.file["events"];
    const Value last = Value{{"version", 1}, {"at", 1}, {"event", {{"type", "clock_paused"}}}};
    const std::string too_many = "(/events): this may have at most " + std::to_string(max_game_events) + " entries\n";
    while (events.size() < max_game_events) events.push_back(last);
    CHECK(game.sentences() != too_many);
    events.push_back(last);
    CHECK(game.sentences() == too_many);
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    CHECK(all_sentences(check_game(deep)).find("this is nested too deeply") != std::string::npos);
}

TEST_CASE("a game file may have only so many values, and the first that is too many is named") {
    Value file = Value::parse(fixture_text("classic"));
    Value& more = (file["annotations"] = {{"version", 1}, {"more", Value::array()}})["more"];
    const std::size_t free = max_game_values - values_in(file);
    for (std::size_t value = 0; value < free; ++value) more.push_back(0);
    CHECK(check_game(file.dump()).game.has_value());
    more.push_back(0);
    CHECK(all_sentences(check_game(file.dump())) == "(/annotations/more/" + std::to_string(free) +
                                                        "): there are more than " + std::to_string(max_game_values) +
                                                        " values up to here\n");
}

TEST_CASE("an object of a game file may have only so many fields, whose names are not repeated at any length") {
    Value file = Value::parse(fixture_text("classic"));
    Value& annotations = file["annotations"] = {{"version", 1}};
    while (annotations.size() < 256) annotations["field " + std::to_string(annotations.size())] = 0;
    CHECK(check_game(file.dump()).game.has_value());
    annotations[std::string(100'000, 'x')] = 0;
    CHECK(all_sentences(check_game(file.dump())) ==
          "(/annotations/" + std::string(64, 'x') + "...): an object may have at most 256 fields\n");
}

TEST_CASE("a file that is cut off anywhere is refused with a reason") {
    const std::string text = fixture_text("finish-line");
    const std::size_t step = long_run() ? 1 : is_slow ? 997 : 97;
    for (std::size_t length = 0; length + 2 < text.size(); length += step) {
        const GameCheck check = check_game(std::string_view(text).substr(0, length));
        REQUIRE_FALSE(check.game.has_value());
        REQUIRE(check.faults.size() == 1);
        REQUIRE(check.faults.front().why.starts_with("this stops being JSON at byte "));
    }
}

TEST_CASE("a damaged file is refused with a reason, or is the same game") {
    std::mt19937 random(14);
    const std::uint32_t rounds = long_run() ? 10'000 : is_slow ? 20 : 300;
    const auto& systems = engine::catalogue::all();
    for (std::uint32_t round = 0; round < rounds; ++round) {
        const std::string text = fixture_text(systems[round % systems.size()].id);
        const GameCheck check = check_game(mutated(text, fixture_text("shmac"), random));
        INFO("round " << round);
        REQUIRE(check.faults.empty() == check.game.has_value());
        for (const GameFileFault& fault : check.faults) REQUIRE_FALSE(fault.why.empty());
        if (check.game) REQUIRE(check_game(write_game(check.game->file)).game->file == check.game->file);
    }
}
