#pragma once

#include <optional>

#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// The answer to a join: what the client missed since version `seen` if that is little, else a snapshot.
protocol::server::Joined joined(const RoomRecord& room, PlayerId player, const protocol::RequestId& id,
                                std::optional<std::uint32_t> seen);

}  // namespace crisscross::server
