#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/rooms/model/room_record.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

class AwaitableStore;

/// Notes in the record which of the room's games under way keep words secret. All do whose rules are not read: they
/// are damaged, or there are too many.
boost::asio::awaitable<void> note_word_rules(AwaitableStore& store, storage::RoomId room, RoomRecord& record);

}  // namespace crisscross::server
