#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace crisscross::server {

/// Upkeep that goes through many rows does so in portions, and leaves the store to others between them.
inline boost::asio::awaitable<void> pause_between_portions() {
    boost::asio::steady_timer timer(co_await boost::asio::this_coro::executor, std::chrono::milliseconds(200));
    co_await timer.async_wait(boost::asio::use_awaitable);
}

}  // namespace crisscross::server
