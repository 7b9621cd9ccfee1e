#include <atomic>
#include <fstream>

#include "tests/storage/sqlite/jobs/numbers.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A disk on which somebody cuts the log right after it has been synced, once they want to.
struct CuttingVfs : ShimVfs {
    int intercept(FileOperation operation, const std::function<int()>& proceed) override {
        const int result = proceed();
        if (cuts && operation.kind == FileOperation::Kind::sync && operation.path.ends_with("-wal"))
            std::filesystem::resize_file(operation.path, 0);
        return result;
    }

    std::atomic<bool> cuts = false;
};

}  // namespace

TEST_CASE("nothing is acknowledged once the file has been removed or replaced, and the writer says so") {
    Numbers numbers;
    CHECK_FALSE(numbers.insert(1).get());
    const auto file = numbers.folder / "numbers.db";
    const auto aside = numbers.folder / "aside.db";
    std::filesystem::rename(file, aside);
    CHECK_FALSE(numbers.writer.healthy());
    const auto lost = numbers.insert(2).get();
    REQUIRE(lost);
    CHECK(lost->kind == Failure::Kind::disk);
    std::ofstream(file) << "another file";
    CHECK_FALSE(numbers.writer.healthy());
    std::filesystem::rename(aside, file);
    CHECK_FALSE(numbers.insert(3).get());
    CHECK(numbers.writer.healthy());
}

TEST_CASE("nothing is acknowledged once the log or its index has been removed or replaced, and the writer names it") {
    const std::string end = GENERATE(as<std::string>{}, "-wal", "-shm");
    Numbers numbers;
    CHECK_FALSE(numbers.insert(1).get());
    const auto file = numbers.folder / ("numbers.db" + end);
    const auto aside = numbers.folder / "aside";
    std::filesystem::rename(file, aside);
    CHECK_FALSE(numbers.writer.healthy());
    const auto lost = numbers.insert(2).get();
    REQUIRE(lost);
    CHECK(lost->kind == Failure::Kind::disk);
    CHECK(lost->why.find("removed or replaced: numbers.db" + end) != std::string::npos);
    std::ofstream(file) << "another file";
    CHECK_FALSE(numbers.writer.healthy());
    std::filesystem::rename(aside, file);
    CHECK_FALSE(numbers.insert(3).get());
    CHECK(numbers.writer.healthy());
}

TEST_CASE("nothing is acknowledged once the log has been cut, even if it grows again, and the writer says so") {
    const bool asks_first = GENERATE(true, false);
    Numbers numbers;
    CHECK_FALSE(numbers.insert(1).get());
    const auto size = std::filesystem::file_size(numbers.log());
    std::filesystem::resize_file(numbers.log(), size - 1);
    if (asks_first) CHECK_FALSE(numbers.writer.healthy());
    const auto lost = numbers.insert(2).get();
    REQUIRE(lost);
    CHECK(lost->kind == Failure::Kind::disk);
    CHECK(lost->why == "the log of the database was cut: numbers.db-wal");
    std::filesystem::resize_file(numbers.log(), 2 * size);
    CHECK_FALSE(numbers.writer.healthy());
    CHECK(numbers.insert(3).get());
}

TEST_CASE("what the log loses before it is acknowledged is not acknowledged") {
    NumbersOn<CuttingVfs> numbers;
    CHECK_FALSE(numbers.insert(1).get());
    numbers.vfs.cuts = true;
    const auto lost = numbers.insert(2).get();
    REQUIRE(lost);
    CHECK(lost->why == "the log of the database was cut: numbers.db-wal");
}

TEST_CASE("when the writer ends, whole transactions of a log that was cut are kept, and no part of others") {
    const TemporaryFolder folder;
    const auto file = folder / "texts.db";
    const std::string all = "SELECT group_concat(substr(x, 1, 3)) FROM texts";
    {
        Database database(file);
        database.execute(
            "CREATE TABLE texts (x TEXT) STRICT; INSERT INTO texts VALUES (printf('old%1900c', 'x'));"
            "INSERT INTO texts SELECT x FROM texts; PRAGMA wal_checkpoint(TRUNCATE)");
        Writer writer(std::move(database), file);
        std::promise<std::optional<Failure>> answered;
        const auto change = [](Database& changed) { changed.execute("UPDATE texts SET x = 'new' || substr(x, 4)"); };
        writer.add({change, [&](const auto& failure) { answered.set_value(failure); }});
        REQUIRE_FALSE(answered.get_future().get());
        const std::filesystem::path log = file.string() + "-wal";
        std::filesystem::resize_file(log, std::filesystem::file_size(log) - 1);
    }
    Database database(file);
    CHECK(ask(database, all) == "old,old");
}

TEST_CASE("a file that is a link is written where the link leads to") {
    FailingVfs vfs;
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder / "large");
    std::filesystem::create_symlink(folder / "large/numbers.db", folder / "numbers.db");
    Writer writer(Numbers::make_table(folder / "numbers.db", vfs.name()), folder / "numbers.db");
    std::promise<std::optional<Failure>> answered;
    const auto insert = [](Database& database) { database.execute("INSERT INTO numbers VALUES (1)"); };
    writer.add({insert, [&](const auto& failure) { answered.set_value(failure); }});
    CHECK_FALSE(answered.get_future().get());
    CHECK(writer.healthy());
}

TEST_CASE("what SQLite itself does with the log removes no file for the writer") {
    Numbers numbers;
    CHECK(numbers.writer.healthy());
    CHECK_FALSE(numbers.insert(1).get());
    for (const std::string sql : {"PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(RESTART)"}) {
        auto answered = std::make_shared<std::promise<std::optional<Failure>>>();
        const auto work = [sql](Database& database) { database.execute(sql); };
        numbers.writer.add(alone({work, [answered](const auto& failure) { answered->set_value(failure); }}));
        CHECK_FALSE(answered->get_future().get());
        CHECK(numbers.stored() == "1");  // over a connection of its own, which closes
        CHECK(numbers.writer.healthy());
    }
    CHECK_FALSE(numbers.insert(2).get());
}
