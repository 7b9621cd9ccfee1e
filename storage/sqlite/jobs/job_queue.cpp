#include "storage/sqlite/jobs/job_queue.hpp"

#include <iterator>
#include <utility>

namespace crisscross::storage {
namespace {

const Failure stopped{"the storage has been stopped", Failure::Kind::busy};

}  // namespace

void JobQueue::add(Job job) {
    bool closed = false;
    {
        const std::lock_guard lock(mutex_);
        closed = closed_;
        if (!closed && waiting_.size() < most_) {
            waiting_.push_back(counted(std::move(job)));
            changed_.notify_one();
            return;
        }
    }
    job.answer(closed ? stopped : Failure{"too many searches wait", Failure::Kind::busy});
}

// It stops counting just before its answer, so nobody who has the answer still finds it counted.
Job JobQueue::counted(Job job) {
    ++unanswered_;
    job.answer = [this, answer = std::move(job.answer)](const std::optional<Failure>& failure) {
        --unanswered_;
        answer(failure);
    };
    return job;
}

void JobQueue::drop() {
    std::deque<Job> dropped;
    {
        const std::lock_guard lock(mutex_);
        dropped = std::exchange(waiting_, {});
    }
    for (const Job& job : dropped) job.answer(stopped);
}

void JobQueue::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_all();
}

std::vector<Job> JobQueue::wait_for_all() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
    return taken();
}

std::vector<Job> JobQueue::take_all() {
    const std::lock_guard lock(mutex_);
    return taken();
}

/// Under the lock.
std::vector<Job> JobQueue::taken() {
    std::vector<Job> jobs(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(waiting_.end()));
    waiting_.clear();
    return jobs;
}

std::optional<Job> JobQueue::wait_for_one() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
    if (waiting_.empty()) return std::nullopt;
    Job job = std::move(waiting_.front());
    waiting_.pop_front();
    return job;
}

}  // namespace crisscross::storage
