#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/sign_ins.hpp"
#include "tests/storage/sqlite/tables/people/sign_ins.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a guest who has signed in and left nothing is forgotten when their person signs in a day later") {
    constexpr std::int64_t a_day = 86'400'000;
    SignIns owned;
    const auto sign_in_at = [&](int number, std::int64_t at, std::optional<int> guest = {}) {
        NewSignIn wanted{.player = owned.mara, .device = device(number, at)};
        if (guest) wanted.instead_of = owned.device_of(*guest);
        REQUIRE(sign_in(owned.database, wanted));
    };
    std::vector<PlayerId> guests;
    for (int number = 11; number <= 15; ++number) guests.push_back(owned.add_guest(number));
    add_device(owned.database, guests[1], device(20));
    owned.seat("SEATEDAA", {guests[2]});
    owned.seat("CLOSEDAA", {});
    owned.change("CLOSEDAA", {.removed = {guests[3]}});
    for (int number = 11; number <= 14; ++number) sign_in_at(100 + number, 2000, number);
    sign_in_at(115, 3000, 15);
    sign_in_at(31, a_day + 2000);
    CHECK(guests_of(owned.database, owned.mara) == guests);
    sign_in_at(32, a_day + 2001);
    CHECK(guests_of(owned.database, owned.mara) == std::vector(guests.begin() + 1, guests.end()));
    CHECK_FALSE(find_player(owned.database, token(11)));
    sign_out_now(owned.database, owned.device_of(20), a_day + 2001);
    sign_in_at(33, 2 * a_day + 3000);
    CHECK(guests_of(owned.database, owned.mara) == std::vector{guests[2], guests[3]});
}
