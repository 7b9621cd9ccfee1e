#include "storage/sqlite/jobs/writer.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace crisscross::storage {
namespace {

void answer(std::span<const Job> jobs, const std::optional<Failure>& failure) {
    for (const Job& job : jobs) job.answer(failure);
}

}  // namespace

Writer::Writer(Database database, const std::filesystem::path& file)
    : database_(std::move(database)), files_(database_, file), thread_([this] { run(); }) {}

// What is left of a log that was cut goes into the database when it is opened again, up to the last transaction that
// is whole. While it closes, SQLite would take parts of others, too.
Writer::~Writer() {
    stop();
    if (files_.has_cut_log()) database_.keep_log();
}

void Writer::stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
}

void Writer::run() {
    for (;;) {
        std::vector<Job> jobs = set_aside_.empty() ? queue_.wait_for_all() : queue_.take_all();
        if (jobs.empty() && set_aside_.empty()) return;
        set_aside(jobs);
        write_all(jobs);
        write_first_set_aside();
    }
}

/// Takes out the jobs that may wait.
void Writer::set_aside(std::vector<Job>& jobs) {
    const auto waiting =
        std::stable_partition(jobs.begin(), jobs.end(), [](const Job& job) { return !job.may_wait; });
    std::move(waiting, jobs.end(), std::back_inserter(set_aside_));
    jobs.erase(waiting, jobs.end());
}

void Writer::write_first_set_aside() {
    if (set_aside_.empty()) return;
    const Job job = std::move(set_aside_.front());
    set_aside_.pop_front();
    write({&job, 1});
}

void Writer::write_all(std::span<const Job> jobs) {
    while (!jobs.empty()) {
        const auto first_alone = std::ranges::find(jobs, false, &Job::in_transaction);
        const auto count = static_cast<std::size_t>(first_alone - jobs.begin());
        if (count > 0) write(jobs.first(count));
        if (first_alone != jobs.end()) write_alone(*first_alone);
        jobs = jobs.subspan(std::min(jobs.size(), count + 1));
    }
}

// It may empty the log.
void Writer::write_alone(const Job& job) {
    try {
        files_.require_undamaged();
        const auto emptying = files_.empty_log();
        job.work(database_);
    } catch (const std::exception& problem) {
        return job.answer(failure_of(problem));
    }
    job.answer(std::nullopt);
}

// If a job fails, a second attempt runs each job alone. If the transaction itself fails, because the disk is full or
// another program holds the lock, a second attempt would only fail again.
void Writer::write(std::span<const Job> jobs) {
    Failure failure;
    const Attempt outcome = attempt(jobs, failure);
    healthy_ = outcome == Attempt::committed || failure.kind == Failure::Kind::other;
    if (outcome == Attempt::committed) return answer(jobs, std::nullopt);
    if (outcome == Attempt::transaction_failed || jobs.size() == 1) return answer(jobs, failure);
    for (std::size_t number = 0; number < jobs.size(); ++number) write(jobs.subspan(number, 1));
}

Writer::Attempt Writer::attempt(std::span<const Job> jobs, Failure& failure) {
    Attempt reached = Attempt::transaction_failed;
    try {
        files_.require_undamaged();  // a large transaction writes to the log before it ends
        Transaction transaction(database_);
        reached = Attempt::job_failed;
        for (const Job& job : jobs) job.work(database_);
        reached = Attempt::transaction_failed;
        files_.require_undamaged();
        transaction.commit();
        files_.require_undamaged();
        return Attempt::committed;
    } catch (const std::exception& problem) {
        failure = failure_of(problem);
        return reached;
    }
}

}  // namespace crisscross::storage
