#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <limits>
#include <mutex>
#include <optional>
#include <vector>

#include "storage/sqlite/jobs/job.hpp"

namespace crisscross::storage {

/// Jobs that wait for a thread. Any thread may add one; after `close`, or while as many wait as may wait, a new job
/// fails at once. It outlives its jobs.
class JobQueue {
public:
    static constexpr std::size_t no_bound = std::numeric_limits<std::size_t>::max();

    explicit JobQueue(std::size_t max = no_bound) : most_(max) {}

    void add(Job job);
    void close();
    /// The jobs that wait fail.
    void drop();

    /// Waits for at least one job, and takes them all. Empty once the queue is closed and empty.
    std::vector<Job> wait_for_all();
    /// Takes them all, if there are any.
    std::vector<Job> take_all();
    /// Waits for a job and takes only the first.
    std::optional<Job> wait_for_one();

    /// How many jobs wait or are being done.
    std::size_t unanswered() const { return unanswered_; }

private:
    Job counted(Job job);
    std::vector<Job> taken();

    std::size_t most_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> waiting_;
    bool closed_ = false;
    std::atomic<std::size_t> unanswered_ = 0;
};

}  // namespace crisscross::storage
