#include "server/analysis/analysis_pool.hpp"

#include <chrono>
#include <string_view>

#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/metrics/stopwatch.hpp"
#include "server/runtime/lower_priority.hpp"

namespace crisscross::server {

namespace {

// Of the computer that has found the move; nothing for other jobs and other results.
std::optional<engine::Strength> strength_of(const AnalysisJob& job, const AnalysisResult& result) {
    const auto* find = std::get_if<analysis_job::FindMove>(&job);
    const auto* found = std::get_if<ComputerMove>(&result);
    if (!find || !found) return std::nullopt;
    for (const analysis_job::ComputerSeat& seat : find->seats)
        if (seat.seen.seat == found->seat) return seat.strength;
    return std::nullopt;
}

/// How long a thread that has no memory for the next job waits for some.
constexpr std::chrono::seconds time_to_find_memory{1};

// A thread that cannot even log goes on: nobody else would do its jobs.
void log_job_failure(std::string_view event, const std::exception& problem) {
    try {
        log::error(event, {{"why", problem.what()}});
    } catch (const std::exception&) {
    }
}

}  // namespace

AnalysisPool::AnalysisPool(unsigned threads, CommonWords common, Metrics& metrics)
    : runner_(std::move(common)), metrics_(metrics) {
    for (unsigned count = 0; count < threads; ++count) threads_.emplace_back([this] { work(); });
}

AnalysisPool::~AnalysisPool() {
    {
        const std::lock_guard lock(mutex_);
        is_closed_ = true;
        for (const auto& [ticket, task] : tasks_) task->is_abandoned = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool AnalysisPool::has_place(const JobOwner& owner) const {
    const std::lock_guard lock(mutex_);
    return queue_.has_place(owner);
}

std::optional<Ticket> AnalysisPool::submit(AnalysisJob job, JobClass job_class, const JobOwner& owner, Tell tell) {
    const std::lock_guard lock(mutex_);
    const Ticket ticket = last_ + 1;
    if (is_closed_ || !queue_.add(ticket, job_class, owner)) return std::nullopt;
    last_ = ticket;
    tasks_.emplace(ticket, std::make_shared<Task>(std::move(job), std::move(tell)));
    changed_.notify_one();
    return ticket;
}

void AnalysisPool::abandon(Ticket ticket) {
    const std::lock_guard lock(mutex_);
    const auto found = tasks_.find(ticket);
    if (found == tasks_.end()) return;
    found->second->is_abandoned = true;
    if (queue_.drop(ticket)) tasks_.erase(found);
}

std::array<std::size_t, job_classes> AnalysisPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.waiting();
}

void AnalysisPool::work() {
    lower_priority();
    std::unique_lock lock(mutex_);
    while (!is_closed_) {
        const auto ticket = next(lock);
        if (!ticket) continue;
        const std::shared_ptr<Task> task = tasks_.at(*ticket);
        lock.unlock();
        run(*ticket, *task);
        lock.lock();
    }
}

std::optional<Ticket> AnalysisPool::next(std::unique_lock<std::mutex>& lock) try {
    if (auto ticket = queue_.pop()) return ticket;
    changed_.wait(lock);
    return std::nullopt;
} catch (const std::exception&) {
    changed_.wait_for(lock, time_to_find_memory);
    return std::nullopt;
}

// The room's next job begins after this result was reported, so results come in the order of the jobs. An asker who
// has the answer may ask again at once.
void AnalysisPool::run(Ticket ticket, Task& task) {
    const Stopwatch stopwatch;
    AnalysisResult result = JobFailed{};
    try {
        result = runner_.run(task.job, task);
    } catch (const std::exception& problem) {
        log_job_failure("an analysis failed", problem);
    }
    if (const auto strength = strength_of(task.job, result); strength && !task.is_abandoned)
        metrics_.thought(*strength, stopwatch.seconds());
    const bool is_answer = std::holds_alternative<analysis_job::AnswerQuestion>(task.job);
    if (is_answer) finish(ticket);
    tell(task, std::move(result));
    if (!is_answer) finish(ticket);
}

void AnalysisPool::tell(const Task& task, AnalysisResult result) {
    try {
        if (!task.is_abandoned) task.tell(std::move(result));
    } catch (const std::exception& problem) {
        log_job_failure("the result of an analysis was lost", problem);
    }
}

void AnalysisPool::finish(Ticket ticket) {
    const std::lock_guard lock(mutex_);
    queue_.finish(ticket);
    tasks_.erase(ticket);
    changed_.notify_one();
}

}  // namespace crisscross::server
