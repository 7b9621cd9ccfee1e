#include "storage/calls/delivery_store.hpp"

#include "tests/storage/sqlite/delivery_queue.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a notice goes to each device of its players and to the webhook of the room, when it is due") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.add(queue.mara, "laptop");
    queue.add(queue.nora, "tablet");
    queue.set_webhook(queue.first, Webhook{"plain", "https://hooks.example.org/", {"turn"}});
    CHECK(queue.queue({queue.first, "text", later, {{queue.mara, {2000, 5000}}}, 1500, "turn"}) == QueuedCount{5, 0});
    CHECK(queue.next() == 1500);
    CHECK(queue.take(1499).empty());
    const auto taken = queue.take(2000);
    REQUIRE(taken.size() == 3);
    CHECK(taken[0].target == decltype(Delivery::target)(Webhook{"plain", "https://hooks.example.org/", {"turn"}}));
    CHECK(taken[1].target == decltype(Delivery::target)(push_device("phone")));
    CHECK(name_of(taken[2]) == "https://push.example.org/laptop");
    CHECK(taken[0].notice == "text");
    CHECK(taken[0].attempt == 1);
    CHECK(taken[0].expires == later);
    CHECK(queue.next() == 5000);
}

TEST_CASE("a notice for a player without devices, in a room without a webhook, waits nowhere") {
    Queue queue;
    CHECK(queue.queue({queue.first, "text", later, {{queue.mara, {2000}}}, 1500, "turn"}) == QueuedCount{0, 0});
    CHECK(queue.next() == std::nullopt);
}

TEST_CASE("what is taken and not settled is due again after a while, even when the server was killed meanwhile") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", later, {{queue.mara, {2000}}}});
    const auto taken = queue.take(2000, 7000);
    REQUIRE(taken.size() == 1);
    queue.restart();
    CHECK(queue.take(6999).empty());
    const auto again = queue.take(7000);
    REQUIRE(again.size() == 1);
    CHECK(again[0].id == taken[0].id);
    CHECK(again[0].attempt == 2);
    queue.finish(again[0].id);
    CHECK(queue.next() == std::nullopt);
}

TEST_CASE("a delivery is postponed with as many attempts as there have been") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", later, {{queue.mara, {2000}}}});
    const DeliveryId id = queue.take(2000).at(0).id;
    answer_to<std::monostate>([&](auto done) { queue.store().postpone(id, 0, 3000, done); });
    CHECK(queue.next() == 3000);
    CHECK(queue.take(3000).at(0).attempt == 1);
}

TEST_CASE("a delivery that has expired is dropped and not delivered") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", 4000, {{queue.mara, {2000}}}});
    CHECK(queue.take(4000).empty());
    CHECK(queue.next() == std::nullopt);
}

TEST_CASE("deliveries are bounded for each device and webhook, and in all") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.set_webhook(queue.first, Webhook{"plain", "https://hooks.example.org/", {"turn"}});
    const DeliveryBounds bounds{.per_target = 3, .total = 5};
    CHECK(queue.queue({queue.first, "a", later, {{queue.mara, {1, 2, 3, 4}}}, 1, "turn"}, bounds) ==
          QueuedCount{4, 1});
    CHECK(queue.queue({queue.first, "b", later, {}, 1, "turn", 2}, bounds) == QueuedCount{1, 0});
    CHECK(queue.queue({queue.first, "c", later, {}, 1, "turn", 3}, bounds) == QueuedCount{0, 1});
    CHECK(queue.withdraw(queue.mara, queue.first) == 3);
    CHECK(queue.queue({queue.first, "d", later, {}, 1, "turn", 4}, bounds) == QueuedCount{1, 0});
}

TEST_CASE("a webhook gets the kinds of notices that it was set for") {
    Queue queue;
    queue.set_webhook(queue.first, Webhook{"plain", "https://hooks.example.org/", {"challenged", "over"}});
    CHECK(queue.queue({queue.first, "text", later, {}, 1500, "turn"}) == QueuedCount{0, 0});
    CHECK(queue.queue({queue.first, "text", later, {}, 1500, "over"}) == QueuedCount{1, 0});
    CHECK(answer_to<int>([&](auto done) { queue.store().count_waiting(done); }) == 1);
}
