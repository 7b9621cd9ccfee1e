#include "tests/storage/sqlite/chats.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a reaction replaces the one before it, and can be taken back") {
    Chats chats;
    chats.say(chats.mara, "Hello");
    CHECK(chats.react(chats.jonas, 1, "like")->reactions == std::vector<ChatReaction>{{2, "like"}});
    CHECK(chats.react(chats.jonas, 1, "love")->reactions == std::vector<ChatReaction>{{2, "love"}});
    CHECK(chats.react(chats.jonas, 1, std::nullopt)->reactions.empty());
    CHECK_FALSE(chats.react(chats.jonas, 2, "like"));
    CHECK_FALSE(chats.react(chats.jonas, 1, "like", {"watchers"}));
    CHECK(chats.answer_to_reaction(chats.nobody, 1, "like") == Reacted(NoReaction::nameless));
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
