#include "server/runtime/keep_running.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <new>
#include <stdexcept>

#include "server/log/log.hpp"
#include "server/runtime/task_group.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace std::chrono_literals;

namespace asio = boost::asio;

namespace {

/// A task that is to keep running, and counts how often it has begun.
struct Kept {
    using Run = asio::awaitable<void> (*)(int time);

    explicit Kept(Run run) {
        log::set_level("off");
        tasks.spawn(asio::make_strand(context), keep_running("a test", [this, run] { return run(++begun); }));
    }
    void run_until_begun(int times) {
        while (begun < times) context.run_one();
    }

    asio::io_context context{1};
    TaskGroup tasks{"test"};
    int begun = 0;
};

asio::awaitable<void> wait_for_cancellation() {
    asio::steady_timer timer(co_await asio::this_coro::executor, asio::steady_timer::time_point::max());
    co_await timer.async_wait(asio::use_awaitable);
}

asio::awaitable<void> fail_once(int time) {
    if (time == 1) throw std::bad_alloc();
    co_await wait_for_cancellation();
}

asio::awaitable<void> fail_when_cancelled(int /*time*/) {
    try {
        co_await wait_for_cancellation();
    } catch (const std::exception&) {
        throw std::runtime_error("cannot tidy up");
    }
}

asio::awaitable<void> end_second_time(int time) {
    if (time == 1) throw std::runtime_error("not yet");
    co_return;
}

}  // namespace

TEST_CASE("a task that is to keep running begins again a second after it has failed") {
    Kept task(fail_once);
    const auto before = std::chrono::steady_clock::now();
    task.run_until_begun(2);
    CHECK(std::chrono::steady_clock::now() - before >= 1s);
    task.tasks.cancel();
    task.context.run();
    CHECK(task.tasks.size() == 0);
    CHECK(task.begun == 2);
}

TEST_CASE("a task that is to keep running does not begin again once it is cancelled, even if it fails then") {
    Kept task(fail_when_cancelled);
    task.run_until_begun(1);
    task.tasks.cancel();
    task.context.run();
    CHECK(task.tasks.size() == 0);
    CHECK(task.begun == 1);
}

TEST_CASE("a task that is cancelled between two beginnings ends at once") {
    Kept task(fail_once);
    task.run_until_begun(1);
    task.tasks.cancel();
    task.context.run();
    CHECK(task.tasks.size() == 0);
    CHECK(task.begun == 1);
}

TEST_CASE("a task that is to keep running may end by itself") {
    Kept task(end_second_time);
    task.context.run();
    CHECK(task.tasks.size() == 0);
    CHECK(task.begun == 2);
}
