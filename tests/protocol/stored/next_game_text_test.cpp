#include "protocol/stored/next_game_text.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;
namespace engine = crisscross::engine;

TEST_CASE("what a room plans is read as it was written") {
    NextGamePlan plan{.after = 3, .last_proposal = 9, .sitting_out = {2}, .left_out = {0, 1}, .keeps_seats = true};
    CHECK(read_plan(write_plan(plan)).value() == plan);
    plan.proposal = {9,
                     1,
                     true,
                     engine::Settings{.system = "super", .lexicon = "english"},
                     ClockRules{MoveClock{90}, AtZero::pass},
                     {1, 3},
                     {{1, "expert"}}};
    plan.joiners = {{5, "expert", engine::Strength::casual}, {6}};
    plan.joiners_left_out = std::vector<StoredJoiner>(64, StoredJoiner{1'000'000'000'000});
    plan.proposal->settings->knobs = {{"scoreless_turns", 6}};
    CHECK(read_plan(write_plan(plan)).value() == plan);
    CHECK(read_plan(write_plan({})).value() == NextGamePlan{});
}

TEST_CASE("a plan from before those without a seat were kept in it has none of them") {
    const auto plan = read_plan(R"({"after": 3, "last_proposal": 9, "sitting_out": [2]})");
    REQUIRE(plan.has_value());
    CHECK(*plan == NextGamePlan{.after = 3, .last_proposal = 9, .sitting_out = {2}});
}

TEST_CASE("a text that is not a plan, such as the empty one of an old room, is a fault") {
    for (const char* text : {"", "{}", "[]", R"({"after": "one", "last_proposal": 1})"}) {
        INFO(text);
        CHECK_FALSE(read_plan(text).has_value());
    }
}
