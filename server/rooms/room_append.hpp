#pragma once

#include "server/rooms/core/room_effect.hpp"
#include "server/rooms/model/room_record.hpp"
#include "storage/journal.hpp"

namespace crisscross::server {

/// An append in the form that the storage takes: as text, with the rows derived from it. `before` is the room at
/// `append.expected`.
storage::Append append_of(const RoomRecord& before, const Append& append);

}  // namespace crisscross::server
