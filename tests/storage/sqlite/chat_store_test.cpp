#include "storage/rooms/chat_store.hpp"

#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "tests/storage/sqlite/chats.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("lines of a chat and the people in it are numbered in their room") {
    Chats chats;
    const Found hello = chats.say(chats.jonas, "Hello");
    REQUIRE(hello);
    CHECK(*hello == ChatLine{1, "players", 1, "Jonas", 1000, "Hello", {}});
    CHECK(chats.say(chats.mara, "Hi")->number == 2);
    CHECK(chats.say(chats.jonas, "elsewhere", "players", chats.second)->number == 1);
    CHECK(texts(chats.page()) == Texts{"Hello", "Hi"});
    CHECK(chats.page().person == 2);
    CHECK_FALSE(chats.page().more);
}

TEST_CASE("somebody without a name says nothing in a chat") {
    Chats chats;
    CHECK_FALSE(chats.say(chats.nobody, "Hello"));
    CHECK(chats.page().lines.empty());
}

TEST_CASE(
    "a page of a chat has only lines of the channels that are asked for, and says whether there are older ones") {
    Chats chats;
    for (const char* text : {"one", "two", "three"}) chats.say(chats.mara, text);
    chats.say(chats.jonas, "aside", "watchers");
    CHECK(texts(chats.page({"watchers"})) == Texts{"aside"});
    CHECK(texts(chats.page({"players"}, {}, 2)) == Texts{"two", "three"});
    CHECK(chats.page({"players"}, {}, 2).more);
    CHECK(texts(chats.page({"players"}, 2, 2)) == Texts{"one"});
    CHECK_FALSE(chats.page({"players"}, 2, 2).more);
    CHECK(chats.page({}).lines.empty());
}

TEST_CASE("people delete their own lines, those who may any, and no number is used again") {
    Chats chats;
    chats.say(chats.mara, "Hello");
    chats.react(chats.jonas, 1, "like");
    CHECK_FALSE(chats.remove(chats.jonas, 1));
    CHECK(chats.remove(chats.mara, 1));
    CHECK_FALSE(chats.remove(chats.mara, 1));
    CHECK(chats.say(chats.mara, "Hello again")->number == 2);
    CHECK(chats.remove(chats.jonas, 2, DeletableLines::anybodys));
}

TEST_CASE("those who may delete any line of a chat may delete one in a channel that they do not read") {
    Chats chats;
    chats.say(chats.mara, "Hello", "watchers");
    const auto remove = [&](DeletableLines lines) {
        return answer_to<Found>([&](auto done) {
            chats.store().delete_line({chats.first, chats.jonas, 1, {"players"}}, lines, done);
        });
    };
    CHECK_FALSE(remove(DeletableLines::own));
    CHECK(remove(DeletableLines::anybodys));
    CHECK(chats.page().lines.empty());
}

TEST_CASE("all that somebody has said in one room is deleted with a change of it") {
    Chats chats;
    Database database(chats.file.path);
    chats.say(chats.mara, "Hello", "watchers");
    chats.say(chats.jonas, "Hi", "watchers");
    chats.say(chats.mara, "How are you?");
    chats.say(chats.mara, "elsewhere", "players", chats.second);
    const auto change = [&](PlayerId player) {
        Transaction transaction(database);
        change_room(database, {.room = chats.first, .lines_of = player});
        transaction.commit();
    };
    change(chats.nobody);  // who has said nothing
    CHECK(chats.page().lines.size() == 3);
    change(chats.mara);
    CHECK(texts(chats.page()) == Texts{"Hi"});
    CHECK(texts(answer_to<ChatPage>([&](auto done) {
              chats.store().lines({.room = chats.second, .player = chats.jonas, .channels = {"players"}}, done);
          })) == Texts{"elsewhere"});
}

TEST_CASE("the oldest lines of a chat make room for new ones") {
    Chats chats;
    Database database(chats.file.path);
    for (int number = 1; number <= 12; ++number)
        add_chat_line(database, {chats.first, chats.mara, "players", std::to_string(number), 1000}, 10);
    const ChatPage page = chats.page();
    CHECK(page.lines.size() == 10);
    CHECK(page.lines.front().text == "3");
}

TEST_CASE("a chat of the server keeps its last thousand lines") {
    Chats chats;
    for (int number = 1; number <= ChatStore::max_lines + 1; ++number)
        REQUIRE(chats.say(chats.mara, std::to_string(number)));
    const ChatPage page = chats.page(both, std::nullopt, ChatStore::max_lines + 1);
    CHECK(page.lines.size() == static_cast<std::size_t>(ChatStore::max_lines));
    CHECK(page.lines.front().text == "2");
}

TEST_CASE("a request that comes again says nothing twice, even when its line has been deleted") {
    Chats chats;
    const auto first = chats.say_as(chats.mara, "Hello", "c1").value();
    CHECK_FALSE(first.repeated);
    CHECK(first.line.number == 1);
    const KeptLine again{{.number = 1, .person = first.line.person}, true};
    CHECK(chats.say_as(chats.mara, "Hello", "c1") == again);
    CHECK(chats.remove(chats.mara, 1));
    CHECK(chats.say_as(chats.mara, "Hello", "c1") == again);
    CHECK(chats.page().lines.empty());
    CHECK_FALSE(chats.say_as(chats.jonas, "Hello", "c1")->repeated);  // ids are each player's own
    CHECK(chats.page().lines.size() == 1);
}

TEST_CASE("a chat remembers the requests of its latest lines, and no others") {
    Chats chats;
    Database database(chats.file.path);
    const auto say = [&](int number) {
        const std::string text = std::to_string(number);
        return add_chat_line(database, {chats.first, chats.mara, "players", text, 1000, "c" + text}, 10)->repeated;
    };
    for (int number = 1; number <= 11; ++number) CHECK_FALSE(say(number));
    CHECK(say(2));
    CHECK(say(11));
    Statement count = database.prepare("SELECT count(*) FROM chat_receipts");
    REQUIRE(count.step());
    CHECK(count.integer(0) == 10);
}

TEST_CASE("what a person has said is deleted when the host removes them") {
    Chats chats;
    chats.say(chats.mara, "Hello");
    chats.say(chats.jonas, "Hi");
    chats.react(chats.jonas, 1, "like");
    Database database(chats.file.path);
    CHECK(remove_player(database, chats.jonas, 2000).now);
    const ChatPage page = chats.page();
    CHECK(texts(page) == Texts{"Hello"});
    CHECK(page.lines.front().reactions.empty());
}

TEST_CASE("the chat of a room is on until it is switched off") {
    Chats chats;
    Database database(chats.file.path);
    CHECK(is_chat_on(database, chats.first));
    answer_to<std::monostate>([&](auto done) { chats.store().switch_chat(chats.first, ChatSwitch::off, done); });
    CHECK_FALSE(is_chat_on(database, chats.first));
    CHECK(is_chat_on(database, chats.second));
}
