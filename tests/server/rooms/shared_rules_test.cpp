#include "server/rooms/shared_rules.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::SharedRules;

TEST_CASE("rooms with the same rules share their tables") {
    SharedRules shared;
    int made = 0;
    const auto make = [&made] {
        ++made;
        return system_rules("classic");
    };
    const engine::Rules first = shared.find_or_make("a", make);
    const engine::Rules second = shared.find_or_make("a", make);
    CHECK(made == 1);
    CHECK(&first.ruleset() == &second.ruleset());
    shared.find_or_make("b", make);
    CHECK(made == 2);
}

TEST_CASE("no more rules are remembered than there is space for") {
    SharedRules shared;
    for (std::size_t number = 0; number < 3 * SharedRules::most; ++number) {
        const engine::Rules rules = shared.find_or_make(std::to_string(number), [] { return classic(); });
        CHECK(rules.rows() == 15);
        REQUIRE(shared.size() <= SharedRules::most);
    }
}
