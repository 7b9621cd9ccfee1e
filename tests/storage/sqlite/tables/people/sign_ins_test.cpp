#include "storage/sqlite/tables/people/sign_ins.hpp"

#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "tests/storage/sqlite/tables/people/sign_ins.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

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
    CHECK(person.now);
    CHECK(person.players == std::vector{owned.mara, guest});
    for (const int number : {1, 2, 3}) CHECK(find_player(owned.database, token(number))->player.removed);
    const auto again = remove_player(owned.database, removed, 3000);
    CHECK_FALSE(again.now);
    CHECK(again.players == person.players);
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
    CHECK(signed_in->on.player.has_merged_guests);
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

TEST_CASE("a device that is signed out already, or does not exist, is not replaced") {
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

TEST_CASE("a guest who signs in brings along no more devices than a person may have, and theirs go first") {
    SignIns owned;
    for (int number = 2; number < max_devices; ++number) owned.sign_in(number);
    const PlayerId guest = owned.add_guest(20);
    for (int number = 21; number < 24; ++number) add_device(owned.database, guest, device(number, 5000 + number));
    const auto signed_in = owned.sign_in(50, 20);
    const std::vector expected{owned.device_of(20), owned.device_of(23), owned.device_of(22), owned.device_of(21)};
    CHECK(signed_in->signed_out == expected);
    CHECK(list_devices(owned.database, owned.mara).size() == max_devices);
    for (int number = 1; number < max_devices; ++number)
        CHECK_FALSE(find_player(owned.database, token(number))->device.signed_out);
}

TEST_CASE("no link takes a person beyond the devices that they may have") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(20);
    add_device(owned.database, guest, device(21));
    owned.sign_in(2, 20);
    const auto link = [&](int secret) {
        return create_hand_over(owned.database,
                                {.player = guest, .secret = token(secret), .at = 2000, .expires = 9000});
    };
    REQUIRE(link(90));
    for (int number = 3; number < max_devices; ++number) owned.sign_in(number);
    REQUIRE(list_devices(owned.database, owned.mara).size() == max_devices);
    CHECK_FALSE(use_hand_over(owned.database, token(90), device(50, 3000)));
    CHECK_FALSE(link(91));
    sign_out_now(owned.database, owned.device_of(3), 3000);
    CHECK(link(91));
    CHECK(use_hand_over(owned.database, token(91), device(50, 3000)));
}

TEST_CASE("of the devices of a guest that their account signs out only the latest are remembered") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(20);
    owned.sign_in(2, 20);
    for (int number = 0; number <= max_devices; ++number) {
        const DeviceId added = add_device(owned.database, guest, device(100 + number)).id;
        CHECK(sign_out_device(owned.database, owned.mara, added, 2000 + number) == SigningOut::done);
    }
    CHECK_FALSE(find_player(owned.database, token(100)));
    CHECK(find_player(owned.database, token(100 + max_devices)));
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

TEST_CASE("the host resets an account: its pass-phrase is gone, and a link signs its player in") {
    SignIns owned;
    for (int number = 2; number <= max_devices; ++number) owned.sign_in(number);
    const NewHandOver link{.secret = token(90), .at = 2000, .expires = 9000};
    CHECK(reset_account(owned.database, "Mara", {"a", "b"}, link) == owned.mara);
    CHECK_FALSE(account_of(owned.database, owned.mara)->pass_phrase);
    CHECK(use_hand_over(owned.database, token(90), device(50, 3000))->player.id == owned.mara);
    CHECK_FALSE(reset_account(owned.database, "Nobody", {"x", "y"}, link));
}
