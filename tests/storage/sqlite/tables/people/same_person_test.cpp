#include "storage/sqlite/tables/calls/feeds.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "tests/storage/sqlite/tables/people/sign_ins.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("the devices of guests who are the same person are listed and signed out together") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    const DeviceId tablet = add_device(owned.database, guest, device(3)).id;
    owned.sign_in(4, 2);
    CHECK(list_devices(owned.database, owned.mara).size() == 3);
    CHECK(name_device(owned.database, owned.mara, tablet, "tablet"));
    CHECK(sign_out_device(owned.database, owned.mara, tablet, 2000) == SigningOut::done);
    CHECK(find_player(owned.database, token(3))->device.signed_out);
}

TEST_CASE("somebody with an account may sign out their last device") {
    SignIns owned;
    const DeviceId only = find_player(owned.database, token(1))->device.id;
    CHECK(sign_out_device(owned.database, owned.mara, only, 2000) == SigningOut::done);
    CHECK(owned.sign_in(2));
}

TEST_CASE("all other devices are signed out at once") {
    SignIns owned;
    const DeviceId first = find_player(owned.database, token(1))->device.id;
    const DeviceId second = owned.sign_in(2)->on.device.id;
    const DeviceId third = owned.sign_in(3)->on.device.id;
    const auto gone = sign_out_others(owned.database, owned.mara, second, 2000);
    CHECK(gone == std::vector{third, first});
    CHECK_FALSE(find_player(owned.database, token(2))->device.signed_out);
    CHECK(find_player(owned.database, token(1))->device.signed_out);
}

TEST_CASE("when all other devices are signed out, the feed ends") {
    SignIns owned;
    set_feed(owned.database, owned.mara, NewFeed{token(90)});
    const PlayerId other = owned.add_guest(2);
    set_feed(owned.database, other, NewFeed{token(91)});
    sign_out_others(owned.database, owned.mara, owned.device_of(1), 2000);
    CHECK_FALSE(find_feed(owned.database, token(90)));
    CHECK(find_feed(owned.database, token(91))->player == other);
}

TEST_CASE("the games of a person that are not over are counted together, as whichever guest they play") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    const PlayerId other = owned.add_guest(4);
    owned.seat("OWN", {owned.mara});
    owned.seat("GUESTS", {other, guest});
    CHECK(count_games(owned.database, owned.mara, 9) == 1);
    owned.sign_in(3, 2);
    CHECK(count_games(owned.database, owned.mara, 9) == 2);
    CHECK(count_games(owned.database, guest, 9) == 2);
    CHECK(count_games(owned.database, other, 9) == 1);
}

TEST_CASE("a game in a closed room is not counted among those that are not over") {
    SignIns owned;
    owned.seat("OPENOPEN", {owned.mara});
    owned.seat("CLOSEDAA", {owned.mara});
    CHECK(count_games(owned.database, owned.mara, 9) == 2);
    REQUIRE(close_room(owned.database, "CLOSEDAA", 2000));
    CHECK(count_games(owned.database, owned.mara, 9) == 1);
}

TEST_CASE("in a room where only a guest has a seat, the player acts as that guest") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    owned.seat("OWN", {owned.mara});
    owned.seat("GUESTS", {guest});
    owned.seat("BOTH", {guest, owned.mara});
    CHECK(player_in(owned.database, "GUESTS", owned.mara) == owned.mara);
    owned.sign_in(3, 2);
    CHECK(player_in(owned.database, "OWN", owned.mara) == owned.mara);
    CHECK(player_in(owned.database, "GUESTS", owned.mara) == guest);
    CHECK(player_in(owned.database, "BOTH", owned.mara) == owned.mara);
    CHECK(player_in(owned.database, "NONE", owned.mara) == owned.mara);
    CHECK(player_in(owned.database, "OWN", guest) == guest);
}

TEST_CASE("in a room where a guest plays in a game under way, the player acts as that guest") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    owned.seat("BOTH", {guest});
    owned.change("BOTH", {.host = owned.mara});
    owned.sign_in(3, 2);
    CHECK(player_in(owned.database, "BOTH", owned.mara) == owned.mara);
    owned.database.execute("UPDATE games SET stage = 'playing'");
    CHECK(player_in(owned.database, "BOTH", owned.mara) == guest);
}

TEST_CASE(
    "in a room of which only a guest is the host, or from which they were removed, the player acts as that guest") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    owned.seat("HOSTED", {});
    owned.seat("CLOSED", {});
    owned.change("HOSTED", {.host = guest});
    owned.change("CLOSED", {.removed = {guest}});
    owned.sign_in(3, 2);
    CHECK(player_in(owned.database, "HOSTED", owned.mara) == guest);
    CHECK(player_in(owned.database, "CLOSED", owned.mara) == guest);
}

TEST_CASE("rooms of guests are listed with the player's own, each room once, with the seat and who sits there") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    const PlayerId other = owned.add_guest(4);
    owned.seat("OWN", {owned.mara});
    owned.seat("GUESTS", {other, guest});
    owned.seat("BOTH", {guest, owned.mara});
    owned.sign_in(3, 2);
    const auto rooms = rooms_of(owned.database, {.player = owned.mara});
    REQUIRE(rooms.size() == 3);
    for (const RoomListing& room : rooms) {
        INFO(room.code);
        CHECK(room.names.size() == (room.code == "OWN" ? 1 : 2));
        CHECK(room.seat == (room.code == "OWN" ? 0 : 1));
        CHECK(room.player == (room.code == "GUESTS" ? guest : owned.mara));
    }
    CHECK(rooms_of(owned.database, {.player = guest}).size() == 2);
    CHECK(guests_of(owned.database, owned.mara) == std::vector{guest});
}

TEST_CASE("a guest who signs in to an account has the name of its person from then on, and each new one") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    const auto name_of = [&owned](PlayerId player) {
        return ask(owned.database, "SELECT name FROM players WHERE id = " + std::to_string(player));
    };
    rename_player(owned.database, guest, "Anna");
    SECTION("if that person has one") {
        rename_player(owned.database, owned.mara, "Mara");
        CHECK(name_of(guest) == "Anna");
        owned.sign_in(3, 2);
        CHECK(name_of(guest) == "Mara");
    }
    SECTION("and keeps their own until that person has one") {
        rename_player(owned.database, owned.mara, "");
        owned.sign_in(3, 2);
        CHECK(name_of(guest) == "Anna");
    }
    rename_player(owned.database, owned.mara, "Zoe");
    CHECK(name_of(guest) == "Zoe");
    rename_player(owned.database, guest, "Nora");  // on another device of the guest
    CHECK(name_of(owned.mara) == "Zoe");
}
