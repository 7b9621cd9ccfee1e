#include "storage/sqlite/tables/calls/call_times.hpp"
#include "storage/sqlite/tables/calls/deliveries.hpp"
#include "storage/sqlite/tables/calls/feeds.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "tests/storage/sqlite/tables/people/sign_ins.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a guest who has signed in is called on the push devices of the account, and theirs come along") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    owned.call(owned.mara, 1, "https://push.example.org/laptop");
    owned.call(guest, 2, "https://push.example.org/phone");
    set_call_times(owned.database, guest, {.reminders = 3});
    CHECK(devices_of(owned.database, guest).size() == 1);
    owned.sign_in(3, 2);
    CHECK(devices_of(owned.database, guest).empty());
    CHECK(devices_of(owned.database, owned.mara).size() == 2);
    CHECK(call_times_of(owned.database, owned.mara).reminders == 3);
    CHECK(call_times_of(owned.database, guest).reminders == 3);
}

TEST_CASE("of the browsers of a guest who signs in only that one comes along, and their feed ends") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    add_device(owned.database, guest, device(4));
    owned.call(guest, 2, "https://push.example.org/phone");
    owned.call(guest, 4, "https://push.example.org/elsewhere");
    set_feed(owned.database, guest, NewFeed{token(90)});
    owned.sign_in(3, 2);
    REQUIRE(devices_of(owned.database, owned.mara).size() == 1);
    CHECK(devices_of(owned.database, owned.mara)[0].address == "https://push.example.org/phone");
    CHECK(ask(owned.database, "SELECT count(*) FROM push_devices") == "1");
    CHECK_FALSE(find_feed(owned.database, token(90)));
    CHECK_FALSE(has_feed(owned.database, owned.mara));
}

TEST_CASE("an account keeps its feed when a guest with another one signs in") {
    SignIns owned;
    set_feed(owned.database, owned.mara, NewFeed{token(90)});
    set_feed(owned.database, owned.add_guest(2), NewFeed{token(91)});
    owned.sign_in(3, 2);
    CHECK(find_feed(owned.database, token(90))->player == owned.mara);
    CHECK_FALSE(find_feed(owned.database, token(91)));
}

TEST_CASE("on another device a guest who has signed in changes nothing about how the account is called") {
    SignIns owned;
    const PlayerId guest = owned.add_guest(2);
    add_device(owned.database, guest, device(4));
    set_call_times(owned.database, owned.mara, {.reminders = 1});
    owned.call(owned.mara, 1, "https://push.example.org/laptop");
    owned.sign_in(3, 2);
    owned.call(guest, 4, "https://push.example.org/elsewhere");
    owned.call(guest, 4, "https://push.example.org/laptop");
    CHECK_FALSE(remove_device(owned.database, guest, "https://push.example.org/laptop"));
    set_call_times(owned.database, guest, {.reminders = 7, .digest = DigestTime{600, 5000}});
    set_feed(owned.database, guest, NewFeed{token(90)});
    CHECK(devices_of(owned.database, owned.mara).size() == 1);
    CHECK(ask(owned.database, "SELECT count(*) FROM push_devices") == "1");
    CHECK(call_times_of(owned.database, owned.mara).reminders == 1);
    CHECK(due_digests(owned.database, 9000, 9).empty());
    CHECK_FALSE(find_feed(owned.database, token(90)));
}

TEST_CASE("where somebody else signs in, the one whose browser it was is no longer called") {
    SignIns owned;
    const PlayerId berta = owned.add_guest(2);
    create_account(owned.database, {.player = berta, .name = "Berta", .look = {"c", "d"}, .pass_phrase = "hash"});
    owned.call(berta, 2, "https://push.example.org/shared");
    owned.sign_in(3, 2);
    CHECK(devices_of(owned.database, berta).empty());
    CHECK(devices_of(owned.database, owned.mara).empty());
    owned.call(owned.mara, 3, "https://push.example.org/shared");
    CHECK(devices_of(owned.database, owned.mara).size() == 1);
}

TEST_CASE("somebody who signs in again on a device of their own is called there until that is signed out") {
    SignIns owned;
    owned.call(owned.mara, 1, "https://push.example.org/laptop");
    const auto signed_in = owned.sign_in(2, 1);
    CHECK(devices_of(owned.database, owned.mara).size() == 1);
    CHECK(sign_out_device(owned.database, owned.mara, signed_in->on.device.id, 3000) == SigningOut::done);
    CHECK(devices_of(owned.database, owned.mara).empty());
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
