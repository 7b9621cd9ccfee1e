#include "tests/storage/sqlite/delivery_queue.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a delivery says when its player has their night") {
    Queue queue;
    queue.add(queue.mara, "phone");
    queue.queue({queue.first, "text", later, {{queue.mara, {2000}}}});
    CHECK(queue.take(2000, 2000).at(0).times == CallTimes{});
    const CallTimes times{1, 1320, 480, "Europe/Zurich"};
    answer_to<std::monostate>([&](auto done) { queue.store().set_call_times(queue.mara, times, done); });
    CHECK(queue.take(2000, 2000).at(0).times == times);
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

TEST_CASE("how an account is called is not told where a guest has only signed in to it on another device") {
    Queue queue;
    answer_to<std::monostate>([&](auto done) { queue.store().set_call_times(queue.nora, {.reminders = 3}, done); });
    Database database(queue.file.path);
    database.prepare("UPDATE players SET same_as = ? WHERE id = ?").bind(1, queue.nora).bind(2, queue.mara).run();
    const auto settings = answer_to<CallSettings>([&](auto done) { queue.store().settings_of(queue.mara, done); });
    CHECK(settings == CallSettings{.is_guest_of_account = true});
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
    const auto next = [&](std::int64_t at, std::optional<std::int64_t> sent) {
        answer_to<std::monostate>([&](auto done) { queue.store().set_next_digest(queue.mara, at, sent, done); });
    };
    next(9000, 5000);
    CHECK(due(5000).empty());
    REQUIRE(due(9000).size() == 1);
    CHECK(due(9000).front().last == 5000);
    next(12000, std::nullopt);
    set(DigestTime{540, 10000});
    REQUIRE(due(10000).size() == 1);
    CHECK(due(10000).front().last == 5000);
    set(std::nullopt);
    next(1000, std::nullopt);
    CHECK(due(12000).empty());
}

TEST_CASE("a feed is found by its newest secret only, until it ends or its player is removed") {
    Queue queue;
    const auto set = [&](std::optional<NewFeed> feed) {
        answer_to<std::monostate>([&](auto done) { queue.store().set_feed(queue.mara, feed, done); });
    };
    const auto find = [&](const TokenHash& secret) {
        return answer_to<std::optional<Feed>>([&](auto done) { queue.store().find_feed(secret, done); });
    };
    set(NewFeed{token(50), "de"});
    queue.restart();
    CHECK(find(token(50)) == Feed{queue.mara, "de"});
    set(NewFeed{token(51)});
    CHECK(find(token(50)) == std::nullopt);
    CHECK(find(token(51)) == Feed{queue.mara, "en"});
    Database database(queue.file.path);
    REQUIRE(remove_player(database, queue.mara, 3000).now);
    CHECK(find(token(51)) == std::nullopt);
    set(std::nullopt);
    CHECK(answer_to<CallSettings>([&](auto done) { queue.store().settings_of(queue.mara, done); }).has_feed == false);
}
