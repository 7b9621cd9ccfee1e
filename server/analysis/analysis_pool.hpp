#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/analysis/job_queue.hpp"
#include "server/analysis/job_runner.hpp"

namespace crisscross::server {

class Metrics;

/// Computes moves of computers, proofs, hints and analyses on threads of its own, apart from those that serve
/// clients, in the order of `JobQueue`.
class AnalysisPool {
public:
    using Tell = std::function<void(AnalysisResult)>;

    AnalysisPool(unsigned threads, CommonWords common, Metrics& metrics);
    /// Stops the running jobs. The jobs that are left report nothing.
    ~AnalysisPool();
    AnalysisPool(const AnalysisPool&) = delete;
    AnalysisPool& operator=(const AnalysisPool&) = delete;

    /// Whether another question of this asker would be accepted now.
    bool has_place(const JobOwner& owner) const;

    /// Calls `tell` on a thread of the pool when the job is done. Nothing if the job is refused: its asker is already
    /// waiting for an answer, or too many askers are.
    std::optional<Ticket> submit(AnalysisJob job, JobClass job_class, const JobOwner& owner, Tell tell);

    /// Drops a job that waits, and stops one that runs: the room or the asker is gone or wants something else. `tell`
    /// is not called any more, unless a call is under way.
    void abandon(Ticket ticket);

    /// How many jobs wait for a thread, by class.
    std::array<std::size_t, job_classes> waiting() const;

private:
    struct Task : engine::Interrupt {
        Task(AnalysisJob its_job, Tell to_tell) : job(std::move(its_job)), tell(std::move(to_tell)) {}
        bool stop() const override { return is_abandoned; }

        AnalysisJob job;
        Tell tell;
        std::atomic<bool> is_abandoned = false;
    };

    void work();
    /// Nothing if the thread had to wait, for a job or for memory.
    std::optional<Ticket> next(std::unique_lock<std::mutex>& lock);
    void run(Ticket ticket, Task& task);
    static void tell(const Task& task, AnalysisResult result);
    void finish(Ticket ticket);

    JobRunner runner_;
    Metrics& metrics_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    JobQueue queue_;
    std::map<Ticket, std::shared_ptr<Task>> tasks_;
    Ticket last_ = 0;
    bool is_closed_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace crisscross::server
