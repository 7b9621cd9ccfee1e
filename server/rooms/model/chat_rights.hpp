#pragma once

#include <optional>
#include <vector>

#include "protocol/messages/chat_messages.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// What somebody may do in the chat of a room.
struct ChatRights {
    bool on = true;
    std::vector<protocol::Channel> read{};
    std::optional<protocol::Channel> write{};
    bool host = false;  ///< may delete any line, and switch the chat on and off
    bool operator==(const ChatRights&) const = default;

    bool may_read(protocol::Channel channel) const;
};

/// Everybody writes in their own channel: players are those with a seat in the newest game. While that game is under
/// way, players do not see what watchers say about it; watchers see what players say, unless they see the game with a
/// delay. At any other time everybody sees both.
ChatRights chat_rights(const RoomRecord& room, PlayerId player);

}  // namespace crisscross::server
