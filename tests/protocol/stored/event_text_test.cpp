#include "protocol/stored/stored_text.hpp"

#include <algorithm>
#include <set>

#include "tests/protocol/messages/random_values.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;
namespace engine = crisscross::engine;

namespace {

std::string kind_of(const GameEvent& event) {
    return Value::parse(write_event(classic(), event, Destination::wire).text)["type"].get<std::string>();
}

Fault fault_of(const Value& event) {
    INFO(event.dump());
    const auto read = read_event(classic(), event.dump());
    REQUIRE(read.has_error());
    return read.error();
}

/// Three alternatives of a room's event are sums of their own.
constexpr std::size_t all_kinds = std::variant_size_v<GameEvent> - 3 + std::variant_size_v<ClockEvent> +
                                  std::variant_size_v<engine::Event> + std::variant_size_v<AgreementEvent>;

/// Fields that are left out where they have nothing to say.
bool is_optional(const std::string& type, const std::string& field) {
    static const std::set<std::pair<std::string, std::string>> fields{
        {"began", "targets"},         {"turn_began", "until"}, {"challenged", "until"}, {"played", "until"},
        {"played", "line"},           {"passed", "timed_out"}, {"night_set", "night"},  {"time_up", "minutes"},
        {"agreement_wanted", "turn"}, {"began", "seed_hash"},  {"ended", "seed"}};
    return fields.contains({type, field});
}

}  // namespace

TEST_CASE("a play may have as many words as twenty tiles can make, and no more") {
    const auto events = fixtures("events");
    Value event = std::ranges::find(events, "played", &Fixture::name)->value;
    Value& words = event["play_score"]["word_scores"];
    while (words.size() < 160) words.push_back(words[0]);
    CHECK(read_event(classic(), event.dump()).has_value());
    words.push_back(words[0]);
    CHECK(fault_of(event).field == "/play_score/word_scores");
}

TEST_CASE("every event fixture is read and written again as it was") {
    for (const Fixture& fixture : fixtures("events")) {
        INFO(fixture.name);
        const auto event = read_event(classic(), fixture.text);
        REQUIRE(event.has_value());
        CHECK(Value::parse(write_event(classic(), *event, Destination::wire).text) == fixture.value);
    }
}

TEST_CASE("every kind of event has a fixture") {
    std::set<std::string> kinds;
    for (const Fixture& fixture : fixtures("events")) kinds.insert(fixture.value["type"].get<std::string>());
    CHECK(kinds.size() == all_kinds);
}

TEST_CASE("any event is read back as it was stored") {
    RandomValues random(9);
    std::set<std::string> kinds;
    for (int i = 0; i < repetitions(3000, 10000); ++i) {
        const GameEvent event = random.game_event();
        const std::string text = write_event(classic(), event, Destination::journal).text;
        INFO(i << ": " << text);
        const auto read = read_event(classic(), text);
        REQUIRE(read.has_value());
        CHECK(*read == event);
        kinds.insert(kind_of(event));
    }
    CHECK(kinds.size() == all_kinds);
}

TEST_CASE("the journal stores the time limit of a turn, and the wire its deadline") {
    const GameEvent began{engine::Event{engine::TurnBegan{1, 3, 120}}};
    CHECK(write_event(classic(), began, Destination::journal, 5000).text ==
          R"({"type":"turn_began","seat":1,"turn":3,"seconds":120})");
    const std::string sent = write_event(classic(), began, Destination::wire, 5000).text;
    CHECK(sent == R"({"type":"turn_began","seat":1,"turn":3,"until":125000})");
    CHECK(read_event(classic(), sent, 5000).value() == began);
    const GameEvent endless{engine::Event{engine::TurnBegan{1, 3, 0}}};
    CHECK(write_event(classic(), endless, Destination::wire, 5000).text ==
          R"({"type":"turn_began","seat":1,"turn":3})");
}

TEST_CASE("the journal knows who sat down and the wire does not") {
    const GameEvent seated = SeatsChanged{{{42, "Mara"}}};
    const Value stored = Value::parse(write_event(classic(), seated, Destination::journal).text);
    const Value sent = Value::parse(write_event(classic(), seated, Destination::wire).text);
    CHECK(stored == Value{{"type", "seats_changed"}, {"seats", {{{"name", "Mara"}, {"player", 42}}}}});
    CHECK(sent == Value{{"type", "seats_changed"}, {"seats", {{{"name", "Mara"}}}}});
    CHECK(read_event(classic(), stored.dump()).value() == seated);
}

TEST_CASE("hidden tiles are written as a count only") {
    engine::HiddenTiles hidden(tiles("QZ?"));
    hidden.faces.reset();
    const auto text =
        write_event(classic(), GameEvent{engine::Event{engine::Drew{1, hidden}}}, Destination::wire).text;
    CHECK(text == R"({"type":"drew","seat":1,"drawn":{"count":3}})");
}

TEST_CASE("tiles are written in alphabetical order with blanks last") {
    const engine::Event drew = engine::Drew{0, engine::HiddenTiles(tiles("Z?AQA"))};
    const Value event = Value::parse(write_event(classic(), drew, Destination::wire).text);
    CHECK(event["drawn"]["tiles"] == Value{"A", "A", "Q", "Z", "?"});
}

TEST_CASE("a stored event may have fields of a later version") {
    for (const Fixture& fixture : fixtures("events")) {
        Value event = fixture.value;
        event["mood"] = "good";
        CHECK(read_event(classic(), event.dump()).value() == read_event(classic(), fixture.text).value());
    }
}

TEST_CASE("an event without one of its fields is a fault that names it") {
    for (const Fixture& fixture : fixtures("events"))
        for (const auto& item : fixture.value.items()) {
            if (is_optional(fixture.value["type"], item.key())) continue;
            Value event = fixture.value;
            event.erase(item.key());
            CHECK(fault_of(event).field == "/" + item.key());
        }
}

TEST_CASE("an event of an unknown type is a fault") {
    CHECK(fault_of({{"type", "danced"}, {"seat", 1}}).code == "UNKNOWN_TYPE");
}

TEST_CASE("an event with tiles that the game does not have is a fault") {
    CHECK(fault_of({{"type", "drew"}, {"seat", 0}, {"drawn", {{"count", 1}, {"tiles", {"#"}}}}}).field ==
          "/drawn/tiles/0");
    CHECK(fault_of({{"type", "drew"}, {"seat", 0}, {"drawn", {{"count", 2}, {"tiles", {"A"}}}}}).field ==
          "/drawn/count");
}

TEST_CASE("points of any size are read back from the journal") {
    engine::Played played;
    played.score.words.push_back({engine::Axis::across, {}, {}, 50'000'000});
    played.score.total = 2'000'000'000;
    const GameEvent event{engine::Event{played}};
    CHECK(read_event(classic(), write_event(classic(), event, Destination::journal).text).value() == event);
}
