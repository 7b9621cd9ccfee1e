#include "storage/sqlite/database/database.hpp"

#include <sys/stat.h>

#include <array>
#include <fstream>

#include "storage/sqlite/database/connection.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

struct Scratch {
    TemporaryFolder folder{};
    Database database{folder / "scratch.db"};
};

int mode_of(const std::filesystem::path& file) {
    struct stat status {};
    REQUIRE(::stat(file.c_str(), &status) == 0);
    return static_cast<int>(status.st_mode & 07777);
}

std::string complaint(Database& database, const std::string& sql) {
    try {
        database.execute(sql);
    } catch (const DatabaseError& error) {
        return error.what();
    }
    FAIL("nobody complains about " << sql);
    return {};
}

}  // namespace

TEST_CASE("a connection writes ahead, syncs each commit, checks foreign keys and distrusts the schema") {
    Scratch scratch;
    CHECK(ask(scratch.database, "PRAGMA journal_mode") == "wal");
    CHECK(ask(scratch.database, "PRAGMA synchronous") == "2");
    CHECK(ask(scratch.database, "PRAGMA foreign_keys") == "1");
    CHECK(ask(scratch.database, "PRAGMA trusted_schema") == "0");
    CHECK(ask(scratch.database, "PRAGMA busy_timeout") == "5000");
}

TEST_CASE("a new database has small pages, and an older one keeps its own") {
    Scratch scratch;
    CHECK(ask(scratch.database, "PRAGMA page_size") == "2048");
    const auto file = scratch.folder / "older.db";
    {
        Connection older(file);
        older.execute("PRAGMA page_size = 4096; CREATE TABLE t (x INTEGER) STRICT");
    }
    Database database(file);
    CHECK(ask(database, "PRAGMA page_size") == "4096");
}

TEST_CASE("a database is readable by its owner only, and so is its write-ahead log") {
    Scratch scratch;
    scratch.database.execute("CREATE TABLE t (x INTEGER) STRICT");
    CHECK(mode_of(scratch.folder / "scratch.db") == 0600);
    CHECK(mode_of(scratch.folder / "scratch.db-wal") == 0600);
}

TEST_CASE("a database that others could read becomes private when it is opened") {
    TemporaryFolder folder;
    { Database(folder / "scratch.db").execute("CREATE TABLE t (x INTEGER) STRICT"); }
    REQUIRE(::chmod((folder / "scratch.db").c_str(), 0644) == 0);
    const Database database(folder / "scratch.db");
    CHECK(mode_of(folder / "scratch.db") == 0600);
}

TEST_CASE("an optional value is bound as its value, or as NULL") {
    Scratch scratch;
    scratch.database.execute("CREATE TABLE t (i INTEGER, s TEXT) STRICT");
    Statement insert = scratch.database.prepare("INSERT INTO t VALUES (?, ?)");
    insert.bind(1, std::optional<int>(7)).bind(2, std::optional<std::string>("word")).run();
    insert.bind(1, std::optional<int>()).bind(2, std::optional<std::string>()).run();

    Statement select = scratch.database.prepare("SELECT i, s FROM t");
    REQUIRE(select.step());
    CHECK(select.integer(0) == 7);
    CHECK(select.text(1) == "word");
    REQUIRE(select.step());
    CHECK(select.is_null(0));
    CHECK(select.is_null(1));
}

TEST_CASE("a row gives back the values that were bound to a statement") {
    Scratch scratch;
    scratch.database.execute("CREATE TABLE t (i INTEGER, s TEXT, b BLOB, n TEXT) STRICT");
    const std::array<std::uint8_t, 4> bytes{0, 255, 0, 7};
    const std::string text("h\0rn \xc3\xa4", 7);
    scratch.database.prepare("INSERT INTO t VALUES (?, ?, ?, ?)")
        .bind(1, -9'000'000'000'000'000'000)
        .bind(2, text)
        .bind(3, bytes)
        .bind_null(4)
        .run();

    Statement select = scratch.database.prepare("SELECT i, s, b, n FROM t");
    REQUIRE(select.step());
    CHECK(select.integer(0) == -9'000'000'000'000'000'000);
    CHECK(select.text(1) == text);
    CHECK(select.blob(2) == std::string("\0\xff\0\7", 4));
    CHECK(select.is_null(3));
    CHECK_FALSE(select.is_null(2));
    std::array<std::uint8_t, 4> read{};
    select.blob(2, read);
    CHECK(read == bytes);
    CHECK_FALSE(select.step());
}

TEST_CASE("empty text and an empty blob are not null") {
    Scratch scratch;
    Statement select = scratch.database.prepare("SELECT ?, ?");
    select.bind(1, std::string_view()).bind(2, std::span<const std::uint8_t>());
    REQUIRE(select.step());
    CHECK_FALSE(select.is_null(0));
    CHECK_FALSE(select.is_null(1));
}

TEST_CASE("a blob of the wrong length is refused, and neither cut nor padded") {
    Scratch scratch;
    Statement select = scratch.database.prepare("SELECT x'010203'");
    REQUIRE(select.step());
    std::array<std::uint8_t, 32> into{};
    CHECK_THROWS_AS(select.blob(0, into), DatabaseError);
}

TEST_CASE("a statement can be used again while an earlier use of the same text continues") {
    Scratch scratch;
    scratch.database.execute("CREATE TABLE t (x INTEGER) STRICT; INSERT INTO t VALUES (1), (2)");
    const std::string sql = "SELECT x FROM t WHERE x >= ? ORDER BY x";
    Statement outer = scratch.database.prepare(sql);
    REQUIRE(outer.bind(1, 1).step());
    {
        Statement inner = scratch.database.prepare(sql);
        REQUIRE(inner.bind(1, 2).step());
        CHECK(inner.integer(0) == 2);
    }
    REQUIRE(outer.step());
    CHECK(outer.integer(0) == 2);
}

TEST_CASE("a statement comes without the values that were bound before") {
    Scratch scratch;
    const std::string sql = "SELECT ?";
    { CHECK(scratch.database.prepare(sql).bind(1, 5).step()); }
    Statement again = scratch.database.prepare(sql);
    REQUIRE(again.step());
    CHECK(again.is_null(0));
}

TEST_CASE("a statement may outlive its database") {
    TemporaryFolder folder;
    auto database = std::make_unique<Database>(folder / "scratch.db");
    Statement select = database->prepare("SELECT 7");
    database.reset();
    REQUIRE(select.step());
    CHECK(select.integer(0) == 7);
}

TEST_CASE("rows that nobody reads are an error") {
    Scratch scratch;
    CHECK_THROWS_AS(scratch.database.prepare("SELECT 1").run(), DatabaseError);
}

TEST_CASE("an error says what is wrong and has the SQL") {
    Scratch scratch;
    CHECK(complaint(scratch.database, "SELECT x FROM nowhere") ==
          "no such table: nowhere (1) in: SELECT x FROM nowhere");
    CHECK_THROWS_AS(scratch.database.prepare("SELEC 1"), DatabaseError);
}

TEST_CASE("an error does not show the values that were bound") {
    Scratch scratch;
    scratch.database.execute("CREATE TABLE t (x TEXT UNIQUE CHECK (length(x) < 20)) STRICT");
    for (const std::string secret : {"hunter2", "a token that is too long for it"}) {
        Statement insert = scratch.database.prepare("INSERT INTO t VALUES (?)");
        try {
            insert.bind(1, secret).run();
            insert.bind(1, secret).run();
            FAIL("stored twice");
        } catch (const DatabaseError& error) {
            const std::string what = error.what();
            CHECK(what.find(secret) == std::string::npos);
            CHECK(what.find("constraint failed") != std::string::npos);
            CHECK(what.find("INSERT INTO t VALUES (?)") != std::string::npos);
        }
    }
}

TEST_CASE("a file that is not a database is refused") {
    TemporaryFolder folder;
    std::ofstream(folder / "letter.txt") << std::string(5000, 'x');
    CHECK_THROWS_AS(Database(folder / "letter.txt"), DatabaseError);
}

TEST_CASE("a database in a missing folder is refused with its name") {
    TemporaryFolder folder;
    const auto file = folder / "nowhere" / "scratch.db";
    try {
        const Database database(file);
        FAIL("opened");
    } catch (const DatabaseError& error) {
        CHECK(std::string(error.what()).find(file.string()) != std::string::npos);
    }
}

TEST_CASE("a copy also holds what is still in the write-ahead log") {
    Scratch scratch;
    scratch.database.execute("CREATE TABLE t (x INTEGER) STRICT; INSERT INTO t VALUES (42)");
    REQUIRE(std::filesystem::file_size(scratch.folder / "scratch.db-wal") > 0);
    scratch.database.copy_to(scratch.folder / "copy.db");
    Database copy(scratch.folder / "copy.db");
    CHECK(ask(copy, "SELECT x FROM t") == "42");
    CHECK(mode_of(scratch.folder / "copy.db") == 0600);
}

TEST_CASE("a copy that a lock keeps from being made is an error, and not an empty copy") {
    Scratch scratch;
    scratch.database.execute("CREATE TABLE t (x INTEGER) STRICT; BEGIN IMMEDIATE; INSERT INTO t VALUES (42)");
    CHECK_THROWS_AS(scratch.database.copy_to(scratch.folder / "copy.db"), DatabaseError);
    scratch.database.execute("COMMIT");
    scratch.database.copy_to(scratch.folder / "whole.db");
    Database copy(scratch.folder / "whole.db");
    CHECK(ask(copy, "SELECT x FROM t") == "42");
}
