#include "server/runtime/storage_thread.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <future>

#include "server/runtime/log.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
namespace asio = boost::asio;

namespace {

// A table in a new file, the thread that owns it, and a context that waits for its answers.
struct Bench {
    Bench() { server::log::set_level("off"); }

    static storage::Database make_table(const std::filesystem::path& file) {
        storage::Database database(file);
        database.execute("CREATE TABLE notes (number INTEGER PRIMARY KEY)");
        return database;
    }

    // Starts a job that notes a number; the future gives the number or throws.
    std::future<std::int64_t> note(std::int64_t number) {
        return asio::co_spawn(
            context,
            [this, number]() -> asio::awaitable<std::int64_t> {
                auto write = [number](storage::Database& database) {
                    database.prepare("INSERT INTO notes (number) VALUES (?)").bind(1, number).run();
                    return number;
                };
                const std::int64_t noted = co_await thread.write(write);
                co_return noted;
            },
            asio::use_future);
    }

    // A job that holds the thread until `gate` is opened.
    std::future<int> block(std::shared_future<void> gate) {
        return asio::co_spawn(
            context,
            [this, gate]() -> asio::awaitable<int> {
                auto wait = [gate](storage::Database&) {
                    gate.wait();
                    return 0;
                };
                const int nothing = co_await thread.read(wait);
                co_return nothing;
            },
            asio::use_future);
    }

    std::int64_t stored() const {
        storage::Database database(file);
        auto count = database.prepare("SELECT count(*) FROM notes");
        count.step();
        return count.integer(0);
    }

    test::TemporaryFolder folder;
    std::filesystem::path file = folder / "notes.db";
    asio::io_context context;
    server::StorageThread thread{make_table(file)};
};

}  // namespace

TEST_CASE("a job gives its value when what it wrote is stored") {
    Bench bench;
    auto noted = bench.note(7);
    bench.context.run();
    CHECK(noted.get() == 7);
    CHECK(bench.stored() == 1);
    CHECK(bench.thread.healthy());
}

TEST_CASE("jobs that wait together are stored together") {
    Bench bench;
    std::promise<void> gate;
    auto blocked = bench.block(gate.get_future().share());
    std::vector<std::future<std::int64_t>> noted;
    for (int number = 1; number <= 100; ++number) noted.push_back(bench.note(number));
    bench.context.poll();
    gate.set_value();
    bench.context.run();
    for (auto& number : noted) CHECK(number.get() > 0);
    CHECK(bench.stored() == 100);
    // One transaction for the gate, one for all that waited behind it.
    CHECK(bench.thread.transactions() <= 3);
}

TEST_CASE("a job that fails leaves the others of its transaction alone") {
    Bench bench;
    std::promise<void> gate;
    auto blocked = bench.block(gate.get_future().share());
    auto first = bench.note(1);
    auto again = bench.note(1);
    auto second = bench.note(2);
    bench.context.poll();
    gate.set_value();
    bench.context.run();
    CHECK(first.get() == 1);
    CHECK_THROWS_AS(again.get(), server::StorageFailed);
    CHECK(second.get() == 2);
    CHECK(bench.stored() == 2);
}

TEST_CASE("the storage is unwell after a failure until something has been written") {
    Bench bench;
    auto first = bench.note(1);
    auto again = bench.note(1);
    bench.context.run();
    CHECK_THROWS_AS(again.get(), server::StorageFailed);
    CHECK_FALSE(bench.thread.healthy());
    bench.context.restart();
    auto second = bench.note(2);
    bench.context.run();
    CHECK(second.get() == 2);
    CHECK(bench.thread.healthy());
}

TEST_CASE("a mistake in a job comes back as it was thrown") {
    Bench bench;
    auto failed = asio::co_spawn(
        bench.context,
        [&]() -> asio::awaitable<int> {
            auto mistake = [](storage::Database&) -> int { throw std::logic_error("a mistake"); };
            const int nothing = co_await bench.thread.write(mistake);
            co_return nothing;
        },
        asio::use_future);
    bench.context.run();
    CHECK_THROWS_AS(failed.get(), std::logic_error);
    CHECK(bench.thread.healthy());
}

TEST_CASE("a stop finishes what waits and refuses what comes later") {
    Bench bench;
    std::promise<void> gate;
    auto blocked = bench.block(gate.get_future().share());
    auto waiting = bench.note(1);
    bench.context.poll();
    gate.set_value();
    bench.thread.stop();
    auto late = bench.note(2);
    bench.context.run();
    CHECK(waiting.get() == 1);
    CHECK_THROWS_AS(late.get(), server::StorageFailed);
    CHECK(bench.stored() == 1);
}
