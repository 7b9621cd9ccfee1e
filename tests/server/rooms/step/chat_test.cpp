#include "tests/server/rooms/step/heard_chat.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;
using protocol::Channel;
using Channels = std::vector<Channel>;
using Texts = std::vector<std::string>;

TEST_CASE("chat: during a game its players do not see what watchers say, and afterwards everybody sees both") {
    StepRoom room;
    room.start(2);
    room.join(3);
    CHECK(last<from_server::ChatNow>(room, 1).read == Channels{Channel::players});
    CHECK(last<from_server::ChatNow>(room, 3).read == Channels{Channel::players, Channel::watchers});
    CHECK(room.say(3, line("What a rack!")).empty());
    CHECK(room.say(1, line("Good luck")).empty());
    CHECK(lines_heard(room, 1) == Texts{"Good luck"});
    CHECK(lines_heard(room, 2) == Texts{"Good luck"});
    CHECK(lines_heard(room, 3) == Texts{"What a rack!", "Good luck"});
    room.finish(1);
    CHECK(last<from_server::ChatNow>(room, 1).read == Channels{Channel::players, Channel::watchers});
    room.say(1, client::Chat{StepRoom::new_id()});
    CHECK(std::get<from_server::Chat>(room.replies[1].back()).lines.size() == 2);
}

TEST_CASE("chat: everybody writes in their own channel") {
    StepRoom room;
    room.start(2);
    room.join(3);
    CHECK(last<from_server::ChatNow>(room, 2).write == Channel::players);
    CHECK(last<from_server::ChatNow>(room, 3).write == Channel::watchers);
    room.say(3, line("Oh!"));
    CHECK(last<from_server::ChatLineNow>(room, 3).line.channel == Channel::watchers);
}

TEST_CASE("chat: somebody who says something learns the number of the line and their own") {
    StepRoom room;
    room.join(4);
    CHECK(room.say(4, line("Hello")).empty());
    const auto& kept = std::get<from_server::LineKept>(room.replies[4].back());
    CHECK(kept.line == 1);
    CHECK(kept.person == 4);
}

TEST_CASE("chat: a line whose answer was lost is sent again and said once") {
    StepRoom room;
    room.start(2);
    const client::Say hello = line("Hello");
    CHECK(room.say(1, hello).empty());
    room.leave(1);
    room.join(1);
    CHECK(room.say(1, hello).empty());
    const auto& kept = std::get<from_server::LineKept>(room.replies[1].back());
    CHECK(kept.line == 1);
    CHECK(kept.person == 1);
    CHECK(lines_heard(room, 2) == Texts{"Hello"});
    CHECK(room.say(2, client::Say{hello.id, "Hello"}).empty());  // ids are each player's own
    CHECK(lines_heard(room, 2) == Texts{"Hello", "Hello"});
}

TEST_CASE("chat: a line is shown in one line, and refused if it steers or hides text") {
    StepRoom room;
    room.join(1);
    CHECK(room.say(1, line("  well \n\t played ")).empty());
    CHECK(lines_heard(room, 1) == Texts{"well played"});
    CHECK(room.say(1, line(" \n ")) == "BAD_LINE");
    CHECK(room.say(1, line("a\u202eb")) == "BAD_LINE");
    CHECK(room.say(1, line("a\u0301\u0301\u0301\u0301\u0301")) == "BAD_LINE");
    std::string tower = "\u0e01";
    for (int count = 0; count < 200; ++count) tower += "\u0e49";
    CHECK(room.say(1, line(tower)) == "BAD_LINE");
    CHECK(room.say(1, line("\U0001BCA0")) == "BAD_LINE");
    CHECK(room.say(1, line(std::string(257, 'a'))) == "BAD_LINE");
    CHECK(room.say(1, line(std::string(256, 'a'))).empty());
}

TEST_CASE("chat: only those who may read a line may react to it") {
    StepRoom room;
    room.start(2);
    room.join(3);
    room.say(3, line("What a rack!"));
    const client::React react{StepRoom::new_id(), 1, protocol::Reaction::laugh};
    CHECK(room.say(1, react) == "NO_SUCH_LINE");
    CHECK(room.say(3, react).empty());
    CHECK(last<from_server::ChatLineNow>(room, 3).line.reactions.front().reaction == protocol::Reaction::laugh);
    CHECK(room.say(3, client::React{StepRoom::new_id(), 1}).empty());
    CHECK(last<from_server::ChatLineNow>(room, 3).line.reactions.empty());
}

TEST_CASE("chat: a reaction to a line that can have no more is refused, and the refusal says how many there can be") {
    StepRoom room;
    room.join(1);
    room.say(1, line("Hello"));
    room.reactions_are_full = true;
    CHECK(room.say(1, client::React{StepRoom::new_id(), 1, protocol::Reaction::like}) == "TOO_MANY_REACTIONS");
    CHECK(std::get<from_server::Error>(room.replies[1].back()).details.max == 7);
    CHECK(last<from_server::ChatLineNow>(room, 1).line.reactions.empty());
}

TEST_CASE("chat: the host of the room switches the chat off and on") {
    StepRoom room;
    room.join(1);
    room.join(2);
    CHECK(room.say(2, client::SetChat{StepRoom::new_id(), false}) == "NOT_HOST");
    CHECK(room.say(1, client::SetChat{StepRoom::new_id(), false}).empty());
    CHECK_FALSE(last<from_server::ChatNow>(room, 2).on);
    CHECK(room.say(2, line("hello")) == "CHAT_IS_OFF");
    CHECK(room.say(2, client::Chat{StepRoom::new_id()}) == "CHAT_IS_OFF");
    CHECK(room.say(1, client::SetChat{StepRoom::new_id(), true}).empty());
    CHECK(room.say(2, line("hello")).empty());
}

TEST_CASE("chat: somebody without a name says nothing") {
    StepRoom room;
    room.join(9);
    CHECK(room.say(9, line("hello")) == "NAME_NEEDED");
}

TEST_CASE("chat: nobody hears a line that the disk has not kept") {
    StepRoom room;
    room.join(1);
    room.join(2);
    room.disk_works = false;
    CHECK(room.say(1, line("hello")) == "STORAGE_FAILED");
    CHECK(lines_heard(room, 2).empty());
    room.disk_works = true;
    CHECK(room.say(1, line("hello")).empty());
    CHECK(lines_heard(room, 2) == Texts{"hello"});
}

TEST_CASE("chat: somebody who is not in the room says nothing there") {
    StepRoom room;
    room.join(1);
    room.leave(1);
    CHECK(room.say(1, line("hello")) == "NOT_JOINED");
    CHECK(std::get<protocol::server::Error>(room.replies[1].back()).field == "/room");
}

TEST_CASE("chat: a game that is set aside is still under way, even once the newest is over") {
    StepRoom room;
    room.start(2);
    room.join(3);
    room.say(1, room.proposal());
    REQUIRE(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    for (const server::PlayerId player : {1, 2, 3}) room.join(player);
    room.finish(1);
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        for (const server::PlayerId player : {1, 2, 3}) room.join(player);
        CHECK(last<from_server::ChatNow>(room, 1).read == Channels{Channel::players});
        CHECK(last<from_server::ChatNow>(room, 3).read == Channels{Channel::players, Channel::watchers});
    }
    for (const server::PlayerId player : {1, 2}) room.join(player, 1);
    CHECK(room.say(2, client::Resign{StepRoom::new_id()}).empty());
    CHECK(last<from_server::ChatNow>(room, 1).read == Channels{Channel::players, Channel::watchers});
}

TEST_CASE(
    "chat: a player of a game that is set aside talks with its other players, even without a seat in the newest") {
    StepRoom room;
    room.start(3);
    REQUIRE(room.say(3, client::StepBack{StepRoom::new_id()}).empty());
    REQUIRE(room.say(1, room.proposal()).empty());
    REQUIRE(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    REQUIRE(room.newest() == 2);
    REQUIRE(room.names(2).size() == 2);
    for (const server::PlayerId player : {1, 2, 3, 4}) room.join(player);
    CHECK(last<from_server::ChatNow>(room, 3).read == Channels{Channel::players});
    CHECK(last<from_server::ChatNow>(room, 3).write == Channel::players);
    CHECK(last<from_server::ChatNow>(room, 4).write == Channel::watchers);
    CHECK(room.say(3, line("It is your turn in the other game")).empty());
    for (const server::PlayerId player : {1, 2, 3, 4})
        CHECK(lines_heard(room, player) == Texts{"It is your turn in the other game"});
}

TEST_CASE("chat: a game under way counts, however many games have followed it") {
    server::RoomRecord record{.players = {1, 2}};
    record.about.watching = {.delay_moves = 2};
    record.under_way[1] = {{1, 5}};
    CHECK(server::chat_rights(record, 1).read == Channels{Channel::players});
    CHECK(server::chat_rights(record, 3).read == Channels{Channel::watchers});
    CHECK(server::chat_rights(record, 3).write == Channel::watchers);
    CHECK(server::chat_rights(record, 5).write == Channel::players);
    record.under_way[30] = {{1, 2}};
    CHECK(server::chat_rights(record, 5).read.empty());  // they watch one game late and play the other
    record.under_way.clear();
    CHECK(server::chat_rights(record, 5).read == Channels{Channel::players, Channel::watchers});
    CHECK(server::chat_rights(record, 5).write == Channel::watchers);
}
