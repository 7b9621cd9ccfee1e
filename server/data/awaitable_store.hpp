#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstddef>
#include <memory>

#include "server/data/await_completion.hpp"
#include "storage/store.hpp"

namespace crisscross::server {

class Metrics;

/// The store as coroutines use it: each verb of `storage::Store` is awaited, continues on the coroutine's own
/// executor, and throws `StorageFailed` when the disk fails; anything else is a `std::runtime_error`.
class AwaitableStore {
public:
    AwaitableStore(std::unique_ptr<storage::Store> store, Metrics& metrics)
        : store_(std::move(store)), metrics_(metrics) {}

    boost::asio::awaitable<storage::PlayerOnDevice> create_player(storage::NewDevice device);
    /// Nothing if the invitation cannot be used.
    boost::asio::awaitable<std::optional<storage::PlayerOnDevice>> create_invited_player(
        storage::NewDevice device, storage::TokenHash invitation);
    /// Does not wait until it is stored.
    void saw_device(storage::DeviceId device, std::string name, std::int64_t at);
    boost::asio::awaitable<void> rename_player(storage::PlayerId player, std::string name);
    boost::asio::awaitable<std::optional<storage::PlayerOnDevice>> find_player(storage::TokenHash token);
    boost::asio::awaitable<storage::CreateRoomOutcome> create_room(storage::CreateRoom room);
    boost::asio::awaitable<std::optional<storage::RoomRow>> find_room(std::string code);
    boost::asio::awaitable<void> change_room(storage::ChangeRoom change);
    boost::asio::awaitable<std::vector<storage::RoomListing>> rooms_of(storage::RoomsQuery query);
    boost::asio::awaitable<storage::CreateGameOutcome> create_game(storage::CreateGame game);
    boost::asio::awaitable<storage::Series> load_series(storage::RoomId room, int limit);
    /// Without a number the newest game; nothing if there is no such game.
    boost::asio::awaitable<std::optional<storage::StoredGame>> load_game(storage::RoomId room,
                                                                         std::optional<int> number = {},
                                                                         std::uint32_t from = 0);
    boost::asio::awaitable<std::optional<storage::StoredGame>> read_game(storage::RoomId room,
                                                                         std::optional<int> number = {});
    boost::asio::awaitable<std::optional<storage::GameVersion>> find_version(storage::RoomId room,
                                                                             std::optional<int> number);
    boost::asio::awaitable<int> count_games(storage::PlayerId player, int max);
    boost::asio::awaitable<std::vector<storage::PlayerId>> players_in(storage::RoomId room);
    boost::asio::awaitable<storage::AppendOutcome> append(storage::Append append);
    boost::asio::awaitable<std::optional<storage::Receipt>> find_receipt(storage::CommandId command);
    boost::asio::awaitable<std::vector<storage::ChangedGame>> find_uncalled(std::int64_t at, int limit);
    boost::asio::awaitable<std::vector<storage::GameAlarm>> find_alarms(storage::AlarmQuery query);

    /// The verbs about one subject each.
    storage::HostStore& host() { return store_->host(); }
    storage::IdentityStore& identities() { return store_->identities(); }
    storage::AccountStore& accounts() { return store_->accounts(); }
    storage::DeliveryStore& deliveries() { return store_->deliveries(); }
    storage::ChatStore& chat() { return store_->chat(); }
    storage::HistoryStore& history() { return store_->history(); }
    storage::ImportStore& imports() { return store_->imports(); }

    boost::asio::awaitable<storage::BackupSummary> back_up(storage::BackupOrder order);
    boost::asio::awaitable<storage::Unused> find_unused(storage::UnusedQuery query);
    boost::asio::awaitable<storage::RemovedCount> remove_unused(storage::Unused unused);

    bool healthy() const { return store_->healthy(); }
    boost::asio::awaitable<void> probe();
    /// How many requests of any subject it has not answered yet, without backups.
    std::size_t unanswered() const { return store_->unanswered(); }
    /// Finishes the requests that wait; later ones fail.
    void stop() { store_->stop(); }

private:
    /// Awaits a change and times it.
    template <class Value, class Start>
    boost::asio::awaitable<Value> change(Start start);

    std::unique_ptr<storage::Store> store_;
    Metrics& metrics_;
};

}  // namespace crisscross::server
