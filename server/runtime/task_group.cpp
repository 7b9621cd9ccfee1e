#include "server/runtime/task_group.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/system/system_error.hpp>

#include "server/runtime/log.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

void TaskGroup::spawn(asio::any_io_executor strand, asio::awaitable<void> task) {
    const auto entry = std::make_shared<Task>(strand);
    Tasks::iterator place;
    {
        const std::lock_guard lock(mutex_);
        place = tasks_.insert(tasks_.end(), entry);
    }
    auto end = [this, place, entry](std::exception_ptr failure) {
        done(place, failure);
        // The signal has to outlive the coroutine, whose last step is still under way.
        asio::post(entry->strand, [entry] {});
    };
    asio::co_spawn(strand, std::move(task), asio::bind_cancellation_slot(entry->signal.slot(), std::move(end)));
}

void TaskGroup::done(Tasks::iterator task, std::exception_ptr failure) {
    try {
        if (failure) std::rethrow_exception(failure);
    } catch (const boost::system::system_error& error) {
        if (error.code() != asio::error::operation_aborted)
            log::error("task failed", {{"task", name_}, {"why", error.what()}});
    } catch (const std::exception& error) {
        log::error("task failed", {{"task", name_}, {"why", error.what()}});
    }
    const std::lock_guard lock(mutex_);
    tasks_.erase(task);
}

void TaskGroup::cancel() {
    const std::lock_guard lock(mutex_);
    for (const auto& task : tasks_)
        asio::post(task->strand, [task] { task->signal.emit(asio::cancellation_type::terminal); });
}

std::size_t TaskGroup::size() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size();
}

}  // namespace crisscross::server
