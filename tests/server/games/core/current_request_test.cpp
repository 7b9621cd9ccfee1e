#include "server/games/core/step/current_request.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a request is decided again after five conflicts and not after six, and the next one likewise") {
    CurrentRequest current;
    for (int request = 0; request < 2; ++request) {
        current.begin(Reread{});
        for (int conflict = 0; conflict < 5; ++conflict) CHECK(current.may_be_decided_again());
        CHECK_FALSE(current.may_be_decided_again());
    }
}

TEST_CASE("a wake-up of a game that cannot be read is kept after its request has ended, and taken once") {
    CurrentRequest current;
    current.begin(Wake{Wake::After::outage});
    current.postpone_wake();
    current.end();
    CHECK(current.get() == nullptr);
    current.begin(Leave{1});
    current.postpone_wake();
    REQUIRE(current.has_postponed_wake());
    CHECK(current.take_postponed_wake()->after == Wake::After::outage);
    CHECK_FALSE(current.take_postponed_wake());
}

TEST_CASE("a game without a request works for itself") {
    CurrentRequest current;
    CHECK(current.is_own());
    CHECK_FALSE(current.may_store());
    CHECK_FALSE(current.origin());
    current.begin(Say{{7, 1}, crisscross::protocol::client::Pass{"p", 1}});
    CHECK_FALSE(current.is_own());
    CHECK(current.may_store());
    CHECK(current.origin()->caller.connection == 7);
    CHECK(current.origin()->id == "p");
}
