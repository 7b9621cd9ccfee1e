#include "storage/rooms/chat_store.hpp"

#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

using Found = std::optional<ChatLine>;
const std::vector<std::string> both{"players", "watchers"};

/// Two players with a name and one without, two rooms, and the chats of a store.
struct Chats {
    PlayerId player(int number, const std::string& name) {
        Database database(file.path);
        const PlayerId made = create_player(database, crisscross::test::device(number)).player.id;
        rename_player(database, made, name);
        return made;
    }
    RoomId room(const std::string& code) {
        Database database(file.path);
        add_room(database, code);
        return find_room(database, code)->id;
    }
    Found say(PlayerId player, const std::string& text, const std::string& channel = "players", RoomId room = 0) {
        const auto kept = say_as(player, text, "", channel, room);
        return kept ? Found(kept->line) : std::nullopt;
    }
    std::optional<KeptLine> say_as(PlayerId player, const std::string& text, const std::string& request,
                                   const std::string& channel = "players", RoomId room = 0) {
        const NewChatLine line{room == 0 ? first : room, player, channel, text, 1000, request};
        return answer_to<std::optional<KeptLine>>([&](auto done) { store().add_line(line, done); });
    }
    ChatPage page(const std::vector<std::string>& channels = both, std::optional<ChatLineNumber> before = {},
                  int limit = 50) {
        const ChatQuery query{first, mara, channels, before, limit};
        return answer_to<ChatPage>([&](auto done) { store().lines(query, done); });
    }
    Reacted answer_to_reaction(PlayerId player, ChatLineNumber line, std::optional<std::string> reaction,
                               const std::vector<std::string>& channels = both) {
        return answer_to<Reacted>([&](auto done) { store().react({first, player, line, channels}, reaction, done); });
    }
    Found react(PlayerId player, ChatLineNumber line, std::optional<std::string> reaction,
                const std::vector<std::string>& channels = both) {
        const Reacted reacted = answer_to_reaction(player, line, std::move(reaction), channels);
        const auto* now = std::get_if<ChatLine>(&reacted);
        return now ? Found(*now) : std::nullopt;
    }
    /// So many more players with a name.
    std::vector<PlayerId> crowd(int count) {
        std::vector<PlayerId> people;
        for (int number = 1; number <= count; ++number)
            people.push_back(player(100 + number, "Guest " + std::to_string(number)));
        return people;
    }
    Found remove(PlayerId player, ChatLineNumber line, bool any = false) {
        return answer_to<Found>([&](auto done) { store().delete_line({first, player, line, both}, any, done); });
    }
    bool read(PlayerId player, ChatLineNumber line) {
        return answer_to<bool>([&](auto done) { store().read_chat({"CCCCCCCC", player, line}, done); });
    }
    /// A room in which Mara and Jonas have seats.
    RoomId shared_room() {
        Database database(file.path);
        CreateRoom create = new_room("CCCCCCCC");
        create.projection.seats = {{mara, "Mara"}, {jonas, "Jonas"}};
        add_room(database, create);
        return find_room(database, "CCCCCCCC")->id;
    }
    int unread(PlayerId player) {
        Database database(file.path);
        return rooms_of(database, {.player = player}).at(0).unread;
    }
    ChatStore& store() { return opened.chat(); }

    DataFile file{};
    SqliteStore opened{file.path};
    PlayerId mara = player(1, "Mara"), jonas = player(2, "Jonas"), nobody = player(3, "");
    RoomId first = room("AAAAAAAA"), second = room("BBBBBBBB");
};

std::vector<std::string> texts(const ChatPage& page) {
    std::vector<std::string> texts;
    for (const ChatLine& line : page.lines) texts.push_back(line.text);
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

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

TEST_CASE("a reaction replaces the one before it, and can be taken back") {
    Chats chats;
    chats.say(chats.mara, "Hello");
    CHECK(chats.react(chats.jonas, 1, "like")->reactions == std::vector<ChatReaction>{{2, "like"}});
    CHECK(chats.react(chats.jonas, 1, "love")->reactions == std::vector<ChatReaction>{{2, "love"}});
    CHECK(chats.react(chats.jonas, 1, std::nullopt)->reactions.empty());
    CHECK_FALSE(chats.react(chats.jonas, 2, "like"));
    CHECK_FALSE(chats.react(chats.jonas, 1, "like", {"watchers"}));
    CHECK_FALSE(chats.react(chats.nobody, 1, "like"));
}

TEST_CASE("as many people as a line can have react to it, and no more, but they may change their minds") {
    Chats chats;
    chats.say(chats.mara, "Hello");
    const auto people = chats.crowd(max_reactions);
    for (const PlayerId person : people) REQUIRE(chats.react(person, 1, "like"));
    CHECK(chats.answer_to_reaction(chats.jonas, 1, "like") == Reacted(NoReaction::too_many));
    CHECK(chats.react(chats.jonas, 1, std::nullopt));  // there is nothing to take back
    CHECK(chats.react(people.back(), 1, "love")->reactions.size() == people.size());
    CHECK(chats.page().lines.front().reactions.back().reaction == "love");
    CHECK(chats.react(people.front(), 1, std::nullopt));
    CHECK(chats.react(chats.jonas, 1, "like")->reactions.size() == people.size());
    CHECK(chats.answer_to_reaction(people.front(), 1, "like") == Reacted(NoReaction::too_many));
}

TEST_CASE("a line that had more reactions before there was a bound is read with as many as it can have") {
    Chats chats;
    chats.say(chats.mara, "Hello");
    const auto people = chats.crowd(max_reactions + 2);
    Database database(chats.file.path);
    database
        .prepare(
            "INSERT INTO chat_people (room, number, player, name) "
            "SELECT ?1, 1000 + id, id, name FROM players WHERE name LIKE 'Guest %'")
        .bind(1, chats.first)
        .run();
    database
        .prepare(
            "INSERT INTO chat_reactions (room, line, person, reaction) "
            "SELECT room, 1, number, 'like' FROM chat_people WHERE room = ?1 AND number > 1000")
        .bind(1, chats.first)
        .run();
    REQUIRE(ask(database, "SELECT count(*) FROM chat_reactions") == std::to_string(max_reactions + 2));
    CHECK(chats.page().lines.front().reactions.size() == static_cast<std::size_t>(max_reactions));
    CHECK(chats.answer_to_reaction(chats.jonas, 1, "like") == Reacted(NoReaction::too_many));
    CHECK(chats.react(people.back(), 1, "love"));
    CHECK(ask(database, "SELECT count(*) FROM chat_reactions WHERE reaction = 'love'") == "1");
    CHECK(chats.react(people.back(), 1, std::nullopt));
    CHECK(ask(database, "SELECT count(*) FROM chat_reactions") == std::to_string(max_reactions + 1));
}

TEST_CASE("people delete their own lines, those who may any, and no number is used again") {
    Chats chats;
    chats.say(chats.mara, "Hello");
    chats.react(chats.jonas, 1, "like");
    CHECK_FALSE(chats.remove(chats.jonas, 1));
    CHECK(chats.remove(chats.mara, 1));
    CHECK_FALSE(chats.remove(chats.mara, 1));
    CHECK(chats.say(chats.mara, "Hello again")->number == 2);
    CHECK(chats.remove(chats.jonas, 2, true));
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

TEST_CASE("a request that comes again says nothing twice, also when its line has been deleted") {
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
    CHECK(remove_player(database, chats.jonas, 2000));
    const ChatPage page = chats.page();
    CHECK(texts(page) == Texts{"Hello"});
    CHECK(page.lines.front().reactions.empty());
}

TEST_CASE("the chat of a room is on until it is switched off") {
    Chats chats;
    Database database(chats.file.path);
    CHECK(is_chat_on(database, chats.first));
    answer_to<std::monostate>([&](auto done) { chats.store().switch_chat(chats.first, false, done); });
    CHECK_FALSE(is_chat_on(database, chats.first));
    CHECK(is_chat_on(database, chats.second));
}

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
    answer_to<std::monostate>([&](auto done) { chats.store().switch_chat(room, false, done); });
    CHECK(chats.unread(chats.mara) == 0);
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

TEST_CASE("no more unread lines are counted than a page would show") {
    Chats chats;
    const RoomId room = chats.shared_room();
    for (int count = 0; count <= max_unread; ++count) chats.say(chats.jonas, "Hello", "players", room);
    CHECK(chats.unread(chats.mara) == max_unread);
}
