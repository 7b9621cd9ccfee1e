#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/rooms/chat_store.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/storage/data_file.hpp"

/// What tests of chats share.
namespace crisscross::test {

using Found = std::optional<storage::ChatLine>;
inline const std::vector<std::string> both{"players", "watchers"};

/// Two players with a name and one without, two rooms, and the chats of a store.
struct Chats {
    storage::PlayerId player(int number, const std::string& name) {
        storage::Database database(file.path);
        const storage::PlayerId made = storage::create_player(database, device(number)).player.id;
        storage::rename_player(database, made, name);
        return made;
    }
    storage::RoomId room(const std::string& code) {
        storage::Database database(file.path);
        add_room(database, code);
        return storage::find_room(database, code)->id;
    }
    Found say(storage::PlayerId player, const std::string& text, const std::string& channel = "players",
              storage::RoomId room = 0) {
        const auto kept = say_as(player, text, "", channel, room);
        return kept ? Found(kept->line) : std::nullopt;
    }
    std::optional<storage::KeptLine> say_as(storage::PlayerId player, const std::string& text,
                                            const std::string& request, const std::string& channel = "players",
                                            storage::RoomId room = 0) {
        const storage::NewChatLine line{room == 0 ? first : room, player, channel, text, 1000, request};
        return answer_to<std::optional<storage::KeptLine>>([&](auto done) { store().add_line(line, done); });
    }
    storage::ChatPage page(const std::vector<std::string>& channels = both,
                           std::optional<storage::ChatLineNumber> before = {}, int limit = 50) {
        const storage::ChatQuery query{first, mara, channels, before, limit};
        return answer_to<storage::ChatPage>([&](auto done) { store().lines(query, done); });
    }
    storage::Reacted answer_to_reaction(storage::PlayerId player, storage::ChatLineNumber line,
                                        std::optional<std::string> reaction,
                                        const std::vector<std::string>& channels = both) {
        return answer_to<storage::Reacted>([&](auto done) {
            store().react({first, player, line, channels}, reaction, done);
        });
    }
    Found react(storage::PlayerId player, storage::ChatLineNumber line, std::optional<std::string> reaction,
                const std::vector<std::string>& channels = both) {
        const storage::Reacted reacted = answer_to_reaction(player, line, std::move(reaction), channels);
        const auto* now = std::get_if<storage::ChatLine>(&reacted);
        return now ? Found(*now) : std::nullopt;
    }
    /// This many more players with a name.
    std::vector<storage::PlayerId> crowd(int count) {
        std::vector<storage::PlayerId> people;
        for (int number = 1; number <= count; ++number)
            people.push_back(player(100 + number, "Guest " + std::to_string(number)));
        return people;
    }
    Found remove(storage::PlayerId player, storage::ChatLineNumber line,
                 storage::DeletableLines lines = storage::DeletableLines::own) {
        return answer_to<Found>([&](auto done) { store().delete_line({first, player, line, both}, lines, done); });
    }
    bool read(storage::PlayerId player, storage::ChatLineNumber line) {
        return answer_to<bool>([&](auto done) { store().read_chat({"CCCCCCCC", player, line}, done); });
    }
    /// A room in which Mara and Jonas have seats.
    storage::RoomId shared_room() {
        storage::Database database(file.path);
        storage::CreateRoom create = new_room("CCCCCCCC");
        create.projection.seats = {{mara, "Mara"}, {jonas, "Jonas"}};
        add_room(database, create);
        return storage::find_room(database, "CCCCCCCC")->id;
    }
    int unread(storage::PlayerId player) {
        storage::Database database(file.path);
        return storage::rooms_of(database, {.player = player}).at(0).unread;
    }
    storage::ChatStore& store() { return opened.chat(); }

    DataFile file{};
    storage::SqliteStore opened{file.path};
    storage::PlayerId mara = player(1, "Mara"), jonas = player(2, "Jonas"), nobody = player(3, "");
    storage::RoomId first = room("AAAAAAAA"), second = room("BBBBBBBB");
};

inline std::vector<std::string> texts(const storage::ChatPage& page) {
    std::vector<std::string> texts;
    for (const storage::ChatLine& line : page.lines) texts.push_back(line.text);
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace crisscross::test
