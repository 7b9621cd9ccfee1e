#include "storage/calls/delivery_store.hpp"

#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

PushDevice push_device(const std::string& name) {
    PushDevice made{.address = "https://push.example.org/" + name};
    made.public_key.fill(4);
    made.secret.fill(5);
    return made;
}

std::string name_of(const Delivery& delivery) {
    if (const auto* webhook = std::get_if<Webhook>(&delivery.target)) return webhook->address;
    return std::get<PushDevice>(delivery.target).address;
}

constexpr std::int64_t later = 9'000'000;

/// Two players, two rooms, and the queue of a store.
struct Queue {
    PlayerId player(int number) {
        Database database(file.path);
        return create_player(database, crisscross::test::device(number)).player.id;
    }
    RoomId room(const std::string& code) {
        Database database(file.path);
        add_room(database, code);
        return find_room(database, code)->id;
    }
    void add(PlayerId player, const std::string& name) {
        Database database(file.path);
        const DeviceId here = list_devices(database, player).at(0).id;
        answer_to<std::monostate>(
            [&](auto done) { store().add_device(player, here, push_device(name), 1000, done); });
    }
    void set_webhook(RoomId room, std::optional<Webhook> webhook) {
        answer_to<std::monostate>([&](auto done) { store().set_webhook(room, webhook, 1000, done); });
    }
    QueuedCount queue(NewNotice notice, DeliveryBounds bounds = {}) {
        return answer_to<QueuedCount>([&](auto done) { store().queue(notice, bounds, done); });
    }
    std::vector<Delivery> take(std::int64_t now, std::int64_t again = later, int limit = 100) {
        return answer_to<std::vector<Delivery>>([&](auto done) { store().take_due(now, again, limit, done); });
    }
    std::optional<std::int64_t> next() {
        return answer_to<std::optional<std::int64_t>>([&](auto done) { store().next_due(done); });
    }
    std::vector<PushDevice> devices(PlayerId player) {
        return answer_to<std::vector<PushDevice>>([&](auto done) { store().devices_of(player, done); });
    }
    void finish(DeliveryId id) {
        answer_to<std::monostate>([&](auto done) { store().finish(id, done); });
    }
    int withdraw(PlayerId player, RoomId room, int game = 1) {
        return answer_to<int>([&](auto done) { store().withdraw(player, room, game, done); });
    }
    void restart() {
        opened.reset();
        opened.emplace(file.path);
    }
    DeliveryStore& store() { return opened->deliveries(); }

    DataFile file{};
    std::optional<SqliteStore> opened{file.path};
    PlayerId mara = player(1), nora = player(2);
    RoomId first = room("AAAAAAAA"), second = room("BBBBBBBB");
};

}  // namespace

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

TEST_CASE("what is taken and not settled is due again after a while, also when the server was killed meanwhile") {
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

TEST_CASE("a newer notice replaces what waits for its players about the same room, and nothing else") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.add(queue.nora, "tablet");
    queue.queue({queue.first, "old", later, {{queue.mara, {2000}}, {queue.nora, {2000}}}});
    queue.queue({queue.second, "elsewhere", later, {{queue.mara, {2000}}}});
    queue.queue({queue.first, "new", later, {{queue.mara, {2000}}}});
    std::vector<std::string> texts;
    for (const Delivery& delivery : queue.take(2000)) texts.push_back(delivery.notice);
    CHECK(texts == std::vector<std::string>{"old", "elsewhere", "new"});
}

TEST_CASE("a notice replaces those of its own kind and of the kinds that it makes out of date, and no others") {
    Queue queue;
    queue.add(queue.mara, "phone");
    const auto add = [&](const std::string& kind, const std::vector<std::string>& replaces = {}) {
        NewNotice notice{.room = queue.first, .text = kind, .expires = later, .kind = kind, .replaces = replaces};
        notice.players.push_back({queue.mara, {2000}});
        queue.queue(notice);
    };
    const auto texts = [&] {
        std::vector<std::string> found;
        for (const Delivery& delivery : queue.take(later - 1, 2000)) found.push_back(delivery.notice);
        return found;
    };
    for (const char* kind : {"turn", "nudge", "next game", "nudge"}) add(kind);
    CHECK(texts() == std::vector<std::string>{"turn", "next game", "nudge"});
    add("turn", {"nudge"});
    CHECK(texts() == std::vector<std::string>{"next game", "turn"});
}

TEST_CASE("a webhook that answers again after an outage gets the newest notice of each game, and each digest") {
    Queue queue;
    queue.set_webhook(queue.first, Webhook{"plain", "https://a.example/", {"turn", "challenged", "over"}});
    queue.set_webhook(queue.second, Webhook{"plain", "https://b.example/", {"turn"}});
    const auto add = [&](const std::string& text, RoomId room, int game, const std::string& kind) {
        NewNotice notice{
            .room = room, .text = text, .expires = later, .webhook_at = 2000, .kind = kind, .game = game};
        if (kind != "next game") notice.replaces = {"turn", "challenged"};
        queue.queue(notice);
    };
    add("Mara's turn", queue.first, 1, "turn");
    add("Nora's turn", queue.first, 1, "turn");
    add("Nora's turn elsewhere", queue.second, 1, "turn");
    add("Mara's turn in the second game", queue.first, 2, "turn");
    add("Mara's digest", queue.first, 0, "turn");
    add("Nora's digest", queue.first, 0, "turn");
    const auto texts = [&] {
        std::vector<std::string> found;
        for (const Delivery& delivery : queue.take(2000, 2000)) found.push_back(delivery.notice);
        return found;
    };
    CHECK(texts() == std::vector<std::string>{"Nora's turn", "Nora's turn elsewhere",
                                              "Mara's turn in the second game", "Mara's digest", "Nora's digest"});
    add("a challenge", queue.first, 1, "challenged");
    add("the end", queue.first, 1, "over");
    add("next", queue.first, 1, "next game");
    CHECK(texts() == std::vector<std::string>{"Nora's turn elsewhere", "Mara's turn in the second game",
                                              "Mara's digest", "Nora's digest", "the end"});
}

TEST_CASE("a delivery says when its player has their night") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", later, {{queue.mara, {2000}}}});
    CHECK(queue.take(2000, 2000).at(0).times == CallTimes{});
    const CallTimes times{1, 1320, 480, "Europe/Zurich"};
    answer_to<std::monostate>([&](auto done) { queue.store().set_call_times(queue.mara, times, done); });
    CHECK(queue.take(2000, 2000).at(0).times == times);
}

TEST_CASE("a move withdraws what waits for the player about that room, also their reminders") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.add(queue.nora, "tablet");
    queue.queue({queue.first, "turn", later, {{queue.mara, {2000, 5000}}, {queue.nora, {2000}}}});
    queue.queue({queue.second, "turn", later, {{queue.mara, {2000}}}});
    CHECK(queue.withdraw(queue.mara, queue.first) == 2);
    CHECK(queue.withdraw(queue.mara, queue.first) == 0);
    CHECK(queue.take(9000).size() == 2);
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

TEST_CASE("a player has a bounded number of devices, and the oldest makes way") {
    Queue queue;
    for (int number = 0; number < DeliveryStore::max_devices + 2; ++number)
        queue.add(queue.mara, std::to_string(number));
    const auto devices = queue.devices(queue.mara);
    CHECK(devices.size() == DeliveryStore::max_devices);
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

TEST_CASE("somebody whom the host removes has no devices any more") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", later, {{queue.mara, {2000}}}});
    Database database(queue.file.path);
    REQUIRE(remove_player(database, queue.mara, 3000));
    CHECK(queue.devices(queue.mara).empty());
    CHECK(ask(database, "SELECT waiting FROM delivery_count") == "0");
}

TEST_CASE("notices of two games of a room do not replace each other, and are withdrawn by themselves") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "first game", later, {{queue.mara, {2000}}}, {}, "turn", 1});
    queue.queue({queue.first, "second game", later, {{queue.mara, {2000}}}, {}, "turn", 2});
    CHECK(queue.withdraw(queue.mara, queue.first, 2) == 1);
    CHECK(queue.take(2000).at(0).notice == "first game");
}

TEST_CASE("a webhook gets the kinds of notices that it was set for") {
    Queue queue;
    queue.set_webhook(queue.first, Webhook{"plain", "https://hooks.example.org/", {"challenged", "over"}});
    CHECK(queue.queue({queue.first, "text", later, {}, 1500, "turn"}) == QueuedCount{0, 0});
    CHECK(queue.queue({queue.first, "text", later, {}, 1500, "over"}) == QueuedCount{1, 0});
    CHECK(answer_to<int>([&](auto done) { queue.store().count_waiting(done); }) == 1);
}

TEST_CASE("a player who has said nothing gets one reminder and has no night, and otherwise what they have said") {
    Queue queue;
    const CallTimes times{3, 1320, 480, "Europe/Zurich"};
    answer_to<std::monostate>([&](auto done) { queue.store().set_call_times(queue.nora, times, done); });
    queue.restart();
    const auto found = answer_to<std::vector<CallTimes>>([&](auto done) {
        queue.store().call_times_of({queue.mara, queue.nora}, done);
    });
    CHECK(found == std::vector{CallTimes{1, 0, 0, "UTC"}, times});
    queue.add(queue.nora, "phone");
    const auto settings = answer_to<CallSettings>([&](auto done) { queue.store().settings_of(queue.nora, done); });
    CHECK(settings == CallSettings{times, 1, false});
}

TEST_CASE("digests are found when they are due, until their player wants none any more") {
    Queue queue;
    const auto set = [&](std::optional<DigestTime> digest) {
        CallTimes times;
        times.digest = digest;
        answer_to<std::monostate>([&](auto done) { queue.store().set_call_times(queue.mara, times, done); });
    };
    const auto due = [&](std::int64_t now) {
        return answer_to<std::vector<DueDigest>>([&](auto done) { queue.store().due_digests(now, 9, done); });
    };
    set(DigestTime{480, 5000});
    CHECK(due(4999).empty());
    REQUIRE(due(5000).size() == 1);
    CHECK(due(5000).front().player == queue.mara);
    CHECK(due(5000).front().times.digest == DigestTime{480, 5000});
    const auto next = [&](std::int64_t at) {
        answer_to<std::monostate>([&](auto done) { queue.store().set_next_digest(queue.mara, at, done); });
    };
    next(9000);
    CHECK(due(5000).empty());
    CHECK(due(9000).size() == 1);
    set(std::nullopt);
    next(1000);
    CHECK(due(9000).empty());
}

TEST_CASE("a feed is found by its newest secret only, until it ends or its player is removed") {
    Queue queue;
    const auto set = [&](std::optional<TokenHash> secret) {
        answer_to<std::monostate>([&](auto done) { queue.store().set_feed(queue.mara, secret, done); });
    };
    const auto find = [&](const TokenHash& secret) {
        return answer_to<std::optional<PlayerId>>([&](auto done) { queue.store().find_feed(secret, done); });
    };
    set(token(50));
    CHECK(find(token(50)) == queue.mara);
    set(token(51));
    CHECK(find(token(50)) == std::nullopt);
    CHECK(find(token(51)) == queue.mara);
    Database database(queue.file.path);
    REQUIRE(remove_player(database, queue.mara, 3000));
    CHECK(find(token(51)) == std::nullopt);
    set(std::nullopt);
    CHECK(answer_to<CallSettings>([&](auto done) { queue.store().settings_of(queue.mara, done); }).has_feed == false);
}
