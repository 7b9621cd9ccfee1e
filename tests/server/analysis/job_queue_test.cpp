#include "server/analysis/job_queue.hpp"

#include <algorithm>

#include "tests/support/catch.hpp"

using namespace crisscross;
using server::JobClass;
using server::JobQueue;
using server::Ticket;

namespace {

/// Runs all jobs that can run, one after the other.
std::vector<Ticket> served(JobQueue& queue) {
    std::vector<Ticket> order;
    while (const auto number = queue.pop()) {
        order.push_back(*number);
        queue.finish(*number);
    }
    return order;
}

}  // namespace

TEST_CASE("computers in games with people come first, then hints, analyses, and games without people") {
    JobQueue queue;
    queue.add(1, JobClass::computers, {.room = 1});
    queue.add(2, JobClass::analyses, {.room = 2, .asker = 1});
    queue.add(3, JobClass::hints, {.room = 3, .asker = 2});
    queue.add(4, JobClass::people, {.room = 4});
    CHECK(served(queue) == std::vector<Ticket>{4, 3, 2, 1});
}

TEST_CASE("no class starves, however many jobs the more urgent classes have") {
    JobQueue queue;
    constexpr Ticket hint = 1000;
    constexpr Ticket of_computers = 1001;
    queue.add(hint, JobClass::hints, {.room = 1, .asker = 1});
    queue.add(of_computers, JobClass::computers, {.room = 2});
    for (Ticket number = 1; number <= 20; ++number)
        queue.add(number, JobClass::people, {.room = static_cast<std::int64_t>(number)});
    const auto order = served(queue);
    const auto place_of = [&order](Ticket ticket) { return std::ranges::find(order, ticket) - order.begin(); };
    CHECK(place_of(hint) <= JobQueue::max_passed_over + 1);
    CHECK(place_of(of_computers) <= JobQueue::max_passed_over + 1);
    CHECK(order.size() == 22);
    CHECK(order.back() == 20);
}

TEST_CASE("within a class, rooms take turns, however many jobs one of them has") {
    JobQueue queue;
    for (const Ticket number : {1, 2, 3}) queue.add(number, JobClass::computers, {.room = 1});
    for (const Ticket number : {4, 5}) queue.add(number, JobClass::computers, {.room = 2});
    queue.add(6, JobClass::computers, {.room = 3});
    CHECK(served(queue) == std::vector<Ticket>{1, 4, 6, 2, 5, 3});
}

TEST_CASE("within a class, an address waits for one job of each other address, however many rooms those have") {
    JobQueue queue;
    Ticket number = 0;
    for (std::int64_t room = 1; room <= 100; ++room)
        queue.add(++number, JobClass::people, {room, room % 8, "192.0.2.7"});
    queue.add(++number, JobClass::people, {101, 9, "192.0.2.8"});
    REQUIRE(queue.pop() == Ticket{1});
    const Ticket bystander = 1000;
    queue.add(bystander, JobClass::people, {200, 20, "198.51.100.1"});
    queue.finish(1);
    queue.add(++number, JobClass::people, {1, 1, "192.0.2.7"});  // and so at once after each job
    CHECK(queue.pop() == Ticket{101});
    CHECK(queue.pop() == Ticket{2});
    CHECK(queue.pop() == bystander);
}

TEST_CASE("within an address, people take turns, and within a person, their rooms") {
    JobQueue queue;
    const std::string network = "192.0.2.7";
    for (const std::int64_t room : {1, 2, 3})
        queue.add(static_cast<Ticket>(room), JobClass::people, {room, 7, network});
    queue.add(4, JobClass::people, {1, 7, network});
    queue.add(5, JobClass::people, {4, 8, network});
    queue.add(6, JobClass::people, {4, 8, network});
    CHECK(served(queue) == std::vector<Ticket>{1, 5, 2, 6, 3, 4});
}

TEST_CASE("the jobs of a room run one at a time even if they take the turns of different people") {
    JobQueue queue;
    queue.add(1, JobClass::people, {1, 7, "192.0.2.7"});
    queue.add(2, JobClass::people, {1, 8, "192.0.2.8"});
    CHECK(queue.pop() == Ticket{1});
    CHECK_FALSE(queue.pop());
    queue.finish(1);
    CHECK(queue.pop() == Ticket{2});
}

TEST_CASE("a room whose job has just finished waits for the others, even if it asks again at once") {
    JobQueue queue;
    queue.add(1, JobClass::people, {.room = 1});
    queue.add(2, JobClass::people, {.room = 2});
    CHECK(queue.pop() == Ticket{1});
    queue.add(3, JobClass::people, {.room = 1});
    queue.finish(1);
    CHECK(served(queue) == std::vector<Ticket>{2, 3});
}

TEST_CASE("the jobs of a room run one at a time, and those of other rooms at the same time") {
    JobQueue queue;
    queue.add(1, JobClass::people, {.room = 1});
    queue.add(2, JobClass::people, {.room = 1});
    CHECK(queue.pop() == Ticket{1});
    CHECK_FALSE(queue.pop());
    queue.add(3, JobClass::people, {.room = 2});
    CHECK(queue.pop() == Ticket{3});
    queue.finish(1);
    CHECK(queue.pop() == Ticket{2});
}

TEST_CASE("a person has one question at a time, in all rooms together") {
    JobQueue queue;
    CHECK(queue.add(1, JobClass::hints, {.room = 1, .asker = 7}));
    CHECK_FALSE(queue.add(2, JobClass::hints, {.room = 1, .asker = 7}));
    CHECK_FALSE(queue.add(3, JobClass::analyses, {.room = 2, .asker = 7}));
    CHECK_FALSE(queue.has_place({.asker = 7}));
    CHECK(queue.has_place({.asker = 8}));
    CHECK(queue.add(4, JobClass::hints, {.room = 1, .asker = 8}));
    CHECK(queue.pop() == Ticket{1});
    CHECK_FALSE(queue.add(5, JobClass::hints, {.room = 1, .asker = 7}));
    queue.finish(1);
    CHECK(queue.has_place({.asker = 7}));
    CHECK(queue.add(6, JobClass::hints, {.room = 1, .asker = 7}));
}

TEST_CASE("the number of waiting questions is limited, and computers do not count") {
    JobQueue queue;
    Ticket number = 0;
    for (std::int64_t asker = 1; asker <= static_cast<std::int64_t>(JobQueue::max_questions); ++asker)
        CHECK(queue.add(++number, JobClass::hints, {asker, asker, "network " + std::to_string(asker / 4)}));
    CHECK_FALSE(queue.add(++number, JobClass::analyses, {99, 99, "another network"}));
    CHECK(queue.add(++number, JobClass::people, {.room = 99}));
    CHECK(queue.add(++number, JobClass::computers, {.room = 98}));
}

TEST_CASE("a network has a quarter of the waiting questions, however often it asks again, and others have the rest") {
    JobQueue queue;
    auto ask = [&queue, number = Ticket{0}](std::int64_t asker, const std::string& network) mutable {
        return queue.add(++number, JobClass::hints, {asker, asker, network});
    };
    for (std::int64_t asker = 1; asker <= 16; ++asker) CHECK(ask(asker, "192.0.2.7") == (asker <= 4));
    for (std::int64_t asker = 17; asker <= 20; ++asker) CHECK(ask(asker, "192.0.2.8"));
    const auto first = queue.pop();
    REQUIRE(first == Ticket{1});
    CHECK_FALSE(ask(5, "192.0.2.7"));
    queue.finish(*first);
    CHECK(ask(5, "192.0.2.7"));
    CHECK_FALSE(ask(6, "192.0.2.7"));
}

TEST_CASE("a job that is dropped does not run, and its asker may ask again") {
    JobQueue queue;
    queue.add(1, JobClass::hints, {.room = 1, .asker = 7});
    queue.add(2, JobClass::people, {.room = 1});
    CHECK(queue.drop(1));
    CHECK_FALSE(queue.drop(1));
    CHECK(queue.add(3, JobClass::hints, {.room = 2, .asker = 7}));
    CHECK(served(queue) == std::vector<Ticket>{2, 3});
}

TEST_CASE("a running job cannot be dropped") {
    JobQueue queue;
    queue.add(1, JobClass::people, {.room = 1});
    CHECK(queue.pop() == Ticket{1});
    CHECK_FALSE(queue.drop(1));
    queue.finish(1);
    CHECK(served(queue).empty());
}
