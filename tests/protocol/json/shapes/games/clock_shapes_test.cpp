#include "protocol/stored/stored_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::protocol;
using crisscross::test::classic;

namespace {

Fault rules_fault(const std::string& kind, const std::string& at_zero, const std::string& points = "10") {
    const auto read =
        read_event(classic(), R"({"type": "clock_set", "rules": {"kind": )" + kind + R"(, "at_zero": ")" + at_zero +
                                  R"(", "overtime": {"points": )" + points + R"(, "minutes": 10}}})");
    REQUIRE(read.has_error());
    return read.error();
}

}  // namespace

TEST_CASE("a clock of a thousand days is refused with its field and the days that it may have") {
    const Fault fault = rules_fault(R"({"type": "slow", "days": 1000, "bank_days": 0, "holiday_days": 0})", "lose");
    CHECK(fault.field == "/rules/kind/days");
    CHECK(fault.why == "This must be an integer from 1 to 30.");
}

TEST_CASE("overtime has bounds, and a slow clock has none by the minute") {
    CHECK(rules_fault(R"({"type": "move", "seconds": 60})", "points", "0").field == "/rules/overtime/points");
    const Fault slow = rules_fault(R"({"type": "slow", "days": 3, "bank_days": 0, "holiday_days": 0})", "points");
    CHECK(slow.field == "/rules/at_zero");
}
