#include "tests/protocol/games/checked_file.hpp"

using namespace crisscross;
using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::ordered_json;

namespace {

/// Those of JSON: the value, and all in it.
std::size_t values_in(const Value& value) {
    std::size_t count = 1;
    if (value.is_structured())
        for (const Value& part : value) count += values_in(part);
    return count;
}

}  // namespace

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
