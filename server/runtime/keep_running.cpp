#include "server/runtime/keep_running.hpp"

#include <boost/asio/cancellation_state.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>

#include "server/runtime/task_failure.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds before_next_try{1};

}  // namespace

asio::awaitable<void> keep_running(std::string_view name, std::function<asio::awaitable<void>()> begin) {
    asio::steady_timer pause(co_await asio::this_coro::executor);
    for (;;) {
        std::exception_ptr failure;
        try {
            co_await begin();
            co_return;
        } catch (...) {
            failure = std::current_exception();
        }
        const asio::cancellation_state state = co_await asio::this_coro::cancellation_state;
        if (state.cancelled() != asio::cancellation_type::none) std::rethrow_exception(failure);
        log_task_failure("task failed, and begins again", name, failure);
        pause.expires_after(before_next_try);
        co_await pause.async_wait(asio::use_awaitable);
    }
}

}  // namespace crisscross::server
