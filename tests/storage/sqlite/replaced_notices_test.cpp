#include "tests/storage/sqlite/delivery_queue.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

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

TEST_CASE("a move withdraws what waits for the player about that room, including their reminders") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.add(queue.nora, "tablet");
    queue.queue({queue.first, "turn", later, {{queue.mara, {2000, 5000}}, {queue.nora, {2000}}}});
    queue.queue({queue.second, "turn", later, {{queue.mara, {2000}}}});
    CHECK(queue.withdraw(queue.mara, queue.first) == 2);
    CHECK(queue.withdraw(queue.mara, queue.first) == 0);
    CHECK(queue.take(9000).size() == 2);
}

TEST_CASE("a webhook that awaits a player hears nothing once that player is no longer called, even if others come") {
    Queue queue;
    queue.set_webhook(queue.first, Webhook{"plain", "https://a.example/", {"turn"}});
    const NewNotice awaiting{.room = queue.first,
                             .text = "turn",
                             .expires = later,
                             .webhook_at = 2000,
                             .kind = "turn",
                             .awaited = queue.mara};
    queue.queue(awaiting);
    CHECK(queue.withdraw(queue.nora, queue.first) == 0);
    CHECK(queue.withdraw(queue.mara, queue.first, 2) == 0);
    CHECK(queue.withdraw(queue.mara, queue.first) == 1);
    CHECK(queue.take(2000).empty());
}

TEST_CASE("notices of two games of a room do not replace each other, and are withdrawn by themselves") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "first game", later, {{queue.mara, {2000}}}, {}, "turn", 1});
    queue.queue({queue.first, "second game", later, {{queue.mara, {2000}}}, {}, "turn", 2});
    CHECK(queue.withdraw(queue.mara, queue.first, 2) == 1);
    CHECK(queue.take(2000).at(0).notice == "first game");
}
