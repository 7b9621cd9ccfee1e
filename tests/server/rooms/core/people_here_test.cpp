#include "server/rooms/core/people_here.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;

namespace {

server::PersonHere person(std::uint64_t connection, server::PlayerId player) {
    return {.caller = {.connection = connection, .player = player}, .lease = server::RoomLease({})};
}

}  // namespace

TEST_CASE("a person in a room has one number, with each of their connections") {
    server::PeopleHere here;
    here.add(person(1, 7), 1000);
    here.add(person(2, 8), 1000);
    here.add(person(3, 7), 5000);

    CHECK(here.find(1)->number == 1000);
    CHECK(here.find(2)->number == 1001);
    CHECK(here.find(3)->number == 1000);
    CHECK(here.callers_of(7).size() == 2);
}

TEST_CASE("nobody gets the number in a room that somebody had who has left") {
    server::PeopleHere here;
    here.add(person(1, 7), 1000);
    CHECK(here.remove(1)->caller.player == 7);
    CHECK_FALSE(here.remove(1));
    here.add(person(2, 8), 1000);

    CHECK(here.find(2)->number == 1001);
}

TEST_CASE("somebody who was let in stays so when they leave, until only those who are here count") {
    server::PeopleHere here;
    here.add(person(1, 7), 0);
    CHECK(here.let_in(7));
    CHECK(here.let_in(8));
    CHECK_FALSE(here.let_in(8));
    CHECK(here.was_let_in(8));

    CHECK(here.forget_absent() == std::set<server::PlayerId>{8});
    CHECK_FALSE(here.was_let_in(8));
    here.clear();
    CHECK(here.was_let_in(7));
}

TEST_CASE("beyond a thousand people somebody counts as let in only while they are here") {
    server::PeopleHere here;
    for (server::PlayerId player = 1; player <= 1000; ++player) here.let_in(player);
    here.add(person(1, 2000), 0);
    here.let_in(2000);
    CHECK(here.was_let_in(2000));
    here.remove(1);

    CHECK_FALSE(here.was_let_in(2000));
    CHECK(here.was_let_in(1000));
}
