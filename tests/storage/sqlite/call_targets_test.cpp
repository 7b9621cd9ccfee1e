#include "tests/storage/sqlite/delivery_queue.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a player has a bounded number of devices, and the oldest makes way") {
    Queue queue;
    for (int number = 0; number < DeliveryStore::max_push_devices + 2; ++number)
        queue.add(queue.mara, std::to_string(number));
    const auto devices = queue.devices(queue.mara);
    CHECK(devices.size() == DeliveryStore::max_push_devices);
    CHECK(devices.front() == push_device("2"));
}

TEST_CASE("a browser that is known keeps what waits for it when it is added again, unless its keys have changed") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", later, {{queue.mara, {2000, 5000}}}});
    queue.add(queue.mara, "phone");
    CHECK(queue.devices(queue.mara).size() == 1);
    CHECK(queue.take(2000, 2000).size() == 1);
    Database database(queue.file.path);
    database.execute("UPDATE push_devices SET secret = randomblob(16)");
    queue.add(queue.mara, "phone");
    CHECK(queue.devices(queue.mara) == std::vector<PushDevice>{push_device("phone")});
    CHECK(queue.next() == std::nullopt);
}

TEST_CASE("the address of a browser belongs to the guest who used it last") {
    Queue queue;
    queue.add(queue.mara, "shared");
    queue.add(queue.nora, "shared");
    CHECK(queue.devices(queue.mara).empty());
    CHECK(queue.devices(queue.nora).size() == 1);
    const auto remove = [&](PlayerId player) {
        return answer_to<bool>(
            [&](auto done) { queue.store().remove_device(player, push_device("shared").address, done); });
    };
    CHECK_FALSE(remove(queue.mara));
    CHECK(remove(queue.nora));
    CHECK(queue.devices(queue.nora).empty());
}

TEST_CASE("a device or webhook that does not exist any more is forgotten, with all that waits for it") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.add(queue.mara, "laptop");
    queue.set_webhook(queue.first, Webhook{"plain", "https://hooks.example.org/", {"turn"}});
    queue.queue({queue.first, "text", later, {{queue.mara, {2000, 5000}}}, 1000, "turn"});
    for (const Delivery& delivery : queue.take(2000))
        if (name_of(delivery) != push_device("laptop").address)
            answer_to<std::monostate>([&](auto done) { queue.store().forget_target(delivery.id, done); });
    CHECK(queue.devices(queue.mara) == std::vector<PushDevice>{push_device("laptop")});
    CHECK(queue.take(later - 1, later).size() == 1);
    CHECK(answer_to<std::optional<Webhook>>([&](auto done) { queue.store().find_webhook(queue.first, done); }) ==
          std::nullopt);
}

TEST_CASE("a new webhook of a room drops what waits for the one before") {
    Queue queue;
    queue.set_webhook(queue.first, Webhook{"plain", "https://hooks.example.org/", {"turn"}});
    queue.queue({queue.first, "text", later, {}, 1000, "turn"});
    queue.set_webhook(queue.first, Webhook{"discord", "https://discord.example/", {"turn"}});
    CHECK(queue.next() == std::nullopt);
    queue.set_webhook(queue.first, std::nullopt);
    CHECK(queue.queue({queue.first, "text", later, {}, 1000, "turn"}) == QueuedCount{0, 0});
}

TEST_CASE("a webhook and what waits for it have the language that was set last") {
    Queue queue;
    const auto found = [&] {
        return answer_to<std::optional<Webhook>>([&](auto done) { queue.store().find_webhook(queue.first, done); });
    };
    const Webhook german{"plain", "https://hooks.example.org/", {"turn"}, "de"};
    const Webhook spanish{"plain", "https://hooks.example.org/", {"turn"}, "es"};
    queue.set_webhook(queue.first, german);
    CHECK(found() == german);
    queue.set_webhook(queue.first, spanish);
    queue.queue({queue.first, "text", later, {}, 1000, "turn"});
    queue.restart();
    CHECK(found() == spanish);
    const auto taken = queue.take(2000);
    REQUIRE(taken.size() == 1);
    CHECK(std::get<Webhook>(taken[0].target) == spanish);
}

TEST_CASE("somebody whom the host removes has no devices any more") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", later, {{queue.mara, {2000}}}});
    Database database(queue.file.path);
    REQUIRE(remove_player(database, queue.mara, 3000).now);
    CHECK(queue.devices(queue.mara).empty());
    CHECK(ask(database, "SELECT waiting FROM delivery_count") == "0");
}
