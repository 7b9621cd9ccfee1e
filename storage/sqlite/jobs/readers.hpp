#pragma once

#include <atomic>
#include <filesystem>
#include <optional>
#include <thread>
#include <vector>

#include "storage/sqlite/jobs/job_queue.hpp"

namespace crisscross::storage {

/// What some readers may use.
struct ReaderLimits {
    std::optional<std::size_t> max_waiting{};  ///< jobs; further ones fail
    int cache_kib = 2048;                      ///< of pages, for each thread, as far as jobs have read them
};

/// Threads that only read, each on a connection of its own. They wait neither for the writer nor for another program
/// that holds the write lock. Each job sees one version of the database: everything that was committed before it
/// began.
class Readers {
public:
    /// If the number of jobs that wait is limited, those that wait fail when they are stopped.
    Readers(const std::filesystem::path& file, int count, const char* vfs = nullptr, const ReaderLimits& limits = {});
    /// Stops.
    ~Readers();
    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;

    void add(Job job) { queue_.add(std::move(job)); }
    /// How many jobs they have not answered yet.
    std::size_t unanswered() const { return queue_.unanswered(); }
    /// Finishes the jobs that wait, unless their number is bounded; later ones fail.
    void stop();

    /// False if the disk failed in the last job. A damaged part of the file harms only those who need it.
    bool healthy() const { return healthy_; }

private:
    void run(Database& database);

    bool drops_;
    JobQueue queue_;
    std::atomic<bool> healthy_ = true;
    std::vector<Database> databases_;
    std::vector<std::thread> threads_;
};

}  // namespace crisscross::storage
