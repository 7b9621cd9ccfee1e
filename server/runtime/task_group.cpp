#include "server/runtime/task_group.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/runtime/task_failure.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

std::function<void()> TaskGroup::spawn(asio::any_io_executor strand, asio::awaitable<void> task) {
    const auto entry = std::make_shared<Task>(strand);
    Tasks::iterator place;
    {
        const std::lock_guard lock(mutex_);
        place = tasks_.insert(tasks_.end(), entry);
    }
    auto end = [this, place, entry](std::exception_ptr failure) {
        done(place, failure);
        // The signal must outlive the coroutine, whose last step is still running.
        asio::post(entry->strand, [entry] {});
    };
    try {
        asio::co_spawn(strand, std::move(task), asio::bind_cancellation_slot(entry->signal.slot(), std::move(end)));
    } catch (...) {
        done(place, nullptr);  // or a stop would wait for it
        throw;
    }
    return [weak = std::weak_ptr(entry)] {
        if (auto running = weak.lock()) cancel(std::move(running));
    };
}

void TaskGroup::done(Tasks::iterator task, std::exception_ptr failure) {
    if (failure && !is_cancellation(failure)) log_task_failure("task failed", name_, failure);
    const std::lock_guard lock(mutex_);
    tasks_.erase(task);
}

void TaskGroup::cancel() {
    const std::lock_guard lock(mutex_);
    for (const auto& task : tasks_) cancel(task);
}

void TaskGroup::cancel(std::shared_ptr<Task> task) {
    const auto strand = task->strand;
    asio::post(strand, [task = std::move(task)] { task->signal.emit(asio::cancellation_type::terminal); });
}

std::size_t TaskGroup::size() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size();
}

asio::awaitable<bool> wait_until(std::function<bool()> condition, std::chrono::milliseconds limit) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    const auto deadline = std::chrono::steady_clock::now() + limit;
    while (!condition()) {
        if (std::chrono::steady_clock::now() >= deadline) co_return false;
        timer.expires_after(std::chrono::milliseconds(5));
        co_await timer.async_wait(asio::use_awaitable);
    }
    co_return true;
}

}  // namespace crisscross::server
