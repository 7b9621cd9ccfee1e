#include "server/runtime/storage_thread.hpp"

#include <algorithm>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <utility>

#include "server/runtime/log.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

StorageThread::StorageThread(storage::Database database)
    : database_(std::move(database)), thread_([this] { loop(); }) {}

StorageThread::~StorageThread() {
    stop();
}

void StorageThread::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    arrived_.notify_one();
    if (thread_.joinable()) thread_.join();
}

asio::awaitable<void> StorageThread::perform(Kind kind, std::function<void(storage::Database&)> work) {
    const asio::any_io_executor executor = co_await asio::this_coro::executor;
    // The caller's executor must not run out of work while it waits for another thread.
    const auto tracked = asio::prefer(executor, asio::execution::outstanding_work.tracked);
    Job job;
    job.kind = kind;
    job.work = std::move(work);
    auto initiate = [this, &job, tracked](auto handler) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        job.done = [shared, tracked](std::exception_ptr failure) {
            asio::post(tracked, [shared, failure] {
                auto resume = std::move(*shared);
                std::move(resume)(failure);
            });
        };
        submit(std::move(job));
    };
    co_await asio::async_initiate<const asio::use_awaitable_t<>, void(std::exception_ptr)>(initiate,
                                                                                           asio::use_awaitable);
}

void StorageThread::submit(Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (!stopping_) {
            waiting_.push_back(std::move(job));
            arrived_.notify_one();
            return;
        }
    }
    job.done(std::make_exception_ptr(StorageFailed("the storage has been stopped")));
}

void StorageThread::loop() {
    for (;;) {
        std::vector<Job> jobs = wait_for_jobs();
        if (jobs.empty()) return;
        run_together(jobs);
        for (const Job& job : jobs) job.done(job.failure);
    }
}

std::vector<StorageThread::Job> StorageThread::wait_for_jobs() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    return std::exchange(waiting_, {});
}

// Everything in this batch went well, and something of it was to be written.
bool StorageThread::wrote(const std::vector<Job>& jobs) {
    const bool any_failed = std::ranges::any_of(jobs, [](const Job& job) { return job.failure != nullptr; });
    return !any_failed && std::ranges::any_of(jobs, [](const Job& job) { return job.kind == Kind::write; });
}

void StorageThread::run_together(std::vector<Job>& jobs) {
    try {
        ++transactions_;
        storage::Transaction transaction(database_);
        for (Job& job : jobs) run_alone(job);
        transaction.commit();
        if (wrote(jobs)) healthy_ = true;
    } catch (const std::exception& problem) {
        healthy_ = false;
        log::error("storage failed", {{"why", problem.what()}, {"jobs", jobs.size()}});
        for (Job& job : jobs) job.failure = std::make_exception_ptr(StorageFailed(problem.what()));
    }
}

void StorageThread::run_alone(Job& job) {
    try {
        storage::Savepoint savepoint(database_);
        job.work(database_);
        savepoint.release();
    } catch (const storage::DatabaseError& problem) {
        healthy_ = false;
        log::error("storage job failed", {{"why", problem.what()}});
        job.failure = std::make_exception_ptr(StorageFailed(problem.what()));
    } catch (...) {
        job.failure = std::current_exception();
    }
}

}  // namespace crisscross::server
