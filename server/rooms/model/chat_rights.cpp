#include "server/rooms/model/chat_rights.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

using protocol::Channel;

std::vector<Channel> readable(bool is_player, const protocol::Watching& watching) {
    if (is_player) return {Channel::players};
    if (watching.is_delayed()) return {Channel::watchers};
    return {Channel::players, Channel::watchers};
}

}  // namespace

bool ChatRights::may_read(Channel channel) const {
    return std::ranges::find(read, channel) != read.end();
}

ChatRights chat_rights(const RoomRecord& room, PlayerId player) {
    ChatRights rights{.on = room.chat_on, .host = room.about.host == player};
    if (!rights.on) return rights;
    const bool is_player = std::ranges::find(room.players, player) != room.players.end();
    const bool is_under_way = room.games.front().stage == name(Stage::playing);
    rights.write = is_player ? Channel::players : Channel::watchers;
    rights.read =
        is_under_way ? readable(is_player, room.about.watching) : std::vector{Channel::players, Channel::watchers};
    return rights;
}

}  // namespace crisscross::server
