#include "storage/sqlite/sqlite_chat_store.hpp"

#include "storage/sqlite/tables/rooms/chat.hpp"

namespace crisscross::storage {

void SqliteChatStore::add_line(NewChatLine line, Completion<std::optional<KeptLine>> done) {
    auto add = [line = std::move(line)](Database& database) { return add_chat_line(database, line, max_lines); };
    writer_.add(make_job(std::move(add), std::move(done)));
}

void SqliteChatStore::lines(ChatQuery query, Completion<ChatPage> done) {
    auto read = [query = std::move(query)](Database& database) { return chat_lines(database, query); };
    readers_.add(make_job(std::move(read), std::move(done)));
}

void SqliteChatStore::react(ChatTarget target, std::optional<std::string> reaction, Completion<Reacted> done) {
    auto change = [target = std::move(target), reaction = std::move(reaction)](Database& database) {
        return react_to_line(database, target, reaction);
    };
    writer_.add(make_job(std::move(change), std::move(done)));
}

void SqliteChatStore::delete_line(ChatTarget target, DeletableLines lines, Completion<std::optional<ChatLine>> done) {
    auto remove = [lines, target = std::move(target)](Database& database) {
        return delete_chat_line(database, target, lines);
    };
    writer_.add(make_job(std::move(remove), std::move(done)));
}

void SqliteChatStore::read_chat(ChatRead read, Completion<bool> done) {
    auto note = [read = std::move(read)](Database& database) { return storage::read_chat(database, read); };
    writer_.add(make_job(std::move(note), std::move(done)));
}

void SqliteChatStore::switch_chat(RoomId room, ChatSwitch position, Completion<std::monostate> done) {
    const auto change = [room, position](Database& database) {
        storage::switch_chat(database, room, position);
        return std::monostate{};
    };
    writer_.add(make_job(change, std::move(done)));
}

}  // namespace crisscross::storage
