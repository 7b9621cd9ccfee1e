#include "storage/sqlite/tables/people/devices.hpp"

#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

struct Devices {
    DeviceId add(int number, std::int64_t at = 1000) {
        return add_device(database, mara.player.id, device(number, at)).id;
    }
    SigningOut sign_out(DeviceId which, std::int64_t at = 2000) {
        return sign_out_device(database, mara.player.id, which, at);
    }

    DataFile file{};
    Database database{file.path};
    PlayerOnDevice mara = create_player(database, device(1));
    PlayerOnDevice jonas = create_player(database, device(2));
};

}  // namespace

TEST_CASE("a player is the same on each of their devices, which are listed by when they were seen") {
    Devices owned;
    const DeviceId phone = owned.add(3, 4000);
    CHECK(find_player(owned.database, token(3))->player == owned.mara.player);
    CHECK(find_player(owned.database, token(3))->device.id == phone);
    const auto devices = list_devices(owned.database, owned.mara.player.id);
    REQUIRE(devices.size() == 2);
    CHECK(devices[0] == DeviceRow{phone, "device 3", 4000, 4000});
    CHECK(devices[1] == owned.mara.device);
}

TEST_CASE("a device that says hello is seen, and so is its player") {
    Devices owned;
    const DeviceId phone = owned.add(3);
    saw_device(owned.database, phone, "", 9000);
    CHECK(find_player(owned.database, token(3))->device.seen == 9000);
    CHECK(find_player(owned.database, token(1))->device.seen == 1000);
    CHECK(find_player(owned.database, token(1))->player.seen == 9000);
}

TEST_CASE("a device without a name gets the one that it says, and one with a name keeps it") {
    Devices owned;
    owned.database.execute("UPDATE devices SET name = '' WHERE id = " + std::to_string(owned.mara.device.id));
    for (const std::string name : {"Firefox", "Chrome"}) {
        saw_device(owned.database, owned.mara.device.id, name, 2000);
        CHECK(find_player(owned.database, token(1))->device.name == "Firefox");
    }
}

TEST_CASE("a player names their own devices and no others") {
    Devices owned;
    CHECK(name_device(owned.database, owned.mara.player.id, owned.mara.device.id, "phone"));
    CHECK_FALSE(name_device(owned.database, owned.mara.player.id, owned.jonas.device.id, "phone"));
    CHECK(find_player(owned.database, token(1))->device.name == "phone");
    CHECK(find_player(owned.database, token(2))->device.name == "device 2");
}

TEST_CASE("a device is signed out once and only by its player, and is found as one that was") {
    Devices owned;
    const DeviceId phone = owned.add(3);
    CHECK(sign_out_device(owned.database, owned.jonas.player.id, phone, 2000) == SigningOut::unknown);
    CHECK(owned.sign_out(phone) == SigningOut::done);
    CHECK(owned.sign_out(phone) == SigningOut::unknown);
    CHECK_FALSE(name_device(owned.database, owned.mara.player.id, phone, "phone"));
    CHECK(find_player(owned.database, token(3))->device.signed_out);
    CHECK_FALSE(find_player(owned.database, token(1))->device.signed_out);
    CHECK(list_devices(owned.database, owned.mara.player.id).size() == 1);
}

TEST_CASE("a player's only device is not signed out") {
    Devices owned;
    CHECK(owned.sign_out(owned.mara.device.id) == SigningOut::last);
    const DeviceId phone = owned.add(3);
    CHECK(owned.sign_out(owned.mara.device.id) == SigningOut::done);
    CHECK(owned.sign_out(phone) == SigningOut::last);
}

TEST_CASE("only the latest of the devices that were signed out are remembered") {
    Devices owned;
    for (int number = 0; number <= max_devices; ++number)
        REQUIRE(owned.sign_out(owned.add(100 + number), 2000 + number) == SigningOut::done);
    CHECK_FALSE(find_player(owned.database, token(100)));
    for (int number = 1; number <= max_devices; ++number) CHECK(find_player(owned.database, token(100 + number)));
}

TEST_CASE("a token can be stored only as a hash") {
    Devices owned;
    CHECK_THROWS_AS(owned.database.execute("INSERT INTO devices (player, token_hash, created, seen) "
                                           "VALUES (1, x'6d7920746f6b656e', 1000, 1000)"),
                    DatabaseError);
}

TEST_CASE("a browser that is signed out is no longer called, and those that are not still are") {
    Devices owned;
    const PlayerId mara = owned.mara.player.id;
    const DeviceId phone = owned.add(3);
    const auto subscribe = [&](DeviceId where, const std::string& address) {
        add_device(owned.database, mara, where, PushDevice{.address = address}, 1000, 9);
    };
    subscribe(owned.mara.device.id, "desk");
    subscribe(phone, "phone");
    REQUIRE(devices_of(owned.database, mara).size() == 2);
    CHECK(owned.sign_out(phone) == SigningOut::done);
    REQUIRE(devices_of(owned.database, mara).size() == 1);
    CHECK(devices_of(owned.database, mara)[0].address == "desk");
    subscribe(phone, "phone again");
    subscribe(owned.jonas.device.id, "a stranger's");
    CHECK(devices_of(owned.database, mara).size() == 1);
}
