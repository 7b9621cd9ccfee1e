#include "storage/sqlite/jobs/readers.hpp"

#include <string>

namespace crisscross::storage {
namespace {

std::optional<Failure> read(Database& database, const Job& job) {
    try {
        Transaction transaction(database, Access::read);
        job.work(database);
        transaction.commit();
        return std::nullopt;
    } catch (const std::exception& problem) {
        return failure_of(problem);
    }
}

}  // namespace

Readers::Readers(const std::filesystem::path& file, int count, const char* vfs, const ReaderLimits& limits)
    : drops_(limits.max_waiting.has_value()), queue_(limits.max_waiting.value_or(JobQueue::no_bound)) {
    for (int number = 0; number < count; ++number)
        databases_.emplace_back(file, vfs, Access::read)
            .execute("PRAGMA cache_size = -" + std::to_string(limits.cache_kib));
    for (Database& database : databases_) threads_.emplace_back([this, &database] { run(database); });
}

Readers::~Readers() {
    stop();
}

void Readers::stop() {
    queue_.close();
    if (drops_) queue_.drop();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void Readers::run(Database& database) {
    while (const std::optional<Job> job = queue_.wait_for_one()) {
        const std::optional<Failure> failure = read(database, *job);
        healthy_ = !failure || failure->kind != Failure::Kind::disk;
        job->answer(failure);
    }
}

}  // namespace crisscross::storage
