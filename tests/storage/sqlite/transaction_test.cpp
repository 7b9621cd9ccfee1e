#include "storage/sqlite/transaction.hpp"

#include "storage/sqlite/database.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/storage/failing_vfs.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A table of numbers, on a disk that can fail.
struct Numbers {
    Numbers() { database.execute("CREATE TABLE numbers (x INTEGER UNIQUE) STRICT"); }

    void add(int number) { database.prepare("INSERT INTO numbers VALUES (?)").bind(1, number).run(); }
    std::string all() { return ask(database, "SELECT coalesce(group_concat(x), '') FROM numbers"); }
    std::string all_after_reopening() {
        Database other(folder / "numbers.db");
        return ask(other, "SELECT coalesce(group_concat(x), '') FROM numbers");
    }

    FailingVfs vfs{};
    TemporaryFolder folder{};
    Database database{folder / "numbers.db", vfs.name()};
};

/// A job of the storage thread: alone in a savepoint.
void add_alone(Numbers& numbers, int number) {
    Savepoint step(numbers.database);
    numbers.add(number);
    step.release();
}

}  // namespace

TEST_CASE("what a committed transaction wrote is there") {
    Numbers numbers;
    Transaction transaction(numbers.database);
    numbers.add(1);
    transaction.commit();
    CHECK(numbers.all_after_reopening() == "1");
}

TEST_CASE("a transaction that is left without a commit is undone") {
    Numbers numbers;
    {
        Transaction transaction(numbers.database);
        numbers.add(1);
    }
    CHECK(numbers.all().empty());
    CHECK_FALSE(numbers.database.in_transaction());
}

TEST_CASE("a step that fails is undone alone") {
    Numbers numbers;
    Transaction transaction(numbers.database);
    add_alone(numbers, 1);
    CHECK_THROWS_AS(
        [&] {
            Savepoint step(numbers.database);
            numbers.add(2);
            numbers.add(1);
            step.release();
        }(),
        DatabaseError);
    add_alone(numbers, 3);
    transaction.commit();
    CHECK(numbers.all_after_reopening() == "1,3");
}

TEST_CASE("a step within a step is undone alone, and goes with the outer one") {
    Numbers numbers;
    Transaction transaction(numbers.database);
    {
        Savepoint outer(numbers.database);
        numbers.add(1);
        {
            Savepoint inner(numbers.database);
            numbers.add(2);
        }
        add_alone(numbers, 3);
        CHECK(numbers.all() == "1,3");
    }
    CHECK(numbers.all().empty());
}

TEST_CASE("a step needs a transaction") {
    Numbers numbers;
    CHECK_THROWS_AS(Savepoint(numbers.database), DatabaseError);
}

TEST_CASE("a commit that fails undoes all steps, and the next transaction works") {
    int failures = 0;
    for (int nth = 1; nth == failures + 1; ++nth) {
        INFO("operation " << nth << " of the disk fails");
        Numbers numbers;
        try {
            Transaction transaction(numbers.database);
            add_alone(numbers, 1);
            add_alone(numbers, 2);
            numbers.vfs.fail_at(nth, FailingVfs::Trouble::once);
            transaction.commit();
            CHECK(numbers.all_after_reopening() == "1,2");
        } catch (const DatabaseError&) {
            ++failures;
            CHECK(numbers.all().empty());
            CHECK(numbers.all_after_reopening().empty());
        }
        numbers.vfs.heal();
        Transaction next(numbers.database);
        add_alone(numbers, 3);
        next.commit();
        CHECK(numbers.all_after_reopening() == (nth == failures ? "3" : "1,2,3"));
    }
    CHECK(failures >= 2);  // a write and a sync at least
}

TEST_CASE("when SQLite gives a transaction up, no later step is stored without it") {
    Numbers numbers;
    // So little memory for pages that the steps have to write before the commit, where the disk fails.
    numbers.database.execute("PRAGMA cache_size = 5; CREATE TABLE texts (t TEXT) STRICT");
    Transaction transaction(numbers.database);
    add_alone(numbers, 1);
    numbers.vfs.fail_at(1, FailingVfs::Trouble::once);
    CHECK_THROWS_AS(
        [&] {
            Savepoint step(numbers.database);
            Statement insert = numbers.database.prepare("INSERT INTO texts VALUES (?)");
            for (int row = 0; row < 100; ++row) insert.bind(1, std::string(4000, 'x')).run();
            step.release();
        }(),
        DatabaseError);
    REQUIRE(numbers.vfs.has_failed());
    REQUIRE_FALSE(numbers.database.in_transaction());
    CHECK_THROWS_AS(add_alone(numbers, 2), DatabaseError);
    CHECK_THROWS_AS(transaction.commit(), DatabaseError);
    CHECK(numbers.all_after_reopening().empty());
}
