#include "storage/sqlite/jobs/writer.hpp"

#include <atomic>
#include <fstream>
#include <future>

#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/storage/failing_vfs.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

using Answer = std::future<std::optional<Failure>>;

/// A table of numbers, and the writer that adds to it.
template <class Vfs>
struct NumbersOn {
    static Database make_table(const std::filesystem::path& file, const char* vfs) {
        Database database(file, vfs);
        database.execute("CREATE TABLE numbers (x INTEGER UNIQUE) STRICT");
        return database;
    }

    Answer add(std::function<void(Database&)> work, bool may_wait = false) {
        const auto promise = std::make_shared<std::promise<std::optional<Failure>>>();
        writer.add({.work = std::move(work),
                    .answer = [promise](const auto& failure) { promise->set_value(failure); },
                    .may_wait = may_wait});
        return promise->get_future();
    }
    /// What a job that may wait finds stored.
    Answer look(std::string& seen) {
        const auto read = [&seen](Database& database) {
            seen = ask(database, "SELECT coalesce(group_concat(x), '') FROM numbers");
        };
        return add(read, true);
    }
    Answer insert(int number) {
        return add([number](Database& database) {
            database.prepare("INSERT INTO numbers VALUES (?)").bind(1, number).run();
        });
    }
    /// A job that keeps the writer busy until the gate is opened, so that others wait together. It has begun.
    Answer wait_for(std::promise<void>& gate, bool may_wait = false) {
        const auto begun = std::make_shared<std::promise<void>>();
        const auto wait = [opened = gate.get_future().share(), begun](Database&) {
            begun->set_value();
            opened.wait();
        };
        Answer answer = add(wait, may_wait);
        begun->get_future().wait();
        return answer;
    }
    /// A job that looks from outside of its transaction at what is stored.
    Answer look_from_outside(std::string& seen, bool may_wait = false) {
        return add([this, &seen](Database&) { seen = stored(); }, may_wait);
    }
    std::string stored() const {
        Database database(folder / "numbers.db");
        return ask(database, "SELECT coalesce(group_concat(x), '') FROM (SELECT x FROM numbers ORDER BY x)");
    }

    std::filesystem::path log() const { return folder / "numbers.db-wal"; }

    Vfs vfs{};
    TemporaryFolder folder{};
    Writer writer{make_table(folder / "numbers.db", vfs.name()), folder / "numbers.db"};
};

using Numbers = NumbersOn<FailingVfs>;

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
    std::vector<Answer> answers;
    for (int number = 1; number <= 100; ++number) answers.push_back(numbers.insert(number));
    std::string seen = "nothing yet";
    answers.push_back(numbers.look_from_outside(seen));
    gate.set_value();
    for (Answer& answer : answers) CHECK_FALSE(answer.get());
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

TEST_CASE("of a log that was cut, whole transactions are kept when the writer ends, and no part of others") {
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
