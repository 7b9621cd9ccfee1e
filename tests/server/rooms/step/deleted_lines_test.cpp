#include "tests/server/rooms/step/heard_chat.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;
using protocol::Channel;
using Channels = std::vector<Channel>;

TEST_CASE("chat: people delete their own lines, and the host of the room any") {
    StepRoom room;
    for (const server::PlayerId player : {1, 2, 3}) room.join(player);
    room.say(2, line("one"));
    room.say(2, line("two"));
    CHECK(room.say(3, client::DeleteLine{StepRoom::new_id(), 1}) == "NO_SUCH_LINE");
    CHECK(room.say(2, client::DeleteLine{StepRoom::new_id(), 1}).empty());
    CHECK(last<from_server::ChatLineDeleted>(room, 3).line == 1);
    CHECK(room.say(1, client::DeleteLine{StepRoom::new_id(), 2}).empty());
    CHECK(room.chat.empty());
}

TEST_CASE("chat: a host who plays deletes a line of a watcher, and hears no more than that it is gone") {
    StepRoom room;
    room.start(2);
    for (const server::PlayerId player : {3, 4}) room.join(player);
    room.say(3, line("PIN is on the rack of Ben"));
    CHECK(room.say(4, client::DeleteLine{StepRoom::new_id(), 1}) == "NO_SUCH_LINE");
    CHECK(room.say(2, client::DeleteLine{StepRoom::new_id(), 1}) == "NO_SUCH_LINE");
    const auto heard = room.heard[1].size();
    CHECK(room.say(1, client::DeleteLine{StepRoom::new_id(), 1}).empty());
    CHECK(std::holds_alternative<from_server::Ok>(room.replies[1].back()));
    CHECK(room.heard[1].size() == heard);
    CHECK(last<from_server::ChatLineDeleted>(room, 4).line == 1);
    CHECK(room.chat.empty());
    CHECK(room.say(1, client::DeleteLine{StepRoom::new_id(), 1}) == "NO_SUCH_LINE");
}

TEST_CASE("chat: a host who watches with a delay deletes a line of a player, and does not hear of it") {
    StepRoom room = waiting(3);
    CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}}).empty());
    CHECK(room.say(1, client::LeaveSeat{StepRoom::new_id()}).empty());
    CHECK(room.say(2, client::Start{StepRoom::new_id()}).empty());
    room.say(2, line("I have the Q"));
    const auto heard = room.heard[1].size();
    CHECK(room.say(1, client::DeleteLine{StepRoom::new_id(), 1}).empty());
    CHECK(room.heard[1].size() == heard);
    CHECK(last<from_server::ChatLineDeleted>(room, 3).line == 1);
    CHECK(room.chat.empty());
}

TEST_CASE("chat: a host who removes a watcher deletes their lines as well, if they want that") {
    for (const bool lines : {false, true}) {
        StepRoom room;
        room.start(2);
        for (const server::PlayerId player : {3, 4}) room.join(player);
        room.say(3, line("PIN is on the rack of Ben"));
        room.say(4, line("Please don't"));
        const client::RemoveWatcher removal{StepRoom::new_id(), room.room.at(1).watchers.at(1).watcher, lines};
        REQUIRE(room.room.at(1).watchers.at(1).name == "Player 3");
        const auto heard = room.heard[4].size();
        const auto heard_by_host = room.heard[1].size();
        CHECK(room.say(1, removal).empty());
        CHECK(room.chat.size() == (lines ? 1 : 2));
        CHECK(room.chat.back().person == 4);
        CHECK(room.heard[4].size() == heard + (lines ? 1 : 0));  // the watchers ask for the chat again
        if (lines) CHECK(last<from_server::ChatNow>(room, 4).read == Channels{Channel::players, Channel::watchers});
        if (lines) CHECK(last<from_server::ChatNow>(room, 1).read == Channels{Channel::players});
        CHECK(room.heard[1].size() == heard_by_host + (lines ? 1 : 0));
        CHECK(std::holds_alternative<from_server::Ok>(room.replies[1].back()));
    }
}

TEST_CASE("chat: the host gets the same answer whether a watcher whom they remove has said anything or not") {
    std::vector<std::vector<protocol::ServerMessage>> told;
    for (const bool has_spoken : {false, true}) {
        StepRoom room;
        room.start(2);
        room.join(3);
        if (has_spoken) room.say(3, line("PIN is on the rack of Ben"));
        const auto heard = static_cast<std::ptrdiff_t>(room.heard[1].size());
        CHECK(room.say(1, client::RemoveWatcher{"same", room.room.at(1).watchers.at(0).watcher, true}).empty());
        told.emplace_back(room.heard[1].begin() + heard, room.heard[1].end());
        told.back().push_back(room.replies[1].back());
    }
    CHECK(told[0] == told[1]);
}
