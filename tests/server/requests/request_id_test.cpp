#include "protocol/stored/stored_text.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

TEST_CASE("a command that is sent again with its id is answered but not repeated") {
    StartedRoom room(2);
    auto play = room.first_play();
    play.id = Guest::new_id();
    const auto version = room.mover().say(play);
    CHECK(room.mover().say(play) == version);
    Guest elsewhere = room.server.guest(room.mover().token);
    elsewhere.join(room.code);
    CHECK(elsewhere.say(play) == version);
    const std::string token = room.mover().token;
    room.server.restart();
    Guest player = room.server.guest(token);
    player.join(room.code);
    CHECK(player.say(play) == version);
    CHECK(player.version == version);
}

TEST_CASE("an id that was accepted in one room is refused in another") {
    StartedRoom room(2);
    Guest& mover = room.mover();
    client::Pass pass{.id = Guest::new_id(), .turn = 1};
    mover.say(pass);
    const std::string second = mover.create("Mara");
    mover.join(second);
    client::AddComputer add{.id = pass.id};
    CHECK(mover.refused(add).code == "ID_USED");
}

TEST_CASE("an id that was accepted in a room makes no other room, and leads back to none") {
    StartedRoom room(2);
    Guest& mover = room.mover();
    client::Pass pass{.id = Guest::new_id(), .turn = 1};
    mover.say(pass);
    CHECK(mover.refused(client::Create{.id = pass.id, .name = "Mara"}).code == "ID_USED");
    CHECK(mover.refused(client::Create{.id = pass.id, .name = "Mara", .join = true}).code == "ID_USED");
    CHECK(mover.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 1);
}

TEST_CASE("the id of a create is refused in the room that it made and in any other, even after a restart") {
    TestServer server;
    Guest mara = server.guest();
    const std::string first = mara.ask_for<from_server::Created>(client::Create{.id = "same", .name = "Mara"}).room;
    const std::string second = mara.create("Mara");
    for (const std::string& room : {first, second}) {
        mara.join(room);
        CHECK(mara.refused(client::AddComputer{.id = "same"}).code == "ID_USED");
        CHECK(mara.snapshot()["seats"].size() == 1);
    }
    server.restart();
    Guest again = server.guest(mara.token);
    again.join(first);
    CHECK(again.refused(client::AddComputer{.id = "same"}).code == "ID_USED");
}

TEST_CASE("a command that another program has stored in the room is answered with its version, after its events") {
    StartedRoom room(2);
    Guest& mover = room.mover();
    auto database = room.server.database();
    const auto game = storage::load_game(database, storage::find_room(database, room.code)->id);
    const protocol::StandInAdded news{1 - room.to_move, engine::Strength::casual};
    storage::Transaction transaction(database);
    storage::append(
        database,
        {.game = game->id,
         .expected = game->version,
         .at = room.server.clock.now(),
         .events = {protocol::write_event(engine::resolve({}).value(), news, protocol::Destination::journal).text},
         .command = storage::CommandId{game->receipts.back().command.player, "stored"},
         .projection = {.stage = "playing"}});
    transaction.commit();
    Guest& host = room.guest(0);
    const auto version = host.say(client::Resign{.id = "stored"});
    CHECK(version == room.began + 1);
    CHECK(host.event(version)["type"] == "stand_in_added");
    CHECK(mover.snapshot()["stage"] == "playing");
}

TEST_CASE("a command that was refused is judged afresh when it is sent again") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    const client::Start start{.id = "start"};
    CHECK(mara.refused(start).code == "TOO_FEW_SEATS");
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.say(start);
}

TEST_CASE("ids belong to their guest") {
    TestServer server;
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const client::Create request{.id = "same", .name = "Mara"};
    const auto room = mara.ask_for<from_server::Created>(request).room;
    CHECK(mara.ask_for<from_server::Created>(request).room == room);
    CHECK(jonas.ask_for<from_server::Created>(request).room != room);
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 1);
}
