#include "engine/rules/knobs.hpp"

#include <filesystem>
#include <set>

#include "engine/catalogue/settings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// A value that differs from the one in this ruleset, if the knob is a number or a choice.
std::optional<KnobValue> another_value(const Knob& knob, const Ruleset& ruleset) {
    if (const auto* number = std::get_if<NumberKnob>(&knob.kind))
        return number->read(ruleset) == number->min ? number->max : number->min;
    if (const auto* choice = std::get_if<ChoiceKnob>(&knob.kind))
        for (const std::string_view value : choice->choices)
            if (value != choice->read(ruleset)) return std::string(value);
    return std::nullopt;
}

std::string documented_range(const Knob& knob) {
    if (const auto* number = std::get_if<NumberKnob>(&knob.kind)) {
        std::string range = std::to_string(number->min) + " to " + std::to_string(number->max);
        if (!number->at_most.empty()) range += ", at most `" + std::string(number->at_most) + "`";
        return range;
    }
    const auto* choice = std::get_if<ChoiceKnob>(&knob.kind);
    if (!choice) return "the id of a system";
    std::string names;
    for (const std::string_view value : choice->choices)
        names += (names.empty() ? "`" : ", `") + std::string(value) + "`";
    return names;
}

std::string documented_conditions(const Knob& knob) {
    std::string text;
    for (const KnobCondition& condition : knob.only_where) {
        text += (text.empty() ? "`" : ", `") + std::string(condition.knob) + "` is ";
        if (condition.values.empty()) text += "above 0";
        std::string values;
        for (const std::string_view value : condition.values)
            values += (values.empty() ? "`" : " or `") + std::string(value) + "`";
        text += values;
    }
    return text;
}

std::string text_of(const std::string& file) {
    return file_text(in_project(file));
}

}  // namespace

TEST_CASE("a knob that is set has the new value and leaves the others alone") {
    for (const Ruleset& system : catalogue::all())
        for (const Knob& knob : knobs()) {
            Ruleset changed = system;
            const auto value = another_value(knob, system);
            if (!value) continue;
            INFO(system.id << ", " << knob.name);
            CHECK_FALSE(set_knob(changed, knob, *value));
            CHECK(knob_value(knob, changed) == value);
            for (const Knob& other : knobs())
                if (other.name != knob.name) CHECK(knob_value(other, changed) == knob_value(other, system));
        }
}

TEST_CASE("a value that is out of range or of the wrong kind is refused with the name of the knob") {
    Ruleset rules = catalogue::classic();
    for (const Knob& knob : knobs()) {
        INFO(knob.name);
        std::vector<KnobValue> wrong{"no such thing"};
        if (const auto* number = std::get_if<NumberKnob>(&knob.kind))
            wrong.insert(wrong.end(), {number->min - 1, number->max + 1});
        for (const KnobValue& value : wrong) {
            CHECK(resolve(Settings{.knobs = {{std::string(knob.name), value}}}).error().knobs ==
                  std::vector{std::string(knob.name)});
            CHECK(set_knob(rules, knob, value)->knobs == std::vector{std::string(knob.name)});
        }
    }
    CHECK(rules == catalogue::classic());
    CHECK(resolve(Settings{.knobs = {{"gravity", 1}}}).error().knobs == std::vector<std::string>{"gravity"});
}

TEST_CASE("every knob, its conditions and its bound name knobs that exist") {
    std::set<std::string_view> names;
    for (const Knob& knob : knobs()) {
        CHECK(names.insert(knob.name).second);
        if (const auto* number = std::get_if<NumberKnob>(&knob.kind); number && !number->at_most.empty())
            CHECK(std::holds_alternative<NumberKnob>(find_knob(number->at_most)->kind));
        for (const KnobCondition& condition : knob.only_where) {
            const Knob* other = find_knob(condition.knob);
            REQUIRE(other);
            CHECK(std::holds_alternative<NumberKnob>(other->kind) == condition.values.empty());
        }
    }
}

TEST_CASE("where a bingo scores, it takes no more tiles than a rack has") {
    const auto with_bingo_of_eight = [](KnobValue points) {
        return resolve(Settings{.knobs = {{"bingo_tiles", 8}, {"bingo_points", std::move(points)}}});
    };
    CHECK(with_bingo_of_eight(50).error().knobs == std::vector<std::string>{"bingo_tiles", "rack_size"});
    CHECK(with_bingo_of_eight(0).has_value());
}

TEST_CASE("every system offers its own values, and no value that is impossible") {
    for (const Ruleset& system : catalogue::all())
        for (const Knob& knob : knobs()) {
            if (std::holds_alternative<NumberKnob>(knob.kind)) continue;
            INFO(system.id << ", " << knob.name);
            const auto possible = possible_values(system, knob);
            CHECK_FALSE(possible.empty());
            const auto usual = std::get<std::string>(usual_value(system, knob));
            CHECK(std::count(possible.begin(), possible.end(), usual) == 1);
        }
    using Values = std::vector<std::string>;
    CHECK(possible_values(catalogue::crosswords(), *find_knob("ruling")) == Values{"void"});
    CHECK(possible_values(catalogue::scrappy(), *find_knob("ruling")) == Values{"void", "vote"});
    CHECK(possible_values(catalogue::classic(), *find_knob("duplicates")) == Values{"allowed", "refused"});
    CHECK(possible_values(catalogue::scrappy(), *find_knob("layout")) == Values{"one_line"});
    CHECK(possible_values(catalogue::classic(), *find_knob("board_from")) ==
          Values{"classic", "super", "crosswords", "crosswords-17"});
}

TEST_CASE("a made-up knob is one entry in the table") {
    auto table = knobs();
    table.push_back({"fewest_players",
                     NumberKnob{2,
                                4,
                                {},
                                [](const Ruleset& rules) { return rules.least_seats; },
                                [](Ruleset& rules, int seats) { rules.least_seats = seats; }},
                     {},
                     {}});
    const Knob* knob = find_knob("fewest_players", table);
    REQUIRE(knob);
    Ruleset rules = catalogue::classic();
    CHECK_FALSE(set_knob(rules, *knob, 3));
    CHECK(knob_value(*knob, rules) == KnobValue(3));
    CHECK(set_knob(rules, *knob, 5)->why == "fewest_players is 2 to 4");
    rules.least_seats = 7;
    CHECK(check_knobs(rules, table)->knobs == std::vector<std::string>{"fewest_players"});
}

TEST_CASE("docs/rulesets.md has a row for every knob of a room, with its range and what it depends on") {
    const std::string text = text_of("docs/rulesets.md");
    for (const Knob& knob : knobs()) {
        const std::string row = "| `" + std::string(knob.name) + "` | " + documented_range(knob) + " | " +
                                documented_conditions(knob) + (documented_conditions(knob).empty() ? "|" : " |");
        INFO(row);
        CHECK(text.find(row) != std::string::npos);
    }
}
