#pragma once

#include <exception>
#include <string_view>

namespace crisscross::server {

/// Whether a task ended with this exception because it was cancelled.
bool is_cancellation(const std::exception_ptr& failure);

/// Logs why a task failed. Never throws: where memory is scarce, there may be none to say so.
void log_task_failure(std::string_view event, std::string_view task, const std::exception_ptr& failure) noexcept;

}  // namespace crisscross::server
