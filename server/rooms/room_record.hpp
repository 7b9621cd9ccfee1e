#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/chance.hpp"
#include "protocol/messages/snapshot.hpp"
#include "server/rooms/room_state.hpp"
#include "storage/game.hpp"

namespace crisscross::server {

class LexiconStore;

/// A room that has been read: its history, what it comes to, and what it needs to go on.
struct RoomRecord {
    storage::GameId id = 0;  ///< of its game
    RoomState state;
    std::vector<RoomEntry> log{};
    std::map<storage::CommandId, std::uint32_t> receipts{};
    engine::Chance chance;
    std::optional<engine::Lexicon> lexicon{};  ///< in the letters of the tiles; none if it is gone from the server
    protocol::LexiconNote lexicon_note{};      ///< of the list as it was chosen

    const engine::Lexicon* list() const { return lexicon ? &*lexicon : nullptr; }
};

/// Throws `std::runtime_error` if the journal cannot be read: a damaged file, or a bug. May take a second
/// (`RoomReader`).
RoomRecord read_room(const storage::StoredGame& stored, const LexiconStore& lexicons);

}  // namespace crisscross::server
