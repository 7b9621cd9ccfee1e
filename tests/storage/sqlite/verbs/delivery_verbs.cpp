#include "storage/sqlite/tables/calls/call_times.hpp"
#include "storage/sqlite/tables/calls/deliveries.hpp"
#include "storage/sqlite/tables/calls/feeds.hpp"
#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/verbs/verbs.hpp"

namespace crisscross::test {

using namespace storage;

void use_delivery_verbs(Database& database, PlayerId player, RoomId room) {
    const DeviceId here = list_devices(database, player).at(0).id;
    add_device(database, player, here, {.address = "https://push.example.org/" + std::to_string(room)}, 1000, 2);
    add_device(database, player, here, {.address = "https://push.example.org/x"}, 1000, 2);
    devices_of(database, player);
    set_webhook(database, room, player, Webhook{"plain", "https://hooks.example.org/", {"over"}}, 1000);
    find_webhook(database, room);
    const NewNotice notice{.room = room,
                           .text = "{}",
                           .expires = 9000,
                           .players = {{player, {2000}}},
                           .webhook_at = 2000,
                           .kind = "over",
                           .game = 1,
                           .at = 1000};
    for (int time = 0; time < 2; ++time) queue_notice(database, notice, {});  // the second replaces the first
    next_due(database);
    const auto taken = take_due(database, 3000, 4000, 9);
    finish_delivery(database, taken.at(0).id);
    forget_target(database, taken.at(1).id);
    withdraw_notices(database, player, room, 1);
    count_waiting(database);
    count_push_devices(database, player);
    set_call_times(database, player, {});
    call_times_of(database, player);
    due_digests(database, 9000, 9);
    set_next_digest(database, player, 9000, 8000);
    set_feed(database, player, NewFeed{token(90 + static_cast<int>(room))});
    has_feed(database, player);
    find_feed(database, token(90 + static_cast<int>(room)));
    remove_device(database, player, "https://push.example.org/x");
}

}  // namespace crisscross::test
