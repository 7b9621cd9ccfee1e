#pragma once

#include <span>
#include <vector>

#include "server/rooms/model/room_record.hpp"
#include "storage/rooms.hpp"

namespace crisscross::server {

class LexiconStore;

/// What the storage has of a room, as text.
struct StoredRoom {
    storage::RoomRow row{};
    std::vector<storage::JournalEntry> entries{};
    std::vector<storage::Receipt> receipts{};
};

/// On the storage thread. Throws if there is no such room.
StoredRoom load_room(storage::Database& database, storage::RoomId id);

/// On the storage thread, in its transaction: an append with the seats that its entries change.
storage::AppendOutcome store(storage::Database& database, const storage::Append& append,
                             std::span<const RoomEntry> entries, std::size_t seats_before);

/// Throws `std::runtime_error` if the journal cannot be read: a damaged file, or a bug.
RoomRecord read_room(const StoredRoom& stored, const LexiconStore& lexicons);

}  // namespace crisscross::server
