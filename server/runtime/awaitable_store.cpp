#include "server/runtime/awaitable_store.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/metrics/metrics.hpp"
#include "server/metrics/stopwatch.hpp"
#include "server/runtime/log.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// Turns an Asio handler into a completion that passes its result to `executor`, which must not run out of work while
/// it waits for another thread.
template <class Value, class Handler>
storage::Completion<Value> completion(const asio::any_io_executor& executor, Handler handler) {
    const auto shared = std::make_shared<Handler>(std::move(handler));
    const auto tracked = asio::prefer(executor, asio::execution::outstanding_work.tracked);
    return [shared, tracked](storage::Result<Value> result) {
        asio::post(tracked, [shared, result = std::move(result)]() mutable {
            auto resume = std::move(*shared);
            std::move(resume)(std::move(result));
        });
    };
}

[[noreturn]] void raise(const storage::Failure& failure) {
    log::error("storage failed", {{"why", failure.why}});
    if (failure.kind == storage::Failure::Kind::disk) throw StorageFailed(failure.why);
    throw std::runtime_error(failure.why);
}

/// Calls `start` with a completion and awaits the value that it gets.
template <class Value, class Start>
asio::awaitable<Value> await(Start start) {
    const asio::any_io_executor executor = co_await asio::this_coro::executor;
    auto initiate = [&start, &executor](auto handler) { start(completion<Value>(executor, std::move(handler))); };
    storage::Result<Value> result =
        co_await asio::async_initiate<const asio::use_awaitable_t<>, void(storage::Result<Value>)>(
            initiate, asio::use_awaitable);
    if (!result) raise(result.error());
    co_return *std::move(result);
}

/// Counts a request while it lasts.
class Counted {
public:
    explicit Counted(std::atomic<std::size_t>& count) : count_(count) { ++count_; }
    ~Counted() { --count_; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

private:
    std::atomic<std::size_t>& count_;
};

}  // namespace

template <class Value, class Start>
asio::awaitable<Value> AwaitableStore::read(Start start) {
    const Counted counted(waiting_);
    co_return co_await await<Value>(start);
}

template <class Value, class Start>
asio::awaitable<Value> AwaitableStore::change(Start start) {
    const Stopwatch stopwatch;
    Value value = co_await read<Value>(start);
    metrics_.commit(stopwatch.seconds());
    co_return value;
}

asio::awaitable<storage::PlayerRow> AwaitableStore::create_player(storage::TokenHash token, std::int64_t at) {
    const auto start = [this, &token, at](auto done) { store_->create_player(token, at, std::move(done)); };
    co_return co_await change<storage::PlayerRow>(start);
}

asio::awaitable<std::optional<storage::PlayerRow>> AwaitableStore::find_player(storage::TokenHash token) {
    const auto start = [this, &token](auto done) { store_->find_player(token, std::move(done)); };
    co_return co_await read<std::optional<storage::PlayerRow>>(start);
}

asio::awaitable<storage::CreateRoomOutcome> AwaitableStore::create_room(storage::CreateRoom room) {
    const auto start = [this, &room](auto done) { store_->create_room(std::move(room), std::move(done)); };
    co_return co_await change<storage::CreateRoomOutcome>(start);
}

asio::awaitable<std::optional<storage::RoomRow>> AwaitableStore::find_room(std::string code) {
    const auto start = [this, &code](auto done) { store_->find_room(std::move(code), std::move(done)); };
    co_return co_await read<std::optional<storage::RoomRow>>(start);
}

asio::awaitable<std::vector<storage::RoomListing>> AwaitableStore::rooms_of(storage::PlayerId player, int limit) {
    const auto start = [this, player, limit](auto done) { store_->rooms_of(player, limit, std::move(done)); };
    co_return co_await read<std::vector<storage::RoomListing>>(start);
}

asio::awaitable<std::optional<storage::StoredGame>> AwaitableStore::load_game(storage::RoomId room,
                                                                              std::uint32_t from) {
    const auto start = [this, room, from](auto done) { store_->load_game(room, from, std::move(done)); };
    co_return co_await read<std::optional<storage::StoredGame>>(start);
}

asio::awaitable<storage::AppendOutcome> AwaitableStore::append(storage::Append append) {
    const auto start = [this, &append](auto done) { store_->append(std::move(append), std::move(done)); };
    co_return co_await change<storage::AppendOutcome>(start);
}

}  // namespace crisscross::server
