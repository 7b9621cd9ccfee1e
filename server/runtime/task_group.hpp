#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string_view>

namespace crisscross::server {

/// The coroutines in progress, so that a stop can wait for them and cancel those that take too long.
class TaskGroup {
public:
    /// The log uses `name` for tasks that end with an exception.
    explicit TaskGroup(std::string_view name) : name_(name) {}

    /// Starts a task on its strand. Calling the result cancels it, from any thread and even when it has ended.
    std::function<void()> spawn(boost::asio::any_io_executor strand, boost::asio::awaitable<void> task);
    /// Cancels all tasks in progress.
    void cancel();
    std::size_t size() const;

private:
    struct Task {
        explicit Task(boost::asio::any_io_executor on) : strand(std::move(on)) {}
        boost::asio::any_io_executor strand;
        boost::asio::cancellation_signal signal{};
    };
    using Tasks = std::list<std::shared_ptr<Task>>;

    static void cancel(std::shared_ptr<Task> task);
    void done(Tasks::iterator task, std::exception_ptr failure);

    std::string_view name_;
    mutable std::mutex mutex_;
    Tasks tasks_;
};

/// Returns true when `condition` holds, or false after `limit`. It polls every few milliseconds: good enough for a
/// stop, not for play.
boost::asio::awaitable<bool> wait_until(std::function<bool()> condition, std::chrono::milliseconds limit);

}  // namespace crisscross::server
