#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/chance.hpp"
#include "protocol/messages/snapshot.hpp"
#include "server/rooms/room_state.hpp"
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

/// On the storage thread, in its transaction: an accepted input with all that belongs to it.
storage::AppendOutcome store(storage::Database& database, const storage::Append& append,
                             std::span<const RoomEntry> entries, std::size_t seats_before);

/// A room that has been read: its history, what it comes to, and what it needs to go on.
struct RoomRecord {
    storage::RoomId id = 0;
    RoomState state;
    std::vector<RoomEntry> log{};
    std::map<std::pair<PlayerId, std::string>, std::uint32_t> receipts{};
    engine::Chance chance;
    std::optional<engine::Lexicon> lexicon{};  ///< in the letters of the tiles; none if it is gone from the server
    protocol::LexiconNote lexicon_note{};      ///< of the list as it was chosen

    const engine::Lexicon* list() const { return lexicon ? &*lexicon : nullptr; }
};

/// Throws `std::runtime_error` if the journal cannot be read: a damaged file, or a bug. May take a second
/// (`RoomReader`).
RoomRecord read_room(const StoredRoom& stored, const LexiconStore& lexicons);

}  // namespace crisscross::server
