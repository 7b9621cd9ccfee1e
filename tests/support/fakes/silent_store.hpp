#pragma once

#include <stdexcept>

#include "storage/calls/delivery_store.hpp"
#include "storage/history/history_store.hpp"
#include "storage/host/host_store.hpp"
#include "storage/imports/import_store.hpp"
#include "storage/people/account_store.hpp"
#include "storage/people/identity_store.hpp"
#include "storage/store.hpp"

namespace crisscross::test {

/// A store that answers nothing: a test gives it the verbs that it needs.
class SilentStore : public storage::Store {
public:
    void create_player(storage::NewDevice, storage::Completion<storage::PlayerOnDevice>) override {}
    void create_invited_player(storage::NewDevice, const storage::TokenHash&,
                               storage::Completion<std::optional<storage::PlayerOnDevice>>) override {}
    void saw_device(storage::DeviceId, std::string, std::int64_t, storage::Completion<std::monostate>) override {}
    void rename_player(storage::PlayerId, std::string, storage::Completion<std::monostate>) override {}
    void find_player(const storage::TokenHash&,
                     storage::Completion<std::optional<storage::PlayerOnDevice>>) override {}
    void create_room(storage::CreateRoom, storage::Completion<storage::CreateRoomOutcome>) override {}
    void find_room(std::string, storage::Completion<std::optional<storage::RoomRow>>) override {}
    void change_room(storage::ChangeRoom, storage::Completion<std::monostate>) override {}
    void rooms_of(storage::RoomsQuery, storage::Completion<std::vector<storage::RoomListing>>) override {}
    void create_game(storage::CreateGame, storage::Completion<storage::CreateGameOutcome>) override {}
    void load_series(storage::RoomId, int, storage::Completion<storage::Series>) override {}
    void load_game(storage::RoomId, std::optional<int>, std::uint32_t,
                   storage::Completion<std::optional<storage::StoredGame>>) override {}
    void read_game(storage::RoomId, std::optional<int>,
                   storage::Completion<std::optional<storage::StoredGame>>) override {}
    void find_version(storage::RoomId, std::optional<int>,
                      storage::Completion<std::optional<storage::GameVersion>>) override {}
    void count_games(storage::PlayerId, int, storage::Completion<int>) override {}
    void players_in(storage::RoomId, storage::Completion<std::vector<storage::PlayerId>>) override {}
    void append(storage::Append, storage::Completion<storage::AppendOutcome>) override {}
    void find_receipt(storage::CommandId, storage::Completion<std::optional<storage::Receipt>>) override {}
    void find_uncalled(std::int64_t, int, storage::Completion<std::vector<storage::ChangedGame>>) override {}
    void find_alarms(storage::AlarmQuery, storage::Completion<std::vector<storage::GameAlarm>>) override {}
    storage::HostStore& host() override { throw std::logic_error("no host in this test"); }
    storage::IdentityStore& identities() override { throw std::logic_error("no identities in this test"); }
    storage::ChatStore& chat() override { throw std::logic_error("no chat in this test"); }
    storage::DeliveryStore& deliveries() override { throw std::logic_error("no deliveries in this test"); }
    storage::HistoryStore& history() override { throw std::logic_error("no finished games in this test"); }
    storage::ImportStore& imports() override { throw std::logic_error("no imports in this test"); }
    storage::AccountStore& accounts() override { throw std::logic_error("no accounts in this test"); }
    void back_up(storage::BackupOrder, storage::Completion<storage::BackupSummary>) override {}
    void find_unused(storage::UnusedQuery, storage::Completion<storage::Unused>) override {}
    void remove_unused(storage::Unused, storage::Completion<storage::RemovedCount>) override {}
    void probe(storage::Completion<std::monostate>) override {}
    std::size_t unanswered() const override { return 0; }
    bool healthy() const override { return true; }
    void stop() override {}
};

}  // namespace crisscross::test
