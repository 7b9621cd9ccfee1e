#include "storage/sqlite/tables/rooms/chat.hpp"

#include <algorithm>

#include "storage/sqlite/tables/rooms/chat_people.hpp"
#include "storage/sqlite/tables/rooms/chat_reactions.hpp"

namespace crisscross::storage {
namespace {

constexpr const char* line_columns =
    "SELECT chat_lines.number, channel, person, name, at, text FROM chat_lines "
    "JOIN chat_people ON chat_people.room = chat_lines.room AND chat_people.number = person ";

ChatLineNumber next_number(Database& database, RoomId room) {
    Statement count =
        database.prepare("UPDATE rooms SET chat_lines = chat_lines + 1 WHERE id = ? RETURNING chat_lines");
    count.bind(1, room).step();
    const ChatLineNumber number = count.integer(0);
    while (count.step()) {
    }
    return number;
}

ChatLine read_line(Database& database, RoomId room, const Statement& row) {
    return {.number = row.integer(0),
            .channel = row.text(1),
            .person = static_cast<int>(row.integer(2)),
            .name = row.text(3),
            .at = row.integer(4),
            .text = row.text(5),
            .reactions = reactions_to(database, room, row.integer(0))};
}

std::optional<ChatLine> find_line(Database& database, RoomId room, ChatLineNumber number) {
    Statement find =
        database.prepare(std::string(line_columns) + "WHERE chat_lines.room = ? AND chat_lines.number = ?");
    if (!find.bind(1, room).bind(2, number).step()) return std::nullopt;
    return read_line(database, room, find);
}

/// The line, if it is in one of the channels that the player may read.
std::optional<ChatLine> find_target(Database& database, const ChatTarget& target) {
    auto line = find_line(database, target.room, target.line);
    const bool may_read = line && std::ranges::find(target.channels, line->channel) != target.channels.end();
    return may_read ? std::move(line) : std::nullopt;
}

/// The line, if it is the player's own and they may read it.
std::optional<ChatLine> find_own_line(Database& database, const ChatTarget& target) {
    auto line = find_target(database, target);
    const bool is_own = line && line->person == chat_person(database, target.room, target.player);
    return is_own ? std::move(line) : std::nullopt;
}

/// The line that the request has said already.
std::optional<ChatLineNumber> line_by_request(Database& database, const NewChatLine& line, int person) {
    Statement find = database.prepare("SELECT line FROM chat_receipts WHERE room = ? AND person = ? AND request = ?");
    if (!find.bind(1, line.room).bind(2, person).bind(3, line.request).step()) return std::nullopt;
    return find.integer(0);
}

void keep_receipt(Database& database, const NewChatLine& line, int person, ChatLineNumber number) {
    if (line.request.empty()) return;
    database.prepare("INSERT INTO chat_receipts (room, person, request, line) VALUES (?, ?, ?, ?)")
        .bind(1, line.room)
        .bind(2, person)
        .bind(3, line.request)
        .bind(4, number)
        .run();
}

/// The oldest lines make room for the one with this number, and so do the oldest receipts.
void drop_oldest_lines(Database& database, RoomId room, ChatLineNumber newest, int max) {
    database.prepare("DELETE FROM chat_receipts WHERE room = ? AND line <= ?")
        .bind(1, room)
        .bind(2, newest - max)
        .run();
    database
        .prepare(
            "DELETE FROM chat_lines WHERE room = ?1 AND number <= "
            "(SELECT number FROM chat_lines WHERE room = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)")
        .bind(1, room)
        .bind(2, max)
        .run();
}

ChatLineNumber last_read(Database& database, RoomId room, PlayerId player) {
    Statement find = database.prepare("SELECT line FROM chat_read WHERE room = ? AND player = ?");
    return find.bind(1, room).bind(2, player).step() ? find.integer(0) : 0;
}

/// The room with this code, if the player has a seat in any of its games.
std::optional<RoomId> room_of_player(Database& database, const std::string& code, PlayerId player) {
    Statement find = database.prepare(
        "SELECT id FROM rooms WHERE code = ?1 AND EXISTS (SELECT 1 FROM games JOIN seats ON seats.game = games.id "
        "WHERE games.room = rooms.id AND player = ?2)");
    if (!find.bind(1, code).bind(2, player).step()) return std::nullopt;
    return find.integer(0);
}

/// Of the lines that the player may read, while games are under way; 0 if there is none.
ChatLineNumber newest_readable(Database& database, RoomId room, PlayerId player) {
    Statement find = database.prepare(
        "SELECT number FROM chat_lines WHERE room = ?1 AND channel IN ("
        "iif(EXISTS (SELECT 1 FROM games JOIN seats ON seats.game = games.id WHERE games.room = ?1 "
        "AND stage = 'playing' AND player = ?2), '', 'watchers'), "
        "iif(EXISTS (SELECT 1 FROM games JOIN rooms ON rooms.id = games.room WHERE games.room = ?1 "
        "AND stage = 'playing' AND delay_moves + delay_seconds > 0 "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE game = games.id AND player = ?2)), '', 'players')) "
        "ORDER BY number DESC LIMIT 1");
    return find.bind(1, room).bind(2, player).step() ? find.integer(0) : 0;
}

const std::string& channel(const ChatQuery& query, std::size_t index) {
    static const std::string none;
    return index < query.channels.size() ? query.channels[index] : none;
}

}  // namespace

std::optional<KeptLine> add_chat_line(Database& database, const NewChatLine& line, int max) {
    const auto person = enter_person(database, line.room, line.player);
    if (!person) return std::nullopt;
    if (const auto repeated = line_by_request(database, line, *person))
        return KeptLine{{.number = *repeated, .person = *person}, true};
    const ChatLineNumber number = next_number(database, line.room);
    database.prepare("INSERT INTO chat_lines (room, number, channel, person, at, text) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(1, line.room)
        .bind(2, number)
        .bind(3, line.channel)
        .bind(4, *person)
        .bind(5, line.at)
        .bind(6, line.text)
        .run();
    keep_receipt(database, line, *person, number);
    drop_oldest_lines(database, line.room, number, max);
    return KeptLine{find_line(database, line.room, number).value()};
}

// One more than asked for says whether there are older ones.
ChatPage chat_lines(Database& database, const ChatQuery& query) {
    ChatPage page{.person = chat_person(database, query.room, query.player),
                  .read = last_read(database, query.room, query.player)};
    Statement select =
        database.prepare(std::string(line_columns) +
                         "WHERE chat_lines.room = ?1 AND (?2 = 0 OR chat_lines.number < ?2) AND channel IN (?3, ?4) "
                         "ORDER BY chat_lines.number DESC LIMIT ?5");
    select.bind(1, query.room).bind(2, query.before.value_or(0));
    select.bind(3, channel(query, 0)).bind(4, channel(query, 1)).bind(5, query.limit + 1);
    while (select.step()) page.lines.push_back(read_line(database, query.room, select));
    page.more = static_cast<int>(page.lines.size()) > query.limit;
    if (page.more) page.lines.pop_back();
    std::ranges::reverse(page.lines);
    return page;
}

Reacted react_to_line(Database& database, const ChatTarget& target, const std::optional<std::string>& reaction) {
    const auto line = find_target(database, target);
    if (!line) return NoReaction::no_line;
    const bool is_full = line->reactions.size() >= static_cast<std::size_t>(max_reactions);
    if (reaction && is_full && !has_reacted(database, target)) return NoReaction::too_many;
    const auto person = enter_person(database, target.room, target.player);
    if (!person) return NoReaction::nameless;
    set_reaction(database, target, *person, reaction);
    return find_line(database, target.room, target.line).value();
}

std::optional<ChatLine> delete_chat_line(Database& database, const ChatTarget& target, DeletableLines lines) {
    auto line = lines == DeletableLines::own ? find_own_line(database, target)
                                             : find_line(database, target.room, target.line);
    if (!line) return std::nullopt;
    database.prepare("DELETE FROM chat_lines WHERE room = ? AND number = ?")
        .bind(1, target.room)
        .bind(2, target.line)
        .run();
    return line;
}

void delete_chat_lines_of(Database& database, RoomId room, PlayerId player) {
    database
        .prepare(
            "DELETE FROM chat_lines WHERE room = ?1 "
            "AND person = (SELECT number FROM chat_people WHERE room = ?1 AND player = ?2)")
        .bind(1, room)
        .bind(2, player)
        .run();
}

// Nobody reads a line before it is said, nor one of a channel that is hidden from them: its number would give it
// away.
bool read_chat(Database& database, const ChatRead& read) {
    const auto room = room_of_player(database, read.room, read.player);
    const ChatLineNumber line = room ? std::min(read.line, newest_readable(database, *room, read.player)) : 0;
    if (line <= 0) return false;
    database
        .prepare(
            "INSERT INTO chat_read (room, player, line) VALUES (?, ?, ?) "
            "ON CONFLICT (room, player) DO UPDATE SET line = excluded.line WHERE excluded.line > line")
        .bind(1, *room)
        .bind(2, read.player)
        .bind(3, line)
        .run();
    return database.changes() == 1;
}

void switch_chat(Database& database, RoomId room, ChatSwitch position) {
    const bool is_off = position == ChatSwitch::off;
    database.prepare("UPDATE rooms SET chat_off = ? WHERE id = ?").bind(1, is_off).bind(2, room).run();
}

bool is_chat_on(Database& database, RoomId room) {
    Statement find = database.prepare("SELECT chat_off FROM rooms WHERE id = ?");
    return !find.bind(1, room).step() || find.integer(0) == 0;
}

}  // namespace crisscross::storage
