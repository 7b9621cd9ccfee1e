#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "storage/sqlite/database/database.hpp"
#include "storage/store.hpp"

namespace crisscross::storage {

/// Work on the database, and a callback with its outcome. The work may run twice; the first run is then undone.
struct Job {
    std::function<void(Database&)> work{};
    std::function<void(const std::optional<Failure>&)> answer{};
    bool in_transaction = true;  ///< with others; otherwise it begins its own, or needs none
    bool may_wait = false;       ///< after all others that wait, in a transaction of its own
};

/// The job, outside of any transaction.
inline Job alone(Job job) {
    job.in_transaction = false;
    return job;
}

/// The job, in no hurry. Its place among the others changes, so it must be right in any.
inline Job after_others(Job job) {
    job.may_wait = true;
    return job;
}

template <class Value, class Work>
Job make_job(Work work, Completion<Value> done) {
    const auto value = std::make_shared<std::optional<Value>>();
    return {.work = [value, work = std::move(work)](Database& database) { value->emplace(work(database)); },
            .answer =
                [value, done = std::move(done)](const std::optional<Failure>& failure) {
                    failure ? done(*failure) : done(std::move(**value));
                }};
}

/// What a verb answers when its work on the database has thrown this.
Failure failure_of(const std::exception& problem);

}  // namespace crisscross::storage
