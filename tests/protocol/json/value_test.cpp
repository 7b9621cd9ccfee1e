#include "protocol/json/value.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

TEST_CASE("a text may have only so many values, and the fault names the first that is too many") {
    const std::string text = R"([1,[2],{"a":3}])";
    CHECK(json::parse(text).has_value());
    CHECK(json::parse(text, 6).has_value());
    CHECK(json::parse(text, 5).error().field == "/2/a");
    CHECK(json::parse(text, 4).error().field == "/2");
    CHECK(json::parse(text, 3).error().field == "/1/0");
    const Fault fault = json::parse(R"({"id":"q1","values":[1,2]})", 4).error();
    CHECK(fault.code == "BAD_MESSAGE");
    CHECK(fault.why == "There are more than 4 values up to here.");
    CHECK(fault.details == Details{.reason = "too_long", .max = 4});
    CHECK(fault.id == "q1");
}

TEST_CASE("an object may have only so many fields, and each object as many") {
    const auto object_of = [](std::size_t fields) {
        json::Value object = json::Value::object();
        for (std::size_t field = 0; field < fields; ++field) object[std::to_string(field)] = 0;
        return object;
    };
    const json::Value max = object_of(json::max_fields);
    CHECK(json::parse(json::Value{max, max}.dump()).has_value());
    const Fault fault = json::parse(json::Value{max, object_of(json::max_fields + 1)}.dump()).error();
    CHECK(fault.field == "/1/256");
    CHECK(fault.why == "An object may have at most 256 fields.");
}

TEST_CASE("a step of a JSON pointer has its name escaped, and cut short between two characters") {
    CHECK(json::pointer_step("a/b~c") == "/a~1b~0c");
    CHECK(json::pointer_step("") == "/");
    CHECK(json::pointer_step(std::string(64, 'x')) == "/" + std::string(64, 'x'));
    CHECK(json::pointer_step(std::string(65, 'x')) == "/" + std::string(64, 'x') + "...");
    CHECK(json::pointer_step(std::string(63, 'x') + "\u00e9") == "/" + std::string(63, 'x') + "...");
    CHECK(json::pointer_step(std::string(62, 'x') + "\u00e9") == "/" + std::string(62, 'x') + "\u00e9");
}
