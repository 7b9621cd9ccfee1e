#pragma once

#include <atomic>
#include <deque>
#include <span>
#include <thread>
#include <vector>

#include "storage/sqlite/database/database_files.hpp"
#include "storage/sqlite/jobs/job_queue.hpp"

namespace crisscross::storage {

/// The only thread that writes. All jobs that are waiting share one transaction, and are answered when it is on disk:
/// many rooms share one sync (group commit). If a job fails, the transaction is undone and each job gets its own, so
/// a bad job harms no other. A job that may wait gets a transaction of its own once no other waits, or after each
/// round of the others: no other ever waits for two such jobs.
class Writer {
public:
    /// `file` is the database's.
    Writer(Database database, const std::filesystem::path& file);
    /// Stops.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void add(Job job) { queue_.add(std::move(job)); }
    /// How many jobs it has not answered yet.
    std::size_t unanswered() const { return queue_.unanswered(); }
    /// Finishes the jobs that wait; later ones fail.
    void stop();

    /// False after a failure of the disk, until something has been written again, and when somebody has removed or
    /// replaced one of the database's files, or cut its log.
    bool healthy() const { return healthy_ && !files_.damage(); }

private:
    enum class Attempt { committed, job_failed, transaction_failed };

    void run();
    void set_aside(std::vector<Job>& jobs);
    void write_first_set_aside();
    void write_all(std::span<const Job> jobs);
    void write_alone(const Job& job);
    void write(std::span<const Job> jobs);
    Attempt attempt(std::span<const Job> jobs, Failure& failure);

    Database database_;
    mutable DatabaseFiles files_;
    JobQueue queue_;
    std::deque<Job> set_aside_;  // those that may wait; on the thread only
    std::atomic<bool> healthy_ = true;
    std::thread thread_;  // last, because it uses everything above
};

}  // namespace crisscross::storage
