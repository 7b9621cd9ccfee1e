#include "tests/games/faults/hostile_files.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/games/game_check.hpp"
#include "protocol/gcg/gcg.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/long_run.hpp"

namespace crisscross::test {

namespace {

/// Less than the largest file by what stands around the part that fills it.
constexpr std::size_t max_part_bytes = protocol::max_game_bytes - 1024;

std::string repeated(const std::string& part, std::size_t times) {
    std::string text;
    text.reserve(part.size() * times);
    for (; times > 0; --times) text += part;
    return text;
}

std::string list_of(const std::string& part, std::size_t times) {
    return "[" + repeated(part + ",", times - 1) + part + "]";
}

/// `,"0":VALUE,"1":VALUE`, as many fields.
std::string fields(std::size_t count, const std::string& value) {
    std::string text;
    for (std::size_t field = 0; field < count; ++field) text += ",\"" + std::to_string(field) + "\":" + value;
    return text;
}

/// A game file in which everything but these parts can be read and is small.
std::string file_with(const std::string& events, const std::string& annotations) {
    const std::string hash(64, '0');
    return R"({"format":"crisscross game","format_version":1,"room":"ABCDEFGH","game":1,"system":"classic",)"
           R"("lexicon":{"id":"english","hash":")" +
           hash + R"("},"seed":")" + hash + R"(","rules":{},"events":)" + events + R"(,"annotations":)" +
           annotations + "}";
}

/// Short texts in objects of 33 fields take most memory: each object has room for 64, and each text a block of its
/// own.
std::string as_many_values_as_possible() {
    constexpr std::size_t object_fields = 33;
    constexpr std::size_t other_values = 100;
    const std::string object = "{" + fields(object_fields, "\"\"").substr(1) + "}";
    const std::size_t objects = (protocol::max_game_values - other_values) / (object_fields + 1);
    return file_with("[1]", R"({"version":1,"more":)" + list_of(object, objects) + "}");
}

HostileFile too_many_values() {
    constexpr std::size_t values_before = 12;  // the file, and its fields up to the list of events
    return {"more than a million empty lists", file_with(list_of("[]", max_part_bytes / 3), "{}"), "BAD_GAME_FILE",
            "(/events/" + std::to_string(protocol::max_game_values - values_before) + ")"};
}

std::string too_deep() {
    const std::size_t depth = max_part_bytes / 2;
    return R"({"events":)" + std::string(depth, '[') + std::string(depth, ']') + "}";
}

/// Puts one tile back and draws one.
void exchange_one(StartedGame& game) {
    const engine::Seat seat = game.state.to_move;
    engine::TileCounts one;
    game.state.player(seat).rack.for_each([&one](engine::Tile tile, int) {
        if (one.empty()) one.add(tile);
    });
    game.carry_out(seat, engine::Exchange{game.state.turn, one});
}

/// Everything in it is right, but for a score at its end.
HostileFile long_game() {
    const std::size_t max_events = is_slow ? 2000 : protocol::max_game_events;
    constexpr std::size_t other_events = 20;  // those of the beginning and the end, and side changes
    StartedGame game(system_rules("classic"), 2, short_words());
    while (game.events.size() + other_events < max_events) exchange_one(game);
    game.carry_out(game.state.to_move, engine::Resign{});
    const std::vector<std::string> no_levels(2);
    auto file = nlohmann::ordered_json::parse(protocol::write_game(recorded_game(game, no_levels)));
    auto& events = file["events"];
    auto& score = events.back()["event"]["final_scores"][0]["final"];
    score = score.get<int>() + 1;
    return {"as many turns as possible, and a wrong score", file.dump(), "BAD_GAME_FILE",
            "(/events/" + std::to_string(events.size() - 1) + ")"};
}

/// Of any three tiles two are the same, so somebody ties whenever all three players draw for the first turn.
HostileFile tie_without_end() {
    StartedGame game(system_rules("scrappy"), 3, short_words());
    game.carry_out(0, engine::Resign{});
    game.carry_out(1, engine::Resign{});
    auto file = nlohmann::ordered_json::parse(protocol::write_game(recorded_game(game, std::vector<std::string>(3))));
    file["rules"]["tile_set"] = {{{"tile", "A"}, {"count", 250}, {"value", 1}},
                                 {{"tile", "B"}, {"count", 1}, {"value", 1}}};
    auto& events = file["events"];
    while (events.back()["event"]["type"] != "began") events.erase(events.size() - 1);
    return {"a draw in which somebody always ties", file.dump(), "BAD_GAME_FILE", "the middle of a command"};
}

/// An annotated game of as many moves as possible, which takes all steps up to the check of its notes. The racks
/// change, and each change is an event.
std::string long_record(const std::string& last_total) {
    std::string text = "#player1 a Anna\n#player2 b Ben\n";
    const std::string note = "#note " + std::string(170, 'x') + "\n";
    for (std::size_t move = 0; move < protocol::gcg::max_lines; ++move) {
        const bool is_last = move + 1 == protocol::gcg::max_lines;
        const std::string rack = move % 4 == 0 ? "AEINRST" : "BCDFGHL";
        const std::string mover = move % 2 == 0 ? ">a: " + rack : ">b:";
        text += mover + " - +0 " + (is_last ? last_total : "0") + "\n" + (is_last ? "" : note);
    }
    return text;
}

HostileFile record_with_wrong_total() {
    constexpr std::size_t players = 2;
    const std::size_t line = players + 2 * protocol::gcg::max_lines - 1;  // each move but this one has a note
    return {"as many moves as possible, and a wrong total", long_record("1"), "BAD_RECORD",
            "line " + std::to_string(line) + " "};
}

/// Spaces at the end mean nothing.
HostileFile at_least_a_mebibyte(HostileFile file) {
    file.text.resize(std::max(file.text.size(), protocol::gcg::max_bytes), ' ');
    return file;
}

}  // namespace

std::vector<HostileFile> hostile_files() {
    const std::string many_values = as_many_values_as_possible();
    const std::string escapes = repeated("\\u0001", max_part_bytes / 6);
    const std::string same_fields = repeated(R"(,"room":1)", max_part_bytes / 9);
    const std::string many_fields = R"({"version":1)" + fields(300'000, "0") + "}";
    std::vector<HostileFile> files{
        {"as many values as possible", many_values, "BAD_GAME_FILE", "(/events/0)"},
        too_many_values(),
        long_game(),
        tie_without_end(),
        {"a record with long notes", long_record("0"), "BAD_RECORD", "256 KiB"},
        {"an object of many fields", file_with("[]", many_fields), "BAD_GAME_FILE", "(/annotations/255)"},
        {"one field over and over", "{" + same_fields.substr(1) + "}", "BAD_GAME_FILE", "(/room)"},
        {"lists in each other", too_deep(), "BAD_GAME_FILE", "(/events" + repeated("/0", 31) + ")"},
        {"a long text of escapes", R"({"format":")" + escapes + "\"}", "BAD_GAME_FILE", "(/format)"},
        {"a file that is cut off", many_values.substr(0, many_values.size() / 2), "BAD_GAME_FILE", "at byte "},
        record_with_wrong_total(),
        {"a compressed archive", "PK\x03\x04", "BAD_RECORD", "line 1 "},
    };
    for (HostileFile& file : files) file = at_least_a_mebibyte(std::move(file));
    return files;
}

}  // namespace crisscross::test
