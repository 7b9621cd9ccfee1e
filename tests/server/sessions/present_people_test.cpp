#include "server/sessions/present_people.hpp"

#include "tests/support/catch.hpp"

using crisscross::server::PresentPeople;

TEST_CASE("a player who is connected cannot be claimed, and one who is claimed cannot enter") {
    PresentPeople people;
    CHECK(people.enter(1));
    CHECK(people.enter(1));
    people.leave(1);
    CHECK_FALSE(people.claim(1));
    people.leave(1);
    CHECK(people.claim(1));
    CHECK(people.claim(1));
    CHECK_FALSE(people.enter(1));
    CHECK(people.enter(2));
    people.release_claims();
    CHECK(people.enter(1));
}
