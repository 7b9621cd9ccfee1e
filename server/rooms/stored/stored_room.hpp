#pragma once

#include <span>

#include "server/rooms/core/room_effect.hpp"
#include "server/rooms/model/room_record.hpp"
#include "server/rooms/model/room_state.hpp"
#include "server/rooms/stored/stored_journal.hpp"
#include "storage/game.hpp"
#include "storage/journal.hpp"
#include "storage/projection.hpp"

/// How a room is stored, and read again.
namespace crisscross::server {

/// The rows stored beside the journal when `entries`, at least one, lead from `before` to `after`: those of one
/// command, or of the whole journal. They are derived only here.
storage::Projection project(const RoomState& before, const RoomState& after, std::span<const RoomEntry> entries);

/// An append in the form that the storage takes: as text, with the rows derived from it. `before` is the room at
/// `append.expected`, and `after` is its state with the entries.
storage::Append append_of(const RoomRecord& before, const RoomState& after, const Append& append);

class LexiconStore;

/// The room, or why its journal cannot be used: a damaged file, or a bug. May take a second (`RoomReader`).
engine::Result<RoomRecord, GameDamage> read_room(const storage::StoredGame& stored, const LexiconStore& lexicons);
/// The same with the rules of the game, which have been read already.
engine::Result<RoomRecord, GameDamage> read_room(const storage::StoredGame& stored, const engine::Rules& rules,
                                                 const LexiconStore& lexicons);

}  // namespace crisscross::server
