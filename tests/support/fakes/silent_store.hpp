#pragma once

#include <stdexcept>

#include "storage/delivery_store.hpp"
#include "storage/host_store.hpp"
#include "storage/store.hpp"

namespace crisscross::test {

/// A store that answers nothing: a test gives it the verbs that it needs.
class SilentStore : public storage::Store {
public:
    void create_player(const storage::TokenHash&, std::int64_t, storage::Completion<storage::PlayerRow>) override {}
    void create_invited_player(const storage::TokenHash&, const storage::TokenHash&, std::int64_t,
                               storage::Completion<std::optional<storage::PlayerRow>>) override {}
    void saw_player(storage::PlayerId, std::int64_t, storage::Completion<std::monostate>) override {}
    void find_player(const storage::TokenHash&, storage::Completion<std::optional<storage::PlayerRow>>) override {}
    void create_room(storage::CreateRoom, storage::Completion<storage::CreateRoomOutcome>) override {}
    void find_room(std::string, storage::Completion<std::optional<storage::RoomRow>>) override {}
    void rooms_of(storage::PlayerId, int, storage::Completion<std::vector<storage::RoomListing>>) override {}
    void load_game(storage::RoomId, std::uint32_t, storage::Completion<std::optional<storage::StoredGame>>) override {
    }
    void append(storage::Append, storage::Completion<storage::AppendOutcome>) override {}
    storage::HostStore& host() override { throw std::logic_error("no host in this test"); }
    storage::DeliveryStore& deliveries() override { throw std::logic_error("no deliveries in this test"); }
    void back_up(storage::BackupOrder, storage::Completion<storage::BackupSummary>) override {}
    void find_unused(storage::UnusedQuery, storage::Completion<storage::Unused>) override {}
    void remove_unused(storage::Unused, storage::Completion<storage::RemovedCount>) override {}
    void remove_finished(std::int64_t, int, storage::Completion<storage::RemovedCount>) override {}
    void probe(storage::Completion<std::monostate>) override {}
    bool healthy() const override { return true; }
    void stop() override {}
};

}  // namespace crisscross::test
