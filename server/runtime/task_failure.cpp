#include "server/runtime/task_failure.hpp"

#include <boost/asio/error.hpp>
#include <boost/system/system_error.hpp>

#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"

namespace crisscross::server {

namespace {

void log_it(std::string_view event, std::string_view task, const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const std::exception& problem) {
        static OnceAMinute failures;
        const std::string about = std::string(event) + ' ' + std::string(task) + ' ' + problem.what();
        if (failures.allows(about)) log::error(event, {{"task", task}, {"why", problem.what()}});
    }
}

}  // namespace

bool is_cancellation(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const boost::system::system_error& error) {
        return error.code() == boost::asio::error::operation_aborted;
    } catch (...) {
        return false;
    }
}

void log_task_failure(std::string_view event, std::string_view task, const std::exception_ptr& failure) noexcept {
    try {
        log_it(event, task, failure);
    } catch (...) {
    }
}

}  // namespace crisscross::server
