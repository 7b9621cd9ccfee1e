#pragma once

#include <optional>

#include "storage/rooms/chat.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Keeps the newest `max` lines of the room. Nothing if the player has no name. A request that has said one of the
/// latest `max` lines adds none.
std::optional<KeptLine> add_chat_line(Database& database, const NewChatLine& line, int max);
ChatPage chat_lines(Database& database, const ChatQuery& query);
Reacted react_to_line(Database& database, const ChatTarget& target, const std::optional<std::string>& reaction);
std::optional<ChatLine> delete_chat_line(Database& database, const ChatTarget& target, DeletableLines lines);
void delete_chat_lines_of(Database& database, RoomId room, PlayerId player);
/// False if that is nothing new.
bool read_chat(Database& database, const ChatRead& read);
void switch_chat(Database& database, RoomId room, ChatSwitch position);
bool is_chat_on(Database& database, RoomId room);

}  // namespace crisscross::storage
