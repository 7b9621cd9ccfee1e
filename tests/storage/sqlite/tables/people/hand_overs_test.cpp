#include "storage/sqlite/tables/people/hand_overs.hpp"

#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

struct HandOvers {
    bool create(int secret, std::int64_t at = 1000) {
        return create_hand_over(database, {mara.id, token(secret), at, at + 600});
    }
    std::optional<PlayerOnDevice> use(int secret, int on, std::int64_t at = 1000) {
        return use_hand_over(database, token(secret), device(on, at));
    }

    DataFile file{};
    Database database{file.path};
    PlayerRow mara = create_player(database, device(1)).player;
};

}  // namespace

TEST_CASE("a hand-over signs one device in, once") {
    HandOvers owned;
    CHECK(owned.create(50));
    const auto phone = owned.use(50, 2);
    REQUIRE(phone);
    CHECK(phone->player == owned.mara);
    CHECK(phone == find_player(owned.database, token(2)));
    CHECK_FALSE(owned.use(50, 3));
    CHECK_FALSE(find_player(owned.database, token(3)));
    CHECK_FALSE(find_player(owned.database, token(1))->device.signed_out);
}

TEST_CASE("whose hand-over it is can be asked as long as it works, and does not use it up") {
    HandOvers owned;
    const auto find = [&](std::int64_t at) { return find_hand_over(owned.database, token(50), at); };
    CHECK_FALSE(find(1000));
    owned.create(50);
    CHECK(find(1599) == owned.mara.created);
    CHECK_FALSE(find(1600));
    CHECK(owned.use(50, 2));
    CHECK_FALSE(find(1000));
    owned.create(50);
    remove_player(owned.database, owned.mara.id, 1000);
    CHECK_FALSE(find(1000));
}

TEST_CASE("a hand-over ends with its time, and when the player makes another") {
    HandOvers owned;
    owned.create(50);
    CHECK_FALSE(owned.use(50, 2, 1600));
    CHECK(owned.use(50, 2, 1599));
    owned.create(51);
    owned.create(52);
    CHECK_FALSE(owned.use(51, 3));
    CHECK(owned.use(52, 3));
}

TEST_CASE("a hand-over ends when a device of its player is signed out, which may have made it") {
    HandOvers owned;
    owned.create(50);
    owned.use(50, 2);
    owned.create(51);
    sign_out_device(owned.database, owned.mara.id, find_player(owned.database, token(1))->device.id, 1000);
    CHECK_FALSE(owned.use(51, 3));
    owned.create(52);
    CHECK(owned.use(52, 3));
}

TEST_CASE("hand-overs that have ended are deleted when another one is made") {
    HandOvers owned;
    owned.create(50);
    const PlayerRow jonas = create_player(owned.database, device(2)).player;
    create_hand_over(owned.database, {jonas.id, token(51), 1600, 2000});
    CHECK(ask(owned.database, "SELECT count(*) FROM hand_overs") == "1");
}

TEST_CASE("a player who may have no more devices gets no hand-over to another") {
    HandOvers owned;
    for (int number = 2; number <= max_devices; ++number) {
        REQUIRE(owned.create(50));
        REQUIRE(owned.use(50, number));
    }
    CHECK_FALSE(owned.create(50));
    sign_out_device(owned.database, owned.mara.id, find_player(owned.database, token(2))->device.id, 2000);
    CHECK(owned.create(50));
}

TEST_CASE("nobody becomes a player whom the host has removed") {
    HandOvers owned;
    owned.create(50);
    remove_player(owned.database, owned.mara.id, 1000);
    CHECK_FALSE(owned.use(50, 2));
}

TEST_CASE("when a guest who never did anything is removed, so are their devices and hand-over") {
    HandOvers owned;
    owned.create(50);
    owned.database.prepare("DELETE FROM players WHERE id = ?").bind(1, owned.mara.id).run();
    CHECK_FALSE(find_player(owned.database, token(1)));
    CHECK_FALSE(owned.use(50, 2));
}
