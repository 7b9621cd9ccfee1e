#include "server/log/log_line.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"

using namespace crisscross::server;
using nlohmann::json;

namespace {

std::string text(const Field& field) {
    return log_line(LogFormat::text, "event", {&field, 1});
}

/// The members as an object.
json read(const std::vector<Field>& fields) {
    return json::parse('{' + log_line(LogFormat::json, "an event", fields) + '}');
}

bool is_printable(const std::string& line) {
    return std::ranges::all_of(line, [](char character) { return character >= ' ' && character < 0x7F; });
}

const std::vector<std::string> hostile{"two\nlines",
                                       "\r\n2026-01-01T00:00:00.000Z error forged",
                                       "a\",\"level\":\"error",
                                       "a\" level=error",
                                       "back\\slash\\",
                                       "\x1b[31mred\x1b[0m",
                                       std::string("nul\0byte", 8),
                                       "\x7f\x9b 8-bit controls",
                                       "not \xff UTF-8 \xc3",
                                       "\u202Edesrever\u2028",
                                       "\u009b31m"};

}  // namespace

TEST_CASE("a log line in text has its fields by key, in quotes where they need them") {
    CHECK(text({"room", 12}) == "event room=12");
    CHECK(text({"why", "full"}) == "event why=full");
    CHECK(text({"why", "disk full"}) == "event why=\"disk full\"");
    CHECK(text({"why", ""}) == "event why=\"\"");
    CHECK(text({"why", "a=b"}) == "event why=\"a=b\"");
    CHECK(text({"why", "a\nb"}) == R"(event why="a\x0Ab")");
}

TEST_CASE("a log line in JSON has its fields as members, and numbers as numbers") {
    const json line = read({{"room", 12}, {"why", "disk full"}});
    CHECK(line == json{{"message", "an event"}, {"room", 12}, {"why", "disk full"}});
}

TEST_CASE("no value can end a log line, add a field to it or steer a terminal") {
    for (const std::string& value : hostile) {
        const std::string line = text({"network", value});
        INFO(line);
        CHECK(is_printable(line));
        CHECK(line.starts_with("event network=\""));
        CHECK(line.back() == '"');
        const std::vector<Field> fields{{"network", value}, {"room", 1}};
        CHECK(is_printable(log_line(LogFormat::json, "event", fields)));
        CHECK(read(fields).size() == 3);
        CHECK(read(fields)["room"] == 1);
    }
}

TEST_CASE("a very long value is cut, and the line is still whole") {
    const std::string longest(100'000, '\x01');
    const std::vector<Field> fields(6, Field{"why", longest});
    CHECK(log_line(LogFormat::text, "event", fields).size() < 4000);
    const std::string line = log_line(LogFormat::json, "event", fields);
    CHECK(line.size() < 4000);
    CHECK(json::parse('{' + line + '}')["why"].get<std::string>().ends_with("..."));
}
