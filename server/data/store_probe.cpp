#include "server/data/store_probe.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

asio::awaitable<void> probe_store(AwaitableStore& store, std::chrono::milliseconds every) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (;;) {
        timer.expires_after(every);
        co_await timer.async_wait(asio::use_awaitable);
        if (store.healthy()) continue;
        try {
            co_await store.probe();
        } catch (const std::runtime_error&) {
            // The log has it.
        }
    }
}

}  // namespace crisscross::server
