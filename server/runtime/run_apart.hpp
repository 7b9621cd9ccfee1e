#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace crisscross::server {

/// Runs a coroutine in a pool of threads and waits for its result, even if the waiter is cancelled.
/// Otherwise the cancellation would be passed on, and in Boost 1.81 it could reach that thread after the coroutine
/// there had ended.
template <class T>
boost::asio::awaitable<T> run_apart(boost::asio::thread_pool& pool, boost::asio::awaitable<T> work) {
    namespace asio = boost::asio;
    co_return co_await asio::co_spawn(pool, std::move(work),
                                      asio::bind_cancellation_slot(asio::cancellation_slot(), asio::use_awaitable));
}

}  // namespace crisscross::server
