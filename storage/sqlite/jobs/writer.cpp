#include "storage/sqlite/jobs/writer.hpp"

#include <sqlite3.h>

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
    : database_(std::move(database)), files_(files_of(database_, file)), thread_([this] { run(); }) {}

// SQLite makes the log and its index when the database is first read: beside the file itself if the path is a link.
Writer::Files Writer::files_of(Database& database, const std::filesystem::path& file) {
    database.prepare("SELECT count(*) FROM sqlite_schema").step();
    const std::string beside = database.file().string();
    return {FileIdentity(file), FileIdentity(beside + "-wal"), FileIdentity(beside + "-shm")};
}

// The first file that has been removed or replaced; null if all are there.
const FileIdentity* Writer::missing() const {
    const auto found = std::ranges::find(files_, false, &FileIdentity::holds);
    return found == files_.end() ? nullptr : &*found;
}

Writer::~Writer() {
    stop();
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
    const auto waiting = std::ranges::stable_partition(jobs, [](const Job& job) { return !job.may_wait; });
    std::ranges::move(waiting, std::back_inserter(set_aside_));
    jobs.erase(waiting.begin(), waiting.end());
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

void Writer::write_alone(const Job& job) {
    try {
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
        Transaction transaction(database_);
        reached = Attempt::job_failed;
        for (const Job& job : jobs) job.work(database_);
        reached = Attempt::transaction_failed;
        if (const FileIdentity* file = missing())
            throw DatabaseError("the database was removed or replaced: " + file->path().filename().string(),
                                SQLITE_IOERR);
        transaction.commit();
        return Attempt::committed;
    } catch (const std::exception& problem) {
        failure = failure_of(problem);
        return reached;
    }
}

}  // namespace crisscross::storage
