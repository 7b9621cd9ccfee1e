#include "server/sessions/present_people.hpp"

#include "tests/support/catch.hpp"

using crisscross::server::PresentPeople;
using Entering = PresentPeople::Entering;

TEST_CASE("a player who is connected cannot be claimed, and one who is claimed cannot enter") {
    PresentPeople people;
    CHECK(people.enter(1) == Entering::entered);
    CHECK(people.enter(1) == Entering::entered);
    people.leave(1);
    CHECK_FALSE(people.claim(1));
    people.leave(1);
    CHECK(people.claim(1));
    CHECK(people.claim(1));
    CHECK(people.enter(1) == Entering::unknown);
    CHECK(people.enter(2) == Entering::entered);
    people.release_claims();
    CHECK(people.enter(1) == Entering::entered);
}

TEST_CASE("a person may have only so many connections at once") {
    PresentPeople people;
    for (int count = 0; count < PresentPeople::max_connections; ++count) CHECK(people.enter(1) == Entering::entered);
    CHECK(people.enter(1) == Entering::too_many);
    CHECK(people.enter(2) == Entering::entered);
    people.leave(1);
    CHECK(people.enter(1) == Entering::entered);
}
