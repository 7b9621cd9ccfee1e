#include "storage/sqlite/tables/rooms/chat_reactions.hpp"

#include "storage/sqlite/tables/rooms/chat_people.hpp"

namespace crisscross::storage {

// A database from before there was a bound may have more.
std::vector<ChatReaction> reactions_to(Database& database, RoomId room, ChatLineNumber line) {
    Statement select = database.prepare(
        "SELECT person, reaction FROM chat_reactions WHERE room = ? AND line = ? ORDER BY person LIMIT ?");
    select.bind(1, room).bind(2, line).bind(3, max_reactions);
    std::vector<ChatReaction> reactions;
    while (select.step()) reactions.push_back({static_cast<int>(select.integer(0)), select.text(1)});
    return reactions;
}

bool has_reacted(Database& database, const ChatTarget& target) {
    const auto person = chat_person(database, target.room, target.player);
    if (!person) return false;
    Statement find = database.prepare("SELECT 1 FROM chat_reactions WHERE room = ? AND line = ? AND person = ?");
    return find.bind(1, target.room).bind(2, target.line).bind(3, *person).step();
}

void set_reaction(Database& database, const ChatTarget& target, int person,
                  const std::optional<std::string>& reaction) {
    database.prepare("DELETE FROM chat_reactions WHERE room = ? AND line = ? AND person = ?")
        .bind(1, target.room)
        .bind(2, target.line)
        .bind(3, person)
        .run();
    if (reaction)
        database.prepare("INSERT INTO chat_reactions (room, line, person, reaction) VALUES (?, ?, ?, ?)")
            .bind(1, target.room)
            .bind(2, target.line)
            .bind(3, person)
            .bind(4, *reaction)
            .run();
}

}  // namespace crisscross::storage
