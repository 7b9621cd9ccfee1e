#include "storage/sqlite/database/transaction.hpp"

#include "storage/sqlite/database/database.hpp"
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

}  // namespace

TEST_CASE("the writes of a committed transaction are there") {
    Numbers numbers;
    Transaction transaction(numbers.database);
    numbers.add(1);
    transaction.commit();
    CHECK(numbers.all_after_reopening() == "1");
}

TEST_CASE("a transaction without a commit is undone") {
    Numbers numbers;
    {
        Transaction transaction(numbers.database);
        numbers.add(1);
    }
    CHECK(numbers.all().empty());
    CHECK_FALSE(numbers.database.in_transaction());
}

TEST_CASE("a transaction for reading sees one version of the database") {
    Numbers numbers;
    numbers.add(1);
    Database reader(numbers.folder / "numbers.db", nullptr, Access::read);
    Transaction reading(reader, Access::read);
    CHECK(ask(reader, "SELECT count(*) FROM numbers") == "1");
    numbers.add(2);
    CHECK(ask(reader, "SELECT count(*) FROM numbers") == "1");
    reading.commit();
    CHECK(ask(reader, "SELECT count(*) FROM numbers") == "2");
}

TEST_CASE("a connection for reading cannot write") {
    Numbers numbers;
    Database reader(numbers.folder / "numbers.db", nullptr, Access::read);
    CHECK_THROWS_AS(reader.execute("INSERT INTO numbers VALUES (1)"), DatabaseError);
    CHECK(numbers.all().empty());
}

TEST_CASE("a failed commit undoes everything, and the next transaction works") {
    int failures = 0;
    for (int nth = 1; nth == failures + 1; ++nth) {
        INFO("operation " << nth << " of the disk fails");
        Numbers numbers;
        try {
            Transaction transaction(numbers.database);
            numbers.add(1);
            numbers.add(2);
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
        numbers.add(3);
        next.commit();
        CHECK(numbers.all_after_reopening() == (nth == failures ? "3" : "1,2,3"));
    }
    CHECK(failures >= 2);  // a write and a sync at least
}

TEST_CASE("a transaction that SQLite has given up cannot be committed, and the next one works") {
    Numbers numbers;
    // With so little memory for pages, rows must be written before the commit, and there the disk fails.
    numbers.database.execute("PRAGMA cache_size = 5; CREATE TABLE texts (t TEXT) STRICT");
    {
        Transaction transaction(numbers.database);
        numbers.add(1);
        numbers.vfs.fail_at(1, FailingVfs::Trouble::once);
        CHECK_THROWS_AS(
            [&] {
                Statement insert = numbers.database.prepare("INSERT INTO texts VALUES (?)");
                for (int row = 0; row < 100; ++row) insert.bind(1, std::string(4000, 'x')).run();
            }(),
            DatabaseError);
        REQUIRE(numbers.vfs.has_failed());
        REQUIRE_FALSE(numbers.database.in_transaction());
        CHECK_THROWS_AS(transaction.commit(), DatabaseError);
    }
    CHECK(numbers.all_after_reopening().empty());
    Transaction next(numbers.database);
    numbers.add(2);
    next.commit();
    CHECK(numbers.all_after_reopening() == "2");
}
