#include "server/rooms/model/chat_rights.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

using protocol::Channel;

/// Whether the channel gives nothing away about a game under way.
bool is_readable(Channel channel, bool is_player, const protocol::Watching& watching) {
    if (channel == Channel::watchers) return !is_player;
    return is_player || !watching.is_delayed();
}

bool is_readable(Channel channel, const RoomRecord& room, PlayerId player) {
    return std::ranges::all_of(room.under_way, [&](const auto& game) {
        return is_readable(channel, game.second.has(player), room.about.watching);
    });
}

bool plays_any(const RoomRecord& room, PlayerId player) {
    return is_among(room.players, player) ||
           std::ranges::any_of(room.under_way, [player](const auto& game) { return game.second.has(player); });
}

}  // namespace

bool ChatRights::may_read(Channel channel) const {
    return std::ranges::find(read, channel) != read.end();
}

ChatRights chat_rights(const RoomRecord& room, PlayerId player) {
    ChatRights rights{.on = room.chat_on, .host = room.about.host == player};
    if (!rights.on) return rights;
    rights.write = plays_any(room, player) ? Channel::players : Channel::watchers;
    for (const Channel channel : {Channel::players, Channel::watchers})
        if (is_readable(channel, room, player)) rights.read.push_back(channel);
    return rights;
}

}  // namespace crisscross::server
