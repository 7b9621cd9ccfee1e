#pragma once

#include "storage/failure.hpp"
#include "storage/rooms/chat.hpp"

namespace crisscross::storage {

/// What people say in rooms. The verbs answer as those of `Store` do.
class ChatStore {
public:
    virtual ~ChatStore() = default;

    /// How many lines of a room are kept; the oldest make room for new ones.
    static constexpr int max_lines = 1000;

    /// Nothing if the player has no name yet. A request that has said one of the latest `max_lines` lines of the
    /// room adds none.
    virtual void add_line(NewChatLine line, Completion<std::optional<KeptLine>> done) = 0;
    /// The newest lines, or those before a line.
    virtual void lines(ChatQuery query, Completion<ChatPage> done) = 0;
    /// Sets the player's reaction to a line, or takes it back.
    virtual void react(ChatTarget target, std::optional<std::string> reaction, Completion<Reacted> done) = 0;
    /// Deletes a line, even in a channel that the player may not read; then the line as it was. Nothing if there is
    /// no line with this number that they may delete.
    virtual void delete_line(ChatTarget target, DeletableLines lines, Completion<std::optional<ChatLine>> done) = 0;
    /// False if that is nothing new: they have read as far already, or have no seat in the room.
    virtual void read_chat(ChatRead read, Completion<bool> done) = 0;
    virtual void switch_chat(RoomId room, ChatSwitch position, Completion<std::monostate> done) = 0;
};

}  // namespace crisscross::storage
