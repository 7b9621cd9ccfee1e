#include "storage/sqlite/tables/people/sign_ins.hpp"

#include "storage/sqlite/tables/calls/call_times.hpp"
#include "storage/sqlite/tables/calls/deliveries.hpp"
#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Mara, who has an account and one device, with token 1.
struct SignIns {
    SignIns() {
        create_account(database, {.player = mara, .name = "Mara", .look = {"a", "b"}, .pass_phrase = "hash"});
    }

    std::optional<SignedIn> sign_in(int number, std::optional<int> guest = {}, std::optional<UsedPasskey> used = {}) {
        NewSignIn wanted{.player = mara, .device = device(number), .passkey = used};
        if (guest) wanted.instead_of = device_of(*guest);
        return crisscross::storage::sign_in(database, wanted);
    }
    DeviceId device_of(int number) { return find_player(database, token(number))->device.id; }
    PlayerId add_guest(int number) { return create_player(database, device(number)).player.id; }
    void call(PlayerId player, int number, const std::string& address) {
        add_device(database, player, device_of(number), {.address = address}, 1000, 10);
    }
    void seat(const std::string& code, std::vector<PlayerId> players) {
        CreateRoom create = new_room(code);
        create.projection.seats.emplace();
        for (const PlayerId player : players) create.projection.seats->push_back({player, std::to_string(player)});
        add_room(database, create);
    }
    void change(const std::string& code, const AboutRoom& about) {
        Transaction transaction(database);
        change_room(database, {.room = find_room(database, code)->id, .about = about});
        transaction.commit();
    }

    DataFile file{};
    Database database{file.path};
    PlayerId mara = create_player(database, device(1)).player.id;
};

}  // namespace

TEST_CASE("somebody who signs in is the player of the account on a new device") {
    SignIns owned;
    const auto signed_in = owned.sign_in(2);
    REQUIRE(signed_in);
    CHECK(signed_in->on.player.id == owned.mara);
    CHECK(signed_in->on == find_player(owned.database, token(2)));
    CHECK(signed_in->signed_out.empty());
    CHECK(list_devices(owned.database, owned.mara).size() == 2);
}

TEST_CASE("nobody signs in without an account, or as somebody whom the host has removed") {
    SignIns owned;
    const PlayerId jonas = owned.add_guest(2);
    CHECK_FALSE(sign_in(owned.database, {.player = jonas, .device = device(3)}));
    remove_player(owned.database, owned.mara, 2000);
    CHECK_FALSE(owned.sign_in(3));
    CHECK_FALSE(find_player(owned.database, token(3)));
}

TEST_CASE("when the host removes a person, their account and all guests who have signed in to it are removed") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    REQUIRE(owned.sign_in(3, 2));
    const PlayerId removed = GENERATE(0, 1) == 0 ? owned.mara : guest;
    const auto person = remove_player(owned.database, removed, 2000);
    REQUIRE(person);
    CHECK(person->players == std::vector{owned.mara, guest});
    for (const int number : {1, 2, 3}) CHECK(find_player(owned.database, token(number))->player.removed);
    CHECK_FALSE(remove_player(owned.database, removed, 3000));
}

TEST_CASE("nobody signs in with a pass-phrase that was changed while it was being checked") {
    SignIns owned;
    const auto sign_in_with = [&](int number, const std::string& hash) {
        return sign_in(owned.database, {.player = owned.mara, .device = device(number), .pass_phrase = hash});
    };
    CHECK(sign_in_with(2, "hash"));
    set_pass_phrase(owned.database, owned.mara, "new hash");
    CHECK_FALSE(sign_in_with(3, "hash"));
    CHECK_FALSE(find_player(owned.database, token(3)));
    CHECK(sign_in_with(3, "new hash"));
    set_pass_phrase(owned.database, owned.mara, std::nullopt);
    CHECK_FALSE(sign_in_with(4, "new hash"));
}

TEST_CASE("a guest who signs in becomes the same person, and their device is signed out") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    const DeviceId before = find_player(owned.database, token(2))->device.id;
    const auto signed_in = owned.sign_in(3, 2);
    CHECK(signed_in->signed_out == std::vector{before});
    CHECK(signed_in->on.player.was_guests);
    const auto gone = find_player(owned.database, token(2));
    CHECK(gone->device.signed_out);
    CHECK(gone->player.id == guest);
    CHECK(gone->player.same_as == owned.mara);
    CHECK(create_account(owned.database, {.player = guest, .name = "Guest", .look = {"g", "g"}}) ==
          MakingAccount::has_one);
}

TEST_CASE("somebody with an account of their own, or of another person, stays who they are") {
    SignIns owned;
    const PlayerId jonas = owned.add_guest(2);
    create_account(owned.database, {.player = jonas, .name = "Jonas", .look = {"c", "d"}, .pass_phrase = "hash"});
    CHECK(owned.sign_in(3, 2));
    CHECK_FALSE(find_player(owned.database, token(2))->player.same_as);
    const PlayerId guest = owned.add_guest(4);
    sign_in(owned.database, {.player = jonas, .device = device(5), .instead_of = owned.device_of(4)});
    owned.database.execute("UPDATE devices SET signed_out = NULL");
    owned.sign_in(6, 4);
    CHECK(find_player(owned.database, token(4))->player.same_as == jonas);
    CHECK(find_player(owned.database, token(4))->player.id == guest);
}

TEST_CASE("a device that is signed out already, or that there is not, is not replaced") {
    SignIns owned;
    owned.add_guest(2);
    sign_out_now(owned.database, find_player(owned.database, token(2))->device.id, 2000);
    CHECK(owned.sign_in(3, 2)->signed_out.empty());
    CHECK_FALSE(find_player(owned.database, token(2))->player.same_as);
    CHECK(sign_in(owned.database, {.player = owned.mara, .device = device(4), .instead_of = 99})->signed_out.empty());
}

TEST_CASE("somebody who signs in on a device of their own gets a new token for it, and no second entry") {
    SignIns owned;
    owned.sign_in(2, 1);
    CHECK(find_player(owned.database, token(1))->device.signed_out);
    CHECK_FALSE(find_player(owned.database, token(1))->player.same_as);
    CHECK(list_devices(owned.database, owned.mara).size() == 1);
}

TEST_CASE("on one device too many, the one that was seen longest ago is signed out") {
    SignIns owned;
    for (int number = 2; number <= max_devices; ++number) owned.sign_in(number);
    saw_device(owned.database, find_player(owned.database, token(1))->device.id, "", 9000);
    const auto signed_in = owned.sign_in(50);
    CHECK(signed_in->signed_out == std::vector{find_player(owned.database, token(2))->device.id});
    CHECK(list_devices(owned.database, owned.mara).size() == max_devices);
    CHECK(find_player(owned.database, token(2))->device.signed_out);
}

TEST_CASE("a passkey that was used in the meantime signs nobody in") {
    SignIns owned;
    add_passkey(owned.database, owned.mara, {.credential = {1}, .public_key = {2}, .count = 1}, 1000);
    const PasskeyId id = passkeys_of(owned.database, owned.mara).front().id;
    CHECK(owned.sign_in(2, {}, UsedPasskey{id, 1, 2}));
    CHECK_FALSE(owned.sign_in(3, {}, UsedPasskey{id, 1, 2}));
    remove_passkey(owned.database, owned.mara, id);
    CHECK_FALSE(owned.sign_in(3, {}, UsedPasskey{id, 2, 3}));
    CHECK_FALSE(find_player(owned.database, token(3)));
}

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

TEST_CASE("a guest who has signed in is called on the push devices of the account, and theirs come along") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    owned.call(owned.mara, 1, "https://push.example.org/laptop");
    owned.call(guest, 2, "https://push.example.org/phone");
    set_call_times(owned.database, guest, {.reminders = 3});
    CHECK(devices_of(owned.database, guest).size() == 1);
    owned.sign_in(3, 2);
    CHECK(devices_of(owned.database, guest).size() == 2);
    CHECK(devices_of(owned.database, owned.mara) == devices_of(owned.database, guest));
    CHECK(call_times_of(owned.database, owned.mara).reminders == 3);
    set_call_times(owned.database, guest, {.reminders = 2});
    CHECK(call_times_of(owned.database, owned.mara).reminders == 2);
}

TEST_CASE("where an account has times of its own, those of a guest who signs in end, and so does their digest") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    set_call_times(owned.database, owned.mara, {.reminders = 1});
    set_call_times(owned.database, guest, {.reminders = 3, .digest = DigestTime{600, 5000}});
    REQUIRE(due_digests(owned.database, 6000, 10).size() == 1);
    owned.sign_in(3, 2);
    CHECK(call_times_of(owned.database, owned.mara).reminders == 1);
    CHECK(due_digests(owned.database, 6000, 10).empty());
}

TEST_CASE("a browser whose guest has signed in is called until that is signed out") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    owned.call(owned.mara, 1, "https://push.example.org/laptop");
    owned.call(guest, 2, "https://push.example.org/phone");
    const auto signed_in = owned.sign_in(3, 2);
    CHECK(devices_of(owned.database, owned.mara).size() == 2);
    CHECK(sign_out_device(owned.database, owned.mara, signed_in->on.device.id, 3000) == SigningOut::done);
    REQUIRE(devices_of(owned.database, owned.mara).size() == 1);
    CHECK(devices_of(owned.database, owned.mara)[0].address == "https://push.example.org/laptop");
}

TEST_CASE("an account keeps the times at which its player is called") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    set_call_times(owned.database, guest, {.reminders = 3});
    set_call_times(owned.database, owned.mara, {.reminders = 0});
    owned.sign_in(3, 2);
    CHECK(call_times_of(owned.database, guest).reminders == 0);
}

TEST_CASE("a notice for a guest who has signed in goes to the account, and is withdrawn there") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    owned.seat("GUESTS", {guest});
    owned.sign_in(3, 2);
    owned.call(owned.mara, 1, "https://push.example.org/laptop");
    const RoomId room = find_room(owned.database, "GUESTS")->id;
    const NewNotice notice{.room = room, .text = "{}", .expires = 9000, .players = {{guest, {2000}}}};
    CHECK(queue_notice(owned.database, notice, {}).queued == 1);
    CHECK(withdraw_notices(owned.database, guest, room, 1) == 1);
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

TEST_CASE("the host resets an account: its pass-phrase is gone, and a link signs its player in") {
    SignIns owned;
    for (int number = 2; number <= max_devices; ++number) owned.sign_in(number);
    const NewHandOver link{.secret = token(90), .at = 2000, .expires = 9000};
    CHECK(reset_account(owned.database, "Mara", {"a", "b"}, link) == owned.mara);
    CHECK_FALSE(account_of(owned.database, owned.mara)->pass_phrase);
    CHECK(use_hand_over(owned.database, token(90), device(50, 3000))->player.id == owned.mara);
    CHECK_FALSE(reset_account(owned.database, "Nobody", {"x", "y"}, link));
}
