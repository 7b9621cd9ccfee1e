#include "server/data/awaitable_store.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <thread>

#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/silent_store.hpp"

using namespace crisscross;
namespace asio = boost::asio;

namespace {

/// A store that answers `find_player` from a thread of its own, after a while, and nothing else.
class SlowStore final : public test::SilentStore {
public:
    explicit SlowStore(storage::Result<std::optional<storage::PlayerOnDevice>> result) : result_(std::move(result)) {}
    ~SlowStore() override { stop(); }

    void find_player(const storage::TokenHash&,
                     storage::Completion<std::optional<storage::PlayerOnDevice>> done) override {
        thread_ = std::thread([result = result_, done = std::move(done)] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            done(result);
        });
    }
    void stop() override {
        if (thread_.joinable()) thread_.join();
    }

private:
    storage::Result<std::optional<storage::PlayerOnDevice>> result_;
    std::thread thread_;
};

struct Found {
    std::optional<storage::PlayerOnDevice> player{};
    std::thread::id thread{};
};

/// Awaits `find_player` in a context that only this thread runs.
Found find(storage::Result<std::optional<storage::PlayerOnDevice>> result) {
    server::log::set_level("off");
    server::Metrics metrics("test");
    server::AwaitableStore store(std::make_unique<SlowStore>(std::move(result)), metrics);
    asio::io_context context;
    auto found = asio::co_spawn(
        context,
        [&store]() -> asio::awaitable<Found> {
            auto player = co_await store.find_player({});
            co_return Found{std::move(player), std::this_thread::get_id()};
        },
        asio::use_future);
    context.run();
    return found.get();
}

}  // namespace

TEST_CASE("a coroutine that awaits the store resumes in its own context, which waits for it") {
    const storage::PlayerOnDevice mara{.player = {7, "Mara"}, .device = {9, "phone"}};
    const Found found = find(std::optional(mara));
    CHECK(found.player == mara);
    CHECK(found.thread == std::this_thread::get_id());
    CHECK_FALSE(find(std::optional<storage::PlayerOnDevice>()).player);
}

TEST_CASE("a failure of the store is thrown in the coroutine that awaits it") {
    CHECK_THROWS_AS(find(storage::Failure{"the disk is full", storage::Failure::Kind::disk}), server::StorageFailed);
}

TEST_CASE("a failure of the store that is not the disk's is not called one") {
    try {
        find(storage::Failure{"no such kind of receipt", storage::Failure::Kind::other});
        FAIL("nothing was thrown");
    } catch (const server::StorageFailed&) {
        FAIL("it was called a failure of the disk");
    } catch (const std::runtime_error& mistake) {
        CHECK(std::string(mistake.what()) == "no such kind of receipt");
    }
}
