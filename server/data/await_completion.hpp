#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <stdexcept>
#include <utility>

#include "server/data/storage_failures.hpp"
#include "storage/failure.hpp"

namespace crisscross::server {

/// The disk failed. It is not known whether what was to be stored is on it.
struct StorageFailed : std::runtime_error {
    using std::runtime_error::runtime_error;
    explicit StorageFailed(const storage::Failure& failure)
        : std::runtime_error(failure.why), kind(failure.kind), trouble(failure.trouble) {}
    storage::Failure::Kind kind = storage::Failure::Kind::other;
    storage::Failure::Trouble trouble = storage::Failure::Trouble::unknown;
};

/// The store did nothing: too much waits for it, or it has been stopped.
struct StorageBusy : StorageFailed {
    using StorageFailed::StorageFailed;
};

/// Turns an Asio handler into a completion that passes its result to `executor`, which must not run out of work while
/// it waits for another thread.
template <class Value, class Handler>
storage::Completion<Value> completion(const boost::asio::any_io_executor& executor, Handler handler) {
    const auto shared = std::make_shared<Handler>(std::move(handler));
    const auto tracked = boost::asio::prefer(executor, boost::asio::execution::outstanding_work.tracked);
    return [shared, tracked](storage::Result<Value> result) {
        boost::asio::post(tracked, [shared, result = std::move(result)]() mutable {
            auto resume = std::move(*shared);
            std::move(resume)(std::move(result));
        });
    };
}

[[noreturn]] inline void raise(const storage::Failure& failure) {
    if (failure.kind == storage::Failure::Kind::busy) throw StorageBusy(failure);
    log_storage_failure(failure.why);
    if (failure.kind != storage::Failure::Kind::other) throw StorageFailed(failure);
    throw std::runtime_error(failure.why);
}

/// Calls `start` with a completion and awaits the value that it gets.
template <class Value, class Start>
boost::asio::awaitable<Value> await(Start start) {
    const boost::asio::any_io_executor executor = co_await boost::asio::this_coro::executor;
    auto initiate = [&start, &executor](auto handler) { start(completion<Value>(executor, std::move(handler))); };
    storage::Result<Value> result =
        co_await boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void(storage::Result<Value>)>(
            initiate, boost::asio::use_awaitable);
    if (!result) raise(result.error());
    co_return *std::move(result);
}

}  // namespace crisscross::server
