#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <memory>

namespace crisscross::server {

/// Runs a coroutine in a pool of threads and waits for its result, also if the one that waits is cancelled meanwhile.
/// `co_spawn` alone would pass the cancellation on, and Asio 1.81 crashes if the coroutine has just ended.
template <class T>
boost::asio::awaitable<T> run_apart(boost::asio::thread_pool& pool, boost::asio::awaitable<T> work) {
    namespace asio = boost::asio;
    const asio::any_io_executor executor =
        asio::prefer(co_await asio::this_coro::executor, asio::execution::outstanding_work.tracked);
    auto start = [&](auto handler) {
        // Shared, because not every executor takes a function that can only be moved.
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        asio::co_spawn(pool, std::move(work), [executor, waiting](std::exception_ptr failure, T result) {
            asio::dispatch(executor, [waiting, failure, result = std::move(result)]() mutable {
                std::move (*waiting)(failure, std::move(result));
            });
        });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(std::exception_ptr, T)>(
        start, asio::use_awaitable);
}

}  // namespace crisscross::server
