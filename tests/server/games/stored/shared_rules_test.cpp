#include "server/games/stored/shared_rules.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::SharedRules;

TEST_CASE("rooms with the same rules share their tables") {
    SharedRules shared;
    CHECK_FALSE(shared.find("a"));
    const engine::Rules first = shared.keep("a", system_rules("classic"));
    const engine::Rules second = *shared.find("a");
    CHECK(&first.ruleset() == &second.ruleset());
    CHECK_FALSE(shared.find("b"));
}

TEST_CASE("no more rules are remembered than there is space for") {
    SharedRules shared;
    for (std::size_t number = 0; number < 3 * SharedRules::max; ++number) {
        CHECK(shared.keep(std::to_string(number), classic()).rows() == 15);
        REQUIRE(shared.size() <= SharedRules::max);
    }
}
