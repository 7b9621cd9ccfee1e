#include "tests/storage/sqlite/jobs/numbers.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a job is answered once its writes are stored") {
    Numbers numbers;
    CHECK_FALSE(numbers.insert(7).get());
    CHECK(numbers.stored() == "7");
    CHECK(numbers.writer.healthy());
}

TEST_CASE("jobs that wait together are stored in one transaction") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    std::vector<Numbers::Answer> answers;
    for (int number = 1; number <= 100; ++number) answers.push_back(numbers.insert(number));
    std::string seen = "nothing yet";
    answers.push_back(numbers.look_from_outside(seen));
    gate.set_value();
    for (Numbers::Answer& answer : answers) CHECK_FALSE(answer.get());
    CHECK(seen.empty());
}

TEST_CASE("a job that runs alone has no transaction, and others are stored in their order around it") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    auto before = numbers.insert(1);
    bool in_transaction = true;
    std::string seen;
    auto answered = std::make_shared<std::promise<std::optional<Failure>>>();
    const auto look = [&](Database& database) {
        in_transaction = database.in_transaction();
        seen = ask(database, "SELECT group_concat(x) FROM numbers");
    };
    numbers.writer.add(alone({look, [answered](const auto& failure) { answered->set_value(failure); }}));
    auto after = numbers.insert(2);
    gate.set_value();
    CHECK_FALSE(answered->get_future().get());
    CHECK_FALSE(in_transaction);
    CHECK(seen == "1");
    CHECK_FALSE(before.get());
    CHECK_FALSE(after.get());
    CHECK(numbers.stored() == "1,2");
}

TEST_CASE("a job that may wait has a transaction of its own, after the others that wait") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    std::string seen;
    auto last = numbers.look_from_outside(seen, true);
    auto one = numbers.insert(1);
    auto two = numbers.insert(2);
    gate.set_value();
    CHECK_FALSE(last.get());
    CHECK(seen == "1,2");
}

TEST_CASE("no job waits for two that may wait") {
    Numbers numbers;
    std::promise<void> gate;
    auto first = numbers.wait_for(gate, true);
    std::string seen;
    auto second = numbers.look(seen);
    auto one = numbers.insert(1);
    gate.set_value();
    CHECK_FALSE(second.get());
    CHECK(seen == "1");
}

TEST_CASE("jobs that may wait are written before the writer stops") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    std::string first, second;
    auto one = numbers.look(first);
    auto two = numbers.look(second);
    gate.set_value();
    numbers.writer.stop();
    CHECK_FALSE(one.get());
    CHECK_FALSE(two.get());
}

TEST_CASE("a job that fails alone says so, and the writer goes on") {
    Numbers numbers;
    auto answered = std::make_shared<std::promise<std::optional<Failure>>>();
    const auto fail = [](Database& database) { database.execute("nonsense"); };
    numbers.writer.add(alone({fail, [answered](const auto& failure) { answered->set_value(failure); }}));
    CHECK(answered->get_future().get());
    CHECK_FALSE(numbers.insert(1).get());
}

TEST_CASE("a job that fails does not affect the others in its transaction") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    auto first = numbers.insert(1);
    auto again = numbers.insert(1);
    auto second = numbers.insert(2);
    gate.set_value();
    CHECK_FALSE(first.get());
    CHECK(again.get());
    CHECK_FALSE(second.get());
    CHECK(numbers.stored() == "1,2");
}

TEST_CASE("a job that throws anything but a database error does not affect others either") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    auto mistaken = numbers.add([](Database&) { throw std::logic_error("a mistake"); });
    auto second = numbers.insert(2);
    gate.set_value();
    CHECK(mistaken.get()->why == "a mistake");
    CHECK_FALSE(second.get());
    CHECK(numbers.stored() == "2");
}

TEST_CASE("a job that breaks a rule of the schema is not a failure of the disk, and the writer stays healthy") {
    Numbers numbers;
    CHECK_FALSE(numbers.insert(1).get());
    CHECK(numbers.insert(1).get()->kind == Failure::Kind::other);
    CHECK(numbers.writer.healthy());
}

TEST_CASE("if the disk fails a commit, all of its jobs fail and can be repeated") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    auto first = numbers.insert(1);
    auto second = numbers.insert(2);
    numbers.vfs.fail_at(1, FailingVfs::Trouble::from_then_on);
    gate.set_value();
    CHECK(first.get()->kind == Failure::Kind::disk);
    CHECK(second.get()->kind == Failure::Kind::disk);
    CHECK_FALSE(numbers.writer.healthy());
    numbers.vfs.heal();
    CHECK_FALSE(numbers.insert(1).get());
    CHECK_FALSE(numbers.insert(2).get());
    CHECK(numbers.stored() == "1,2");
}

TEST_CASE("a stop finishes the waiting jobs and refuses later ones") {
    Numbers numbers;
    std::promise<void> gate;
    auto blocked = numbers.wait_for(gate);
    auto waiting = numbers.insert(1);
    gate.set_value();
    numbers.writer.stop();
    CHECK(numbers.insert(2).get());
    CHECK_FALSE(waiting.get());
    CHECK(numbers.stored() == "1");
}
