#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/rooms/chat.hpp"
#include "storage/sqlite/database/database.hpp"

/// How people have reacted to the lines of a chat.
namespace crisscross::storage {

/// In the order of the people.
std::vector<ChatReaction> reactions_to(Database& database, RoomId room, ChatLineNumber line);
bool has_reacted(Database& database, const ChatTarget& target);
/// In place of this person's earlier reaction; without one, takes that back.
void set_reaction(Database& database, const ChatTarget& target, int person,
                  const std::optional<std::string>& reaction);

}  // namespace crisscross::storage
