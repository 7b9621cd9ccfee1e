#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

namespace {

/// Two people play, and player 3 watches.
StepRoom watched() {
    StepRoom room;
    room.start(2);
    room.join(3);
    return room;
}

/// Of the watchers, as the host sees them.
Names watchers(const StepRoom& room) {
    Names names;
    for (const auto& watcher : room.room.at(1).watchers) names.push_back(watcher.name);
    return names;
}

/// The removal of the watcher who came last.
client::RemoveWatcher removal_of_last(const StepRoom& room) {
    return {StepRoom::new_id(), room.room.at(1).watchers.at(0).watcher};
}

}  // namespace

TEST_CASE("place: the host removes somebody who only watches, and they do not come back") {
    StepRoom room = watched();
    CHECK(watchers(room) == Names{"Player 3"});
    CHECK(may(room, 1, Act::remove_watcher));
    const auto removal = removal_of_last(room);
    CHECK(room.say(1, client::RemoveWatcher{StepRoom::new_id(), removal.watcher + 1}) == "NO_SUCH_WATCHER");
    CHECK(room.say(1, removal).empty());
    CHECK(expelled(room, 3) == "REMOVED_FROM_ROOM");
    CHECK(watchers(room).empty());
    CHECK_FALSE(may(room, 1, Act::remove_watcher));
    CHECK(room.leases == 2);
    CHECK(room.join(3) == "REMOVED_FROM_ROOM");
    CHECK(room.join(4).empty());
}

TEST_CASE("place: nobody but the host of a room sees who watches, or removes them") {
    StepRoom room = watched();
    for (const server::PlayerId player : {2, 3}) {
        CHECK(room.room[player].watchers.empty());
        CHECK_FALSE(may(room, player, Act::remove_watcher));
        CHECK(room.say(player, removal_of_last(room)) == "NOT_HOST");
    }
}

TEST_CASE("place: somebody whom the host has removed stays out of a public room, even after a restart") {
    StepRoom room = watched();
    CHECK(room.say(1, client::SetEntry{StepRoom::new_id(), protocol::RoomEntry::everybody}).empty());
    CHECK(room.say(1, removal_of_last(room)).empty());
    CHECK(room.join(3) == "REMOVED_FROM_ROOM");
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    CHECK(room.join(3) == "REMOVED_FROM_ROOM");
}

TEST_CASE("place: somebody who watches on two devices is one watcher, and has to go on both") {
    StepRoom room = watched();
    room.join(StepRoom::second_device + 3);
    CHECK(watchers(room) == Names{"Player 3"});
    CHECK(room.say(1, removal_of_last(room)).empty());
    for (const server::PlayerId device : {server::PlayerId{3}, StepRoom::second_device + 3})
        CHECK(expelled(room, device) == "REMOVED_FROM_ROOM");
}

TEST_CASE("place: the watchers who came last are listed first, even without a name or before the game") {
    StepRoom room = waiting(2);
    for (const server::PlayerId player : {9, 4, 3}) room.join(player);
    CHECK(watchers(room) == Names{"Player 3", "Player 4", ""});
    room.leave(4);
    CHECK(watchers(room) == Names{"Player 3", ""});
    CHECK(room.say(3, client::TakeSeat{StepRoom::new_id(), "Carl"}).empty());
    CHECK(watchers(room) == Names{""});
    CHECK(room.say(3, client::LeaveSeat{StepRoom::new_id()}).empty());
    CHECK(watchers(room) == Names{"Carl", ""});
}

TEST_CASE("place: a watcher who is removed no longer takes part in the next game") {
    StepRoom room = watched();
    CHECK(room.say(3, client::TakePart{StepRoom::new_id(), "Carl"}).empty());
    CHECK(watchers(room) == Names{"Carl"});
    CHECK(room.say(1, removal_of_last(room)).empty());
    CHECK(room.room[2].coming.empty());
}

TEST_CASE("place: the host sees at once when a watcher takes another name, and nobody else hears of it") {
    StepRoom room = watched();
    const auto told = room.told;
    room.rename(3, "Ida");
    CHECK(watchers(room) == Names{"Ida"});
    CHECK(room.told[1] == told.at(1) + 1);
    for (const server::PlayerId player : {2, 3}) CHECK(room.told[player] == told.at(player));
    room.rename(3, "Ida");
    room.rename(4, "Dora");  // who is not here
    CHECK(room.told[1] == told.at(1) + 1);
    room.leave(3);
    room.join(3);
    CHECK(watchers(room) == Names{"Ida"});
}

TEST_CASE("place: a watcher without a name gets one, and keeps it on whichever device stays") {
    StepRoom room = watched();
    room.join(9);
    room.join(StepRoom::second_device + 9);
    CHECK(watchers(room) == Names{"", "Player 3"});
    room.rename(9, "Nora");
    CHECK(watchers(room) == Names{"Nora", "Player 3"});
    room.leave(9);
    CHECK(watchers(room) == Names{"Nora", "Player 3"});
}

TEST_CASE("place: somebody who plays in a game that is set aside is not a watcher of the next") {
    StepRoom room;
    room.start(3);
    CHECK(room.say(3, client::StepBack{StepRoom::new_id()}).empty());
    CHECK(room.say(1, room.proposal()).empty());
    for (const server::PlayerId player : {2, 3}) {
        if (room.newest() > 1) break;
        room.say(player, client::AgreeToGame{StepRoom::new_id(), room.room[player].next.value().proposal});
    }
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2, 3}) CHECK(room.join(player).empty());
    REQUIRE(room.names(2) == Names{"Player 1", "Player 2"});
    CHECK(watchers(room).empty());
}

TEST_CASE("place: a host who watches with a delay is not told who watches") {
    StepRoom room = waiting(3);
    CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}}).empty());
    CHECK(room.say(1, client::LeaveSeat{StepRoom::new_id()}).empty());
    room.join(4);
    const auto removal = removal_of_last(room);
    CHECK(room.say(2, client::Start{StepRoom::new_id()}).empty());
    CHECK(watchers(room).empty());
    CHECK(room.say(1, removal) == "NO_SUCH_WATCHER");
}

TEST_CASE("place: the number of a watcher is nobody else's, even after a restart") {
    StepRoom room = watched();
    const auto removal = removal_of_last(room);
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.now += 1000;
    for (const server::PlayerId player : {1, 4, 2}) CHECK(room.join(player).empty());
    CHECK(room.say(1, removal) == "NO_SUCH_WATCHER");
    CHECK(watchers(room) == Names{"Player 4"});
}

TEST_CASE("sent again: the removal of a watcher is answered again, by the next server, too") {
    StepRoom room = watched();
    const auto removal = removal_of_last(room);
    CHECK(room.say(1, removal).empty());
    CHECK(room.say(1, removal).empty());
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.join(1);
    CHECK(room.say(1, removal).empty());
    CHECK(room.about.removed == std::set<server::PlayerId>{3});
}
