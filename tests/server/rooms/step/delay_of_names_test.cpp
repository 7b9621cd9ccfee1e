#include "tests/server/rooms/step/delayed_watching.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace crisscross::test::delay;
namespace client = protocol::client;

namespace {

using Names = std::vector<std::string>;

void give_name(StepRoom& room, server::PlayerId player, const std::string& name) {
    ++room.leases;
    server::Rename wanted{player, name,
                          [](const std::optional<server::Complaint>& refusal) { CHECK_FALSE(refusal); }};
    room.give(server::RenameIn{1, std::move(wanted), server::RoomLease([&room] { --room.leases; })});
}

}  // namespace

TEST_CASE("delay: NAME_TAKEN does not tell a watcher of a name that they have not seen yet") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.say(1, client::SetEntry{StepRoom::new_id(), protocol::RoomEntry::everybody});
    room.join(watcher);
    give_name(room, 2, "Ada");
    CHECK(room.room[1].games.front().names == Names{"Player 1", "Ada"});
    CHECK(room.room[watcher].games.front().names == Names{"Player 1", "Player 2"});
    CHECK(room.in_lobby->names == Names{"Player 1", "Player 2"});
    CHECK(room.say(watcher, client::TakePart{StepRoom::new_id(), "Player 2"}) == "NAME_TAKEN");
    CHECK(room.say(watcher, client::TakePart{StepRoom::new_id(), "Ada"}).empty());
    pass(room);
    CHECK(room.room[watcher].games.front().names == Names{"Player 1", "Ada"});
    CHECK(room.say(watcher, client::TakePart{StepRoom::new_id(), "Ada"}) == "NAME_TAKEN");
    room.finish(1);
    room.say(1, room.proposal());
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    CHECK(room.names(2) == Names{"Player 1", "Ada", "Ada 2"});
}

TEST_CASE("delay: a new name in a game that was set aside and that nobody has open is not shown before its time") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.join(watcher);
    set_aside(room);
    pass(room, 2);
    CHECK(room.join(watcher).empty());
    REQUIRE(joined_game(room, watcher) == 2);
    REQUIRE_FALSE(room.core.game(1));
    give_name(room, 2, "Ada");
    REQUIRE_FALSE(room.core.game(1));
    CHECK(room.room[1].games.back().names == Names{"Player 1", "Ada"});
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Player 2"});
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player, 1).empty());
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Player 2"});
    pass(room, 1);
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Ada"});
}

TEST_CASE("delay: a removed name is not kept for a game that was set aside") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside(room);
    pass(room, 2);
    CHECK(room.join(watcher).empty());
    give_name(room, 2, "Ada");
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Player 2"});
    room.give(server::RereadRoom{});
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Ada"});
}
