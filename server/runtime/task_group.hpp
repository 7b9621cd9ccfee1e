#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <list>
#include <memory>
#include <mutex>
#include <string_view>

namespace crisscross::server {

/// Coroutines that are under way, so that a stop can wait for their end and cut short those that take too long.
class TaskGroup {
public:
    /// `name` is what the log calls a task that ended with an exception.
    explicit TaskGroup(std::string_view name) : name_(name) {}

    /// Starts a task on its strand.
    void spawn(boost::asio::any_io_executor strand, boost::asio::awaitable<void> task);
    /// Cancels all that are under way.
    void cancel();
    std::size_t size() const;

private:
    struct Task {
        explicit Task(boost::asio::any_io_executor on) : strand(std::move(on)) {}
        boost::asio::any_io_executor strand;
        boost::asio::cancellation_signal signal{};
    };
    using Tasks = std::list<std::shared_ptr<Task>>;

    void done(Tasks::iterator task, std::exception_ptr failure);

    std::string_view name_;
    mutable std::mutex mutex_;
    Tasks tasks_;
};

}  // namespace crisscross::server
