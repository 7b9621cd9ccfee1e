#include "protocol/gcg/records/recorded_file.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "protocol/games/game_check.hpp"
#include "protocol/games/game_identity.hpp"
#include "protocol/gcg/gcg_systems.hpp"
#include "protocol/gcg/records/gcg_export.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace gcg = crisscross::protocol::gcg;
using Value = nlohmann::ordered_json;

namespace {

constexpr std::int64_t imported_at = 1'790'000'000'000;
const std::vector<std::string> players{"Alice", "Bob", "Carol", "Dave"};

/// A small game, with racks as far as a spectator has noted them.
constexpr const char* small_record =
    "#character-encoding UTF-8\n"
    "#player1 a Alice Archer\n"
    "#player2 b Bob\n"
    "#note Second round\n"
    ">a: AEFMRST 8G FARM +18 18\n"
    "#note FRAMES was better\n"
    ">b: BO 7H BO +12 12\n"
    ">b: BO -- -12 0\n"
    ">a: -3 +0 18\n"
    ">b: - +0 0\n";

std::string text_of(const engine::Result<std::string, gcg::Fault>& text) {
    return text ? *text : std::to_string(text.error().line) + ": " + text.error().why;
}

engine::Result<std::string, gcg::Fault> file_of(const std::string& text) {
    const auto record = gcg::import_record(text);
    if (!record) return record.error();
    const std::span names(players.data(), record->replay.totals.size());
    return gcg::recorded_file(*record, names, {}, imported_at);
}

protocol::CheckedGame checked(const std::string& text) {
    const std::string file = text_of(file_of(text));
    INFO(text << file);
    protocol::GameCheck check = protocol::check_game(file);
    for (const auto& fault : check.faults) UNSCOPED_INFO(protocol::sentence(fault));
    REQUIRE(check.game.has_value());
    CHECK(protocol::write_game(check.game->file) == file);
    return *std::move(check.game);
}

std::vector<engine::Event> events_of(const protocol::CheckedGame& game) {
    std::vector<engine::Event> events;
    for (const auto& entry : game.entries)
        if (const auto* event = std::get_if<engine::Event>(&entry.event)) events.push_back(*event);
    return events;
}

std::string without_pragmas(const std::string& text, const std::string& pragma) {
    std::string kept;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with("#" + pragma)) kept += line + "\n";
    return kept;
}
std::string without_notes(const std::string& text) {
    return without_pragmas(text, "note");
}

std::string record_of(const engine::Rules& rules, std::size_t seats, const std::vector<engine::Event>& events) {
    const std::vector<std::string> names(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(seats));
    const auto text = gcg::write_record({rules, names, "Short words", events});
    return text ? *text : text.error().why;
}

/// As programs wrote it that did not say who has left.
std::string as_before(const std::string& text) {
    return without_pragmas(text, "crisscross-left");
}

/// What is wrong after one change of the file, as its first sentence.
std::string first_fault(Value file) {
    const protocol::GameCheck check = protocol::check_game(file.dump());
    return check.faults.empty() ? "" : protocol::sentence(check.faults.front());
}

Value& event_of(Value& file, const std::string& type) {
    for (auto& entry : file["events"])
        if (entry["event"]["type"] == type) return entry["event"];
    throw std::runtime_error("no such event: " + type);
}

}  // namespace

TEST_CASE("a record becomes a game without a seed, with its racks as far as they are known, and its notes") {
    const protocol::CheckedGame game = checked(small_record);
    CHECK_FALSE(game.file.seed.has_value());
    CHECK(game.game.recorded);
    CHECK(game.entries.front().at == imported_at);
    const auto& ended = std::get<engine::Over>(game.game.phase).result;
    CHECK(ended.reason == engine::EndReason::record_ends);
    CHECK(ended.final_scores[0].final == 18);
    CHECK(ended.final_scores[1].final == 0);
    CHECK(ended.winners == std::vector<engine::Seat>{0});
    // After an exchange of unseen tiles nobody knows the rack; a withdrawn play is on the rack again.
    CHECK(ended.final_scores[0].rack.empty());
    CHECK(ended.final_scores[1].rack.total() == 2);
    const Value notes = Value::parse(game.file.annotations.value().text);
    CHECK(notes["notes"].size() == 2);
    CHECK(notes["notes"][0] == Value{{"version", 2}, {"text", "Second round"}});
    CHECK(notes["notes"][1]["text"] == "FRAMES was better");
}

TEST_CASE("the bag of a game from a record leaves out the tiles that players had without anybody knowing") {
    const protocol::CheckedGame game = checked(small_record);
    CHECK(game.game.position.bag.total() == 100 - 4 - 2);
    CHECK(engine::bag_count(game.game) == 100 - 4 - 14);
}

TEST_CASE("a line about overtime says what was on the rack at the end") {
    const protocol::CheckedGame game = checked(
        ">a: AEFMRST 8G FARM +18 18\n"
        ">b: BO 7H BO +12 12\n"
        ">a: EISTUVW (time) -10 8\n"
        ">b: (time) -5 7\n");
    const auto& scores = std::get<engine::Over>(game.game.phase).result.final_scores;
    CHECK(scores[0].rack.total() == 7);
    CHECK(scores[0].final == 8);
    CHECK(scores[1].rack.empty());
    CHECK(scores[1].final == 7);
}

TEST_CASE("games of two players come back from their records with the same lines, racks and scores") {
    const std::uint32_t games = long_run() ? 200 : is_slow ? 2 : 12;
    for (const engine::Rules& rules : gcg::expressible_systems())
        for (std::uint32_t number = 1; number <= games; ++number) {
            INFO(rules.ruleset().id << " " << number);
            const StartedGame played = eventful_game(rules, 2, number);
            const std::string text = without_notes(record_of(rules, 2, played.events));
            const protocol::CheckedGame game = checked(text);
            REQUIRE(without_notes(record_of(rules, 2, events_of(game))) == text);
            const auto& scores = std::get<engine::Over>(game.game.phase).result.final_scores;
            const auto& right = played.last<engine::Ended>().final_scores;
            for (std::size_t seat = 0; seat < right.size(); ++seat) REQUIRE(scores[seat].final == right[seat].final);
        }
}

TEST_CASE("who has left a game stands at the same place in its annotated game after an import, and once") {
    const std::string plays = ">a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";
    const std::string head = "#crisscross-players 4\n#player1 a\n#player2 b\n#player3 c\n#player4 d\n";
    const auto lines_after = [](const std::string& text) {
        const protocol::CheckedGame game = checked(text);
        const std::vector<engine::Event> events = events_of(game);
        std::vector<std::string> notes(events.size());
        const Value annotations = Value::parse(game.file.annotations.value().text);
        for (const Value& note : annotations["notes"])
            notes.at(note["version"].get<std::size_t>() - 2) = note["text"].get<std::string>();
        const auto written = gcg::write_record({game.rules, {"a", "b", "c", "d"}, "", events, notes});
        REQUIRE(written.has_value());
        return written->substr(written->find("#board-layout CrosswordGame\n") + 28);
    };
    const std::string left =
        plays + "#note c resigned.\n#crisscross-left c\n#note What a pity\n>d: - +0 0\n" +
        "#note Wait\n#note a lost on time.\n#crisscross-left a\n>b: - +0 12\n#note d resigned.\n#crisscross-left d\n";
    CHECK(lines_after(head + left) == left);
    const std::string at_once = "#note d resigned.\n#crisscross-left d\n#note Late\n" + plays + ">c: - +0 0\n";
    CHECK(lines_after(head + at_once) == at_once);
    // Somebody who still moves leaves later.
    CHECK(lines_after(head + "#crisscross-left b\n#note Early\n" + plays + ">c: - +0 0\n") ==
          plays + "#crisscross-left b\n#note Early\n>c: - +0 0\n");
}

TEST_CASE("in a record nobody gets points for the tiles of a player who has left") {
    const protocol::CheckedGame game = checked(
        "#crisscross-players 3\n#player1 a\n#player2 b\n#player3 c\n"
        ">a: AEFMRST 8G FARM +18 18\n"
        ">b: BO 7H BO +12 12\n"
        ">c: Q - +0 0\n"
        "#note c resigned.\n"
        ">b: Z (Z) -10 2\n"
        ">a: (Z) +10 28\n");
    const auto& ended = std::get<engine::Over>(game.game.phase).result;
    CHECK(ended.reason == engine::EndReason::went_out);
    CHECK(ended.final_scores[0].final == 28);
    CHECK(ended.final_scores[1].final == 2);
    CHECK(ended.final_scores[2].final == 0);
}

TEST_CASE("with three or four players a challenge is refused if no line above it says who made it") {
    int refused = 0;
    int kept = 0;
    for (std::uint32_t number = 1; number <= 12; ++number) {
        const StartedGame game = eventful_game(gcg::expressible_systems().front(), 3, number);
        const std::string text = record_of(game.state.rules, 3, game.events);
        const auto file = file_of(without_pragmas(text, "crisscross-challenger"));
        if (file) {
            CHECK(protocol::check_game(*file).game.has_value());
            ++kept;
        } else {
            INFO(file.error().why);
            CHECK(file.error().why == "is a challenge, and no line #crisscross-challenger above it says by whom");
            CHECK(file.error().line > 0);
            ++refused;
        }
    }
    CHECK(refused > 0);
    CHECK(refused + kept == 12);
}

TEST_CASE("a game file of a record is the same game whenever it was imported") {
    const auto record = gcg::import_record(small_record);
    const std::span names(players.data(), 2);
    const auto early = gcg::recorded_file(*record, names, {}, 1000);
    const auto late = gcg::recorded_file(*record, names, {}, 2000);
    CHECK(*early != *late);
    CHECK(protocol::identity_text(*protocol::check_game(*early).game) ==
          protocol::identity_text(*protocol::check_game(*late).game));
}

TEST_CASE("a record that says who has left is the same game as an older one, which does not, however it ends") {
    const std::string plays = ">a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";
    const std::string two = "#player1 a\n#player2 b\n" + plays;
    const std::string three = "#crisscross-players 3\n#player1 a\n#player2 b\n#player3 c\n" + plays;
    const std::string a_left = "#crisscross-left a\n";
    const std::string b_left = "#crisscross-left b\n";
    for (const std::string& text :
         {two + a_left, two + a_left + ">b: (time) -10 2\n", two + ">a: - +0 18\n>b: (time) -10 2\n" + b_left,
          two + ">a: -3 +0 18\n>b: (time) -10 2\n" + b_left, two + ">b: BO -- -12 0\n>a: (time) -10 8\n" + a_left,
          three + ">c: - +0 0\n" + a_left + ">b: - +0 12\n", three + a_left + b_left,
          three + ">c: Q - +0 0\n#crisscross-left c\n>b: Z (Z) -10 2\n>a: (Z) +10 28\n"}) {
        INFO(text);
        const protocol::CheckedGame game = checked(text);
        const protocol::CheckedGame older = checked(as_before(text));
        CHECK(protocol::former_identity_text(game) != protocol::former_identity_text(older));
        CHECK(protocol::identity_text(game) == protocol::identity_text(older));
        // The hash of an import from before this rule is of that text.
        CHECK(protocol::identity_text(older) == protocol::former_identity_text(older));
    }
}

TEST_CASE("an annotated game is the same game whether or not it says who has left, however it was played") {
    const std::uint32_t games = long_run() ? 200 : is_slow ? 2 : 12;
    for (const int seats : {2, 3})
        for (std::uint32_t number = 1; number <= games; ++number) {
            INFO(seats << " seats, game " << number);
            const StartedGame game = eventful_game(gcg::expressible_systems().front(), seats, number);
            const std::string text = record_of(game.state.rules, static_cast<std::size_t>(seats), game.events);
            if (!text.starts_with("#")) continue;  // nobody has moved
            CHECK(protocol::identity_text(checked(text)) == protocol::former_identity_text(checked(as_before(text))));
        }
}

TEST_CASE("nobody can pass off another game as a record") {
    const Value right = Value::parse(text_of(file_of(small_record)));
    REQUIRE(first_fault(right).empty());
    Value file = right;
    SECTION("a play that scores too much") {
        event_of(file, "played")["play_score"]["total"] = 500;
        CHECK(first_fault(file).find("it scores 18, not 500") != std::string::npos);
    }
    SECTION("tiles that are not there") {
        event_of(file, "rack_known")["rack"] = {{"count", 2}, {"tiles", {"Q", "Q"}}, {"open", true}};
        CHECK(first_fault(file).find("it moves tiles that are not there") != std::string::npos);
    }
    SECTION("another result") {
        event_of(file, "ended")["winners"] = {1};
        CHECK(first_fault(file).find("the final scores or the winners") != std::string::npos);
    }
    SECTION("points from nowhere at the end") {
        auto& score = event_of(file, "ended")["final_scores"][1];
        score["awarded"] = 400;
        score["final"] = 400;
        CHECK(first_fault(file).find("the final scores or the winners") != std::string::npos);
    }
    SECTION("a draw") {
        file["events"][3]["event"] = {{"type", "drew"}, {"seat", 0}, {"drawn", {{"count", 1}, {"tiles", {"A"}}}}};
        CHECK(first_fault(file).find("the rules do not permit it here") != std::string::npos);
    }
    SECTION("a game that is not over") {
        file["events"].erase(file["events"].size() - 1);
        CHECK(first_fault(file).find("the events end in the middle of a command") != std::string::npos);
    }
    SECTION("a seed") {
        file["seed"] = std::string(64, '0');
        CHECK_FALSE(first_fault(file).empty());
    }
}

TEST_CASE("a record that goes on after its end is refused with the line") {
    const std::string text = std::string(small_record) + ">a: ET (time) -10 8\n>b: BO 7H BO +12 12\n";
    CHECK(text_of(file_of(text)).find("12: goes on after the end of the game") == 0);
}
