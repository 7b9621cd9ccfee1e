#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <functional>

namespace crisscross::server {

/// Returns when `condition` holds (true), or after `limit` (false). Looks every few milliseconds: for a stop, not for
/// play.
boost::asio::awaitable<bool> wait_until(std::function<bool()> condition, std::chrono::milliseconds limit);

}  // namespace crisscross::server
