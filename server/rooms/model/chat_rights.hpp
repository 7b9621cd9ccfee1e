#pragma once

#include <optional>
#include <vector>

#include "protocol/messages/rooms/chat_messages.hpp"
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

/// Everybody writes in their own channel: players are those with a seat in the newest game, or in any game under way,
/// even one that is set aside. The players of a game under way do not see what watchers say; watchers see what
/// players say, unless they see games with a delay. Where several are under way, everybody sees only what they
/// may see in each of them. At any other time everybody sees both.
ChatRights chat_rights(const RoomRecord& room, PlayerId player);

}  // namespace crisscross::server
