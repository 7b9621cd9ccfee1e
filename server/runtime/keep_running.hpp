#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <string_view>

namespace crisscross::server {

/// Runs a task that is needed for as long as the server runs. If it fails, the log says so under this name, and it
/// begins again a second later: a fault that passes, such as a lack of memory, must not end it for good. Ends when
/// the task ends by itself or is cancelled.
boost::asio::awaitable<void> keep_running(std::string_view name, std::function<boost::asio::awaitable<void>()> begin);

}  // namespace crisscross::server
