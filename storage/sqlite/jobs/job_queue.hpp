#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

#include "storage/sqlite/jobs/job.hpp"

namespace crisscross::storage {

/// Jobs that wait for a thread. Any thread may add one; after `close` a new job fails at once.
class JobQueue {
public:
    void add(Job job);
    void close();

    /// Waits for at least one job, and takes them all. Empty once the queue is closed and empty.
    std::vector<Job> wait_for_all();
    /// Waits for a job and takes only the first.
    std::optional<Job> wait_for_one();

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> waiting_;
    bool closed_ = false;
};

}  // namespace crisscross::storage
