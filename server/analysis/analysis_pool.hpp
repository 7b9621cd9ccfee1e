#pragma once

#include <atomic>
#include <condition_variable>
#include <filesystem>
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

/// Where computer moves, proofs, hints and analyses are computed: on threads of their own, away from those that
/// serve, in the order of `JobQueue`.
class AnalysisPool {
public:
    using Tell = std::function<void(AnalysisResult)>;

    /// `common_words`: see `read_common_words`.
    AnalysisPool(unsigned threads, std::filesystem::path common_words);
    /// Stops what is running. Nobody is told of what is left.
    ~AnalysisPool();
    AnalysisPool(const AnalysisPool&) = delete;
    AnalysisPool& operator=(const AnalysisPool&) = delete;

    /// Calls `tell` on a thread of the pool when the job is done. Nothing if the job is refused: its asker waits for
    /// an answer already, or too many do.
    std::optional<Ticket> submit(AnalysisJob job, JobClass its_class, const JobOwner& owner, Tell tell);

    /// The room, or the asker, is gone, or wants another answer: a job that waits is dropped, one that runs is
    /// stopped. `tell` is not called any more, unless that is happening just now.
    void abandon(Ticket ticket);

private:
    struct Task : engine::Interrupt {
        Task(AnalysisJob its_job, Tell to_tell) : job(std::move(its_job)), tell(std::move(to_tell)) {}
        bool stop() const override { return is_abandoned; }

        AnalysisJob job;
        Tell tell;
        std::atomic<bool> is_abandoned = false;
    };

    void work();
    void run(Ticket ticket, Task& task);
    void finish(Ticket ticket);

    JobRunner runner_;
    std::mutex mutex_;
    std::condition_variable changed_;
    JobQueue queue_;
    std::map<Ticket, std::shared_ptr<Task>> tasks_;
    Ticket last_ = 0;
    bool is_closed_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace crisscross::server
