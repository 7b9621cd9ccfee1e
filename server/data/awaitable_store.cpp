#include "server/data/awaitable_store.hpp"

#include <utility>

#include "server/data/await_completion.hpp"
#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/metrics/metrics.hpp"
#include "server/metrics/stopwatch.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

template <class Value, class Start>
asio::awaitable<Value> AwaitableStore::change(Start start) {
    const Stopwatch stopwatch;
    Value value = co_await await<Value>(start);
    metrics_.commit(stopwatch.seconds());
    co_return value;
}

asio::awaitable<storage::PlayerOnDevice> AwaitableStore::create_player(storage::NewDevice device) {
    const auto start = [this, &device](auto done) { store_->create_player(std::move(device), std::move(done)); };
    co_return co_await change<storage::PlayerOnDevice>(start);
}

asio::awaitable<std::optional<storage::PlayerOnDevice>> AwaitableStore::create_invited_player(
    storage::NewDevice device, storage::TokenHash invitation) {
    const auto start = [this, &device, &invitation](auto done) {
        store_->create_invited_player(std::move(device), invitation, std::move(done));
    };
    co_return co_await change<std::optional<storage::PlayerOnDevice>>(start);
}

void AwaitableStore::saw_device(storage::DeviceId device, std::string name, std::int64_t at) {
    store_->saw_device(device, std::move(name), at, [](const auto& result) {
        static OnceAMinute reasons;
        if (!result && reasons.allows(result.error().why))
            log::warning("last visit not stored", {{"why", result.error().why}});
    });
}

asio::awaitable<void> AwaitableStore::rename_player(storage::PlayerId player, std::string name) {
    const auto start = [this, player, &name](auto done) { store_->rename_player(player, name, std::move(done)); };
    co_await change<std::monostate>(start);
}

asio::awaitable<std::optional<storage::PlayerOnDevice>> AwaitableStore::find_player(storage::TokenHash token) {
    const auto start = [this, &token](auto done) { store_->find_player(token, std::move(done)); };
    co_return co_await await<std::optional<storage::PlayerOnDevice>>(start);
}

asio::awaitable<storage::CreateRoomOutcome> AwaitableStore::create_room(storage::CreateRoom room) {
    const auto start = [this, &room](auto done) { store_->create_room(std::move(room), std::move(done)); };
    co_return co_await change<storage::CreateRoomOutcome>(start);
}

asio::awaitable<std::optional<storage::RoomRow>> AwaitableStore::find_room(std::string code) {
    const auto start = [this, &code](auto done) { store_->find_room(std::move(code), std::move(done)); };
    co_return co_await await<std::optional<storage::RoomRow>>(start);
}

asio::awaitable<void> AwaitableStore::change_room(storage::ChangeRoom room) {
    const auto start = [this, &room](auto done) { store_->change_room(std::move(room), std::move(done)); };
    co_await change<std::monostate>(start);
}

asio::awaitable<std::vector<storage::RoomListing>> AwaitableStore::rooms_of(storage::RoomsQuery query) {
    const auto start = [this, &query](auto done) { store_->rooms_of(std::move(query), std::move(done)); };
    co_return co_await await<std::vector<storage::RoomListing>>(start);
}

asio::awaitable<storage::CreateGameOutcome> AwaitableStore::create_game(storage::CreateGame game) {
    const auto start = [this, &game](auto done) { store_->create_game(std::move(game), std::move(done)); };
    co_return co_await change<storage::CreateGameOutcome>(start);
}

asio::awaitable<storage::Series> AwaitableStore::load_series(storage::RoomId room, int limit) {
    const auto start = [this, room, limit](auto done) { store_->load_series(room, limit, std::move(done)); };
    co_return co_await await<storage::Series>(start);
}

asio::awaitable<std::optional<storage::StoredGame>> AwaitableStore::load_game(storage::RoomId room,
                                                                              std::optional<int> number,
                                                                              std::uint32_t from) {
    const auto start = [this, room, number, from](auto done) {
        store_->load_game(room, number, from, std::move(done));
    };
    co_return co_await await<std::optional<storage::StoredGame>>(start);
}

asio::awaitable<std::optional<storage::StoredGame>> AwaitableStore::read_game(storage::RoomId room,
                                                                              std::optional<int> number) {
    const auto start = [this, room, number](auto done) { store_->read_game(room, number, std::move(done)); };
    co_return co_await await<std::optional<storage::StoredGame>>(start);
}

asio::awaitable<std::optional<storage::GameVersion>> AwaitableStore::find_version(storage::RoomId room,
                                                                                  std::optional<int> number) {
    const auto start = [this, room, number](auto done) { store_->find_version(room, number, std::move(done)); };
    co_return co_await await<std::optional<storage::GameVersion>>(start);
}

asio::awaitable<int> AwaitableStore::count_games(storage::PlayerId player, int max) {
    const auto start = [this, player, max](auto done) { store_->count_games(player, max, std::move(done)); };
    co_return co_await await<int>(start);
}

asio::awaitable<std::vector<storage::PlayerId>> AwaitableStore::players_in(storage::RoomId room) {
    const auto start = [this, room](auto done) { store_->players_in(room, std::move(done)); };
    co_return co_await await<std::vector<storage::PlayerId>>(start);
}

asio::awaitable<storage::AppendOutcome> AwaitableStore::append(storage::Append append) {
    const auto start = [this, &append](auto done) { store_->append(std::move(append), std::move(done)); };
    co_return co_await change<storage::AppendOutcome>(start);
}

asio::awaitable<std::optional<storage::Receipt>> AwaitableStore::find_receipt(storage::CommandId command) {
    const auto start = [this, &command](auto done) { store_->find_receipt(std::move(command), std::move(done)); };
    co_return co_await await<std::optional<storage::Receipt>>(start);
}

asio::awaitable<std::vector<storage::ChangedGame>> AwaitableStore::find_uncalled(std::int64_t at, int limit) {
    const auto start = [this, at, limit](auto done) { store_->find_uncalled(at, limit, std::move(done)); };
    co_return co_await await<std::vector<storage::ChangedGame>>(start);
}

asio::awaitable<std::vector<storage::GameAlarm>> AwaitableStore::find_alarms(storage::AlarmQuery query) {
    const auto start = [this, &query](auto done) { store_->find_alarms(query, std::move(done)); };
    co_return co_await await<std::vector<storage::GameAlarm>>(start);
}

asio::awaitable<storage::BackupSummary> AwaitableStore::back_up(storage::BackupOrder order) {
    const auto start = [this, &order](auto done) { store_->back_up(std::move(order), std::move(done)); };
    co_return co_await await<storage::BackupSummary>(start);
}

asio::awaitable<void> AwaitableStore::probe() {
    const auto start = [this](auto done) { store_->probe(std::move(done)); };
    co_await await<std::monostate>(start);
}

asio::awaitable<storage::Unused> AwaitableStore::find_unused(storage::UnusedQuery query) {
    const auto start = [this, &query](auto done) { store_->find_unused(query, std::move(done)); };
    co_return co_await await<storage::Unused>(start);
}

asio::awaitable<storage::RemovedCount> AwaitableStore::remove_unused(storage::Unused unused) {
    const auto start = [this, &unused](auto done) { store_->remove_unused(std::move(unused), std::move(done)); };
    co_return co_await change<storage::RemovedCount>(start);
}

}  // namespace crisscross::server
