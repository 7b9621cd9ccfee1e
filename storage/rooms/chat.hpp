#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/rooms/room.hpp"

namespace crisscross::storage {

/// The number of a line in its room.
using ChatLineNumber = std::int64_t;

/// How many people can react to a line. A page of lines names them all: each takes up to 11 bytes of it, so the
/// reactions to a line take about as much as its text.
inline constexpr int max_reactions = 100;

/// Something that a player wants to say. Their name is the one that they used last.
struct NewChatLine {
    RoomId room = 0;
    PlayerId player = 0;
    std::string channel{};
    std::string text{};
    std::int64_t at = 0;
    std::string request{};  ///< of the player, by its id; the same one says nothing twice. Empty if it has none
};

/// What somebody thinks of a line.
struct ChatReaction {
    int person = 0;
    std::string reaction{};
    bool operator==(const ChatReaction&) const = default;
};

struct ChatLine {
    ChatLineNumber number = 0;
    std::string channel{};
    int person = 0;  ///< who has said it: their number in the chat of the room
    std::string name{};
    std::int64_t at = 0;
    std::string text{};
    std::vector<ChatReaction> reactions{};  ///< by person, at most `max_reactions`
    bool operator==(const ChatLine&) const = default;
};

/// Why somebody has not reacted to a line.
enum class NoReaction : std::uint8_t {
    no_line,   ///< they see no such line
    nameless,  ///< they have no name
    too_many,  ///< `max_reactions` other people have
};

/// What came of a reaction: the line as it is now, or why it is as before.
using Reacted = std::variant<ChatLine, NoReaction>;

/// A line that is kept.
struct KeptLine {
    ChatLine line{};
    bool repeated = false;  ///< it was kept before; of the line only the number and the person are said
    bool operator==(const KeptLine&) const = default;
};

/// Lines for a reader, oldest first.
struct ChatPage {
    std::vector<ChatLine> lines{};
    bool more = false;            ///< there are older ones
    std::optional<int> person{};  ///< the reader's own number, if they have one
    ChatLineNumber read = 0;      ///< the last line that the reader has read; 0 for none
    bool operator==(const ChatPage&) const = default;
};

/// A player has read the chat of a room up to a line.
struct ChatRead {
    std::string room{};  ///< its code
    PlayerId player = 0;
    ChatLineNumber line = 0;
};

/// Which lines a reader asks for.
struct ChatQuery {
    RoomId room = 0;
    PlayerId player = 0;
    std::vector<std::string> channels{};  ///< that they may read
    std::optional<ChatLineNumber> before{};
    int limit = 50;
};

/// Whether people can talk in a room.
enum class ChatSwitch : std::uint8_t { off, on };

/// Which lines somebody may delete: their own, or those of anybody.
enum class DeletableLines : std::uint8_t { own, anybodys };

/// A line that somebody wants to react to or to delete.
struct ChatTarget {
    RoomId room = 0;
    PlayerId player = 0;
    ChatLineNumber line = 0;
    std::vector<std::string> channels{};  ///< that they may read
};

}  // namespace crisscross::storage
