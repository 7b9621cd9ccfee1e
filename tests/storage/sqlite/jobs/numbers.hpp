#pragma once

#include <future>

#include "storage/sqlite/jobs/writer.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/storage/failing_vfs.hpp"

namespace crisscross::test {

/// A table of numbers, and the writer that adds to it.
template <class Vfs>
struct NumbersOn {
    using Answer = std::future<std::optional<storage::Failure>>;

    static storage::Database make_table(const std::filesystem::path& file, const char* vfs) {
        storage::Database database(file, vfs);
        database.execute("CREATE TABLE numbers (x INTEGER UNIQUE) STRICT");
        return database;
    }

    Answer add(std::function<void(storage::Database&)> work, bool may_wait = false) {
        const auto promise = std::make_shared<std::promise<std::optional<storage::Failure>>>();
        writer.add({.work = std::move(work),
                    .answer = [promise](const auto& failure) { promise->set_value(failure); },
                    .may_wait = may_wait});
        return promise->get_future();
    }
    /// What a job that may wait finds stored.
    Answer look(std::string& seen) {
        const auto read = [&seen](storage::Database& database) {
            seen = ask(database, "SELECT coalesce(group_concat(x), '') FROM numbers");
        };
        return add(read, true);
    }
    Answer insert(int number) {
        return add([number](storage::Database& database) {
            database.prepare("INSERT INTO numbers VALUES (?)").bind(1, number).run();
        });
    }
    /// A job that keeps the writer busy until the gate is opened, so that others wait together. It has begun.
    Answer wait_for(std::promise<void>& gate, bool may_wait = false) {
        const auto begun = std::make_shared<std::promise<void>>();
        const auto wait = [opened = gate.get_future().share(), begun](storage::Database&) {
            begun->set_value();
            opened.wait();
        };
        Answer answer = add(wait, may_wait);
        begun->get_future().wait();
        return answer;
    }
    /// A job that looks from outside of its transaction at what is stored.
    Answer look_from_outside(std::string& seen, bool may_wait = false) {
        return add([this, &seen](storage::Database&) { seen = stored(); }, may_wait);
    }
    std::string stored() const {
        storage::Database database(folder / "numbers.db");
        return ask(database, "SELECT coalesce(group_concat(x), '') FROM (SELECT x FROM numbers ORDER BY x)");
    }

    std::filesystem::path log() const { return folder / "numbers.db-wal"; }

    Vfs vfs{};
    TemporaryFolder folder{};
    storage::Writer writer{make_table(folder / "numbers.db", vfs.name()), folder / "numbers.db"};
};

using Numbers = NumbersOn<FailingVfs>;

}  // namespace crisscross::test
