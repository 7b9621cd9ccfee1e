#include "engine/computer/leave_table.hpp"

#include <sstream>

#include "engine/catalogue/settings.hpp"
#include "engine/computer/leave_values.hpp"
#include "tests/bench/table_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// A table without its comments.
std::string numbers_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::string numbers;
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with("//")) numbers += line + "\n";
    return numbers;
}

std::string without(std::string text, std::string_view line) {
    const auto at = text.find(line);
    REQUIRE(at != std::string::npos);
    return text.erase(at, text.find('\n', at) + 1 - at);
}

double value(const Rules& rules, std::string_view rack) {
    return LeaveValues(rules, leave_table(rules))(tiles(rack));
}

}  // namespace

TEST_CASE("every table of leaves belongs to a system and has all of its tiles") {
    CHECK(leaves_by_system().size() > 0);
    for (const SystemLeaves& made : leaves_by_system()) {
        INFO(made.system);
        const Rules rules = system_rules(made.system);
        const auto table = read_leave_table(rules, made.text);
        REQUIRE(table.has_value());
        CHECK(text_of(rules, *table) == numbers_of(made.text));
        CHECK(table->balance[LeaveTable::reach] == 0);
        CHECK(leave_table(rules) == *table);
    }
}

TEST_CASE("a table of leaves is refused if it lacks a tile, has one twice, or has anything else") {
    const std::string text = text_of(classic(), guessed_leaves(classic()));
    CHECK(read_leave_table(classic(), text).has_value());
    for (const char* line : {"A ", "Z ", "? ", "balance "})
        CHECK_FALSE(read_leave_table(classic(), without(text, line)).has_value());
    for (const char* line : {"A 1.0 1.0 1.0", "TH 1.0", "Q+TH 1.0", "Q+Q 1.0", "Q+U", "Q+U 1.0 2.0", "Q+U x"}) {
        INFO(line);
        CHECK_FALSE(read_leave_table(classic(), text + line + "\n").has_value());
    }
    CHECK(read_leave_table(classic(), text + "Q+U 1.5\n")->pairs.size() == 1);
}

TEST_CASE("in Classic a blank has the highest value in a leave, and Q and U gain together") {
    for (char letter = 'A'; letter <= 'Z'; ++letter) CHECK(value(classic(), "?") > value(classic(), {&letter, 1}));
    CHECK(value(classic(), "QU") > value(classic(), "Q") + value(classic(), "U"));
    CHECK(value(classic(), "") == 0);
}

TEST_CASE("a table applies to rules under which leaves have the same value, and other rules get a guess") {
    Settings settings;
    settings.knobs["ruling"] = "void";
    const Rules same = resolve(settings).value();
    CHECK(leave_table(same) == leave_table(classic()));
    CHECK_FALSE(leave_table(same) == guessed_leaves(same));
    settings.knobs["rack_size"] = 8;
    const Rules other = resolve(settings).value();
    CHECK(leave_table(other) == guessed_leaves(other));
}
