#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "protocol/messages/message_parts.hpp"

/// What people say to each other in a room, and the answers. It belongs to no game.
namespace crisscross::protocol {

/// Who a line is for: while a game is under way, its players do not see what watchers say.
enum class Channel : std::uint8_t { players, watchers };

/// What somebody thinks of a line.
enum class Reaction : std::uint8_t { like, love, laugh, wow, sad, thanks };

/// The number of a line in its room.
using LineNumber = std::int64_t;

namespace client {

/// Says something, in the player's own channel.
struct Say {
    RequestId id{};
    std::string text{};
    std::string room{};
    bool operator==(const Say&) const = default;
};
/// Reacts to a line, in place of the player's earlier reaction to it. Without a reaction it takes that back.
struct React {
    RequestId id{};
    LineNumber line = 1;
    std::optional<Reaction> reaction{};
    std::string room{};
    bool operator==(const React&) const = default;
};
/// Deletes a line: the player's own, or any as the host of the room.
struct DeleteLine {
    RequestId id{};
    LineNumber line = 1;
    std::string room{};
    bool operator==(const DeleteLine&) const = default;
};
/// Asks for the newest lines, or for those before a line.
struct Chat {
    RequestId id{};
    std::optional<LineNumber> before{};
    std::string room{};
    bool operator==(const Chat&) const = default;
};
/// The player has read the chat up to this line.
struct ReadChat {
    RequestId id{};
    LineNumber line = 1;
    std::string room{};
    bool operator==(const ReadChat&) const = default;
};
/// Switches the chat of the room on or off; only its host may.
struct SetChat {
    RequestId id{};
    bool on = false;
    std::string room{};
    bool operator==(const SetChat&) const = default;
};

}  // namespace client

namespace server {

/// What people think of a line. People have numbers in the chat of a room.
struct Reactions {
    Reaction reaction = Reaction::like;
    std::vector<int> people{};
    bool operator==(const Reactions&) const = default;
};
struct ChatLine {
    LineNumber line = 1;
    Channel channel = Channel::players;
    int person = 1;       ///< who has said it
    std::string name{};   ///< theirs
    std::int64_t at = 0;  ///< milliseconds since 1970 UTC
    std::string text{};
    std::vector<Reactions> reactions{};
    bool operator==(const ChatLine&) const = default;
};
/// A line has been said, and is kept.
struct LineKept {
    RequestId id{};
    LineNumber line = 1;
    int person = 1;  ///< the player's own number
    bool operator==(const LineKept&) const = default;
};
/// Lines that the player may read, oldest first.
struct Chat {
    RequestId id{};
    std::vector<ChatLine> lines{};
    bool more = false;            ///< there are older ones
    std::optional<int> person{};  ///< the player's own number, once they have said something
    LineNumber read = 0;          ///< the last line that the player has read, on any device; 0 for none
    bool operator==(const Chat&) const = default;
};
/// A line that is new, or has changed.
struct ChatLineNow {
    std::string room{};
    ChatLine line{};
    bool operator==(const ChatLineNow&) const = default;
};
struct ChatLineDeleted {
    std::string room{};
    LineNumber line = 1;
    bool operator==(const ChatLineDeleted&) const = default;
};
/// What the viewer may do in the chat of a room. Sent to those who join it, and whenever it changes.
struct ChatNow {
    std::string room{};
    bool on = true;
    std::vector<Channel> read{};
    std::optional<Channel> write{};
    bool host = false;  ///< may delete any line, and switch the chat on and off
    bool operator==(const ChatNow&) const = default;
};

}  // namespace server

/// Requests about the chat of a room.
using ChatMessage = std::variant<client::Say, client::React, client::DeleteLine, client::Chat, client::SetChat>;

}  // namespace crisscross::protocol
