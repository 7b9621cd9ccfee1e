#pragma once

#include "storage/rooms/chat_store.hpp"
#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"

namespace crisscross::storage {

/// The verbs of chats, on the threads of a `SqliteStore`.
class SqliteChatStore final : public ChatStore {
public:
    SqliteChatStore(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    void add_line(NewChatLine line, Completion<std::optional<KeptLine>> done) override;
    void lines(ChatQuery query, Completion<ChatPage> done) override;
    void react(ChatTarget target, std::optional<std::string> reaction, Completion<Reacted> done) override;
    void delete_line(ChatTarget target, DeletableLines lines, Completion<std::optional<ChatLine>> done) override;
    void read_chat(ChatRead read, Completion<bool> done) override;
    void switch_chat(RoomId room, ChatSwitch position, Completion<std::monostate> done) override;

private:
    Writer& writer_;
    Readers& readers_;
};

}  // namespace crisscross::storage
