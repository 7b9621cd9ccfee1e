#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <vector>

#include "storage/sqlite/database.hpp"

namespace crisscross::server {

/// The storage did not do a job: nothing of it is on disk.
struct StorageFailed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The only thread that touches the database. All jobs that wait are run in one transaction, each in a savepoint of
/// its own, and are answered when the transaction is on disk: many rooms share one sync (group commit).
class StorageThread {
public:
    explicit StorageThread(storage::Database database);
    /// Stops.
    ~StorageThread();
    StorageThread(const StorageThread&) = delete;
    StorageThread& operator=(const StorageThread&) = delete;

    /// Runs `work(Database&)` and gives its value once everything it wrote is durable. Throws `StorageFailed`.
    template <class Work>
    auto write(Work work) {
        return run(Kind::write, std::move(work));
    }
    /// The same for work that writes nothing.
    template <class Work>
    auto read(Work work) {
        return run(Kind::read, std::move(work));
    }

    /// Finishes what waits and ends the thread. Jobs that come later fail.
    void stop();
    /// False after a failure, until something has been written again.
    bool healthy() const { return healthy_; }
    /// How many transactions there have been.
    std::uint64_t transactions() const { return transactions_; }

private:
    enum class Kind { read, write };
    struct Job {
        Kind kind = Kind::read;
        std::function<void(storage::Database&)> work;
        std::function<void(std::exception_ptr)> done;
        std::exception_ptr failure{};
    };

    template <class Work>
    boost::asio::awaitable<std::invoke_result_t<Work&, storage::Database&>> run(Kind kind, Work work) {
        std::optional<std::invoke_result_t<Work&, storage::Database&>> value;
        co_await perform(kind, [&value, &work](storage::Database& database) { value.emplace(work(database)); });
        co_return std::move(*value);
    }
    boost::asio::awaitable<void> perform(Kind kind, std::function<void(storage::Database&)> work);
    void submit(Job job);

    void loop();
    std::vector<Job> wait_for_jobs();
    static bool wrote(const std::vector<Job>& jobs);
    void run_together(std::vector<Job>& jobs);
    void run_alone(Job& job);

    storage::Database database_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<Job> waiting_;
    bool stopping_ = false;
    std::atomic<bool> healthy_ = true;
    std::atomic<std::uint64_t> transactions_ = 0;
    std::thread thread_;
};

}  // namespace crisscross::server
