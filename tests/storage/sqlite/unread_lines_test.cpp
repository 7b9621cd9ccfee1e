#include "tests/storage/sqlite/chats.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("the list of games counts the lines of players that the player has not read, without their own") {
    Chats chats;
    const RoomId room = chats.shared_room();
    CHECK(chats.unread(chats.mara) == 0);
    chats.say(chats.jonas, "Hello", "players", room);
    chats.say(chats.mara, "Hi", "players", room);
    chats.say(chats.jonas, "Your turn", "players", room);
    chats.say(chats.nobody, "aside", "watchers", room);
    CHECK(chats.unread(chats.mara) == 2);
    CHECK(chats.unread(chats.jonas) == 1);
    CHECK(chats.read(chats.mara, 2));
    CHECK(chats.unread(chats.mara) == 1);
    CHECK(chats.read(chats.mara, 99));
    CHECK(chats.unread(chats.mara) == 0);
    chats.say(chats.jonas, "Still there?", "players", room);
    CHECK(chats.unread(chats.mara) == 1);  // it had not been said
    answer_to<std::monostate>([&](auto done) { chats.store().switch_chat(room, ChatSwitch::off, done); });
    CHECK(chats.unread(chats.mara) == 0);
}

TEST_CASE("the list of games counts no lines for somebody whom the host has removed from the room") {
    Chats chats;
    const RoomId room = chats.shared_room();
    chats.say(chats.jonas, "Well played", "players", room);
    chats.say(chats.mara, "Thank you", "players", room);
    for (const PlayerId player : {chats.mara, chats.jonas}) REQUIRE(chats.unread(player) == 1);
    Database(chats.file.path)
        .execute("INSERT INTO removed_from_rooms (room, player) VALUES (" + std::to_string(room) + ", " +
                 std::to_string(chats.jonas) + ")");
    CHECK(chats.unread(chats.jonas) == 0);
    CHECK(chats.unread(chats.mara) == 1);
}

TEST_CASE("somebody who reads a chat again, or has no seat, changes nothing") {
    Chats chats;
    const RoomId room = chats.shared_room();
    CHECK_FALSE(chats.read(chats.mara, 1));
    chats.say(chats.jonas, "Hello", "players", room);
    chats.say(chats.jonas, "Hello?", "players", room);
    CHECK(chats.read(chats.mara, 2));
    CHECK_FALSE(chats.read(chats.mara, 2));
    CHECK_FALSE(chats.read(chats.mara, 1));
    CHECK_FALSE(chats.read(chats.nobody, 2));
    const ChatQuery query{room, chats.mara, both};
    CHECK(answer_to<ChatPage>([&](auto done) { chats.store().lines(query, done); }).read == 2);
}

TEST_CASE("while a game is under way nobody reads further than the newest line that they may read") {
    Chats chats;
    const RoomId room = chats.shared_room();
    const PlayerId nora = chats.player(4, "Nora");
    const auto set_stage = [&](const std::string& stage) {
        Database(chats.file.path)
            .execute("UPDATE games SET stage = '" + stage + "' WHERE room = " + std::to_string(room));
    };
    const auto read = [&] {
        chats.read(chats.mara, 99);
        const ChatQuery query{room, chats.mara, both};
        return answer_to<ChatPage>([&](auto done) { chats.store().lines(query, done); }).read;
    };
    set_stage("playing");
    chats.say(nora, "aside", "watchers", room);
    CHECK(read() == 0);
    chats.say(chats.jonas, "Hello", "players", room);
    chats.say(nora, "aside", "watchers", room);
    CHECK(read() == 2);
    set_stage("over");
    CHECK(read() == 3);
}

TEST_CASE("no more unread lines are counted than a page would show") {
    Chats chats;
    const RoomId room = chats.shared_room();
    for (int count = 0; count <= max_unread; ++count) chats.say(chats.jonas, "Hello", "players", room);
    CHECK(chats.unread(chats.mara) == max_unread);
}
