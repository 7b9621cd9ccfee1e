#include <nlohmann/json.hpp>

#include "protocol/stored/event_text.hpp"
#include "storage/sqlite/games.hpp"
#include "storage/sqlite/journal.hpp"
#include "storage/sqlite/projections.hpp"
#include "storage/sqlite/rooms.hpp"
#include "tests/server/rooms/table_of_guests.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

TEST_CASE("a room is made, joined by its code, and begins") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    CHECK(mara.join(room).view.seat == 0);
    Guest jonas = server.guest();
    const std::string typed = "  " + room.substr(0, 4) + "-" + room.substr(4);
    const auto joined = jonas.join(typed);
    CHECK(joined.room == room);
    CHECK_FALSE(joined.view.seat);
    CHECK(jonas.say(client::TakeSeat{.name = "Jonas"}) == 2);
    mara.wait_for(2);
    CHECK(mara.event(2) == json{{"type", "seated"}, {"name", "Jonas"}});
    const auto version = mara.say(client::Start{});
    jonas.wait_for(version);
    CHECK(jonas.event(3)["type"] == "began");
    CHECK(jonas.event(version)["type"] == "turn_began");
    CHECK(mara.rack().size() == 7);
}

TEST_CASE("create with join joins the new room at once") {
    TestServer server;
    Guest mara = server.guest();
    const client::Create request{.id = "create", .name = "Mara"};
    const auto created = mara.create_and_join(request);
    CHECK(created.view->seat == 0);
    CHECK(created.view->game == 1);
    CHECK(mara.version == 1);
    CHECK(json::parse(std::get<protocol::Json>(created.view->content).text)["seats"][0]["name"] == "Mara");
    mara.wait_for_presence({true});
    Guest jonas = server.guest();
    jonas.join(created.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.wait_for(2);
    CHECK(mara.event(2)["name"] == "Jonas");
}

TEST_CASE("a repeated create joins the first room in its current state") {
    TestServer server;
    Guest mara = server.guest();
    client::Create request{.id = "create", .name = "Mara"};
    const std::string room = mara.ask_for<from_server::Created>(request).room;
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK(mara.create_and_join(request).room == room);
    CHECK(mara.version == 2);
    Guest elsewhere = server.guest(mara.token);
    CHECK(elsewhere.create_and_join(request).room == room);
    CHECK(elsewhere.say(client::AddComputer{.strength = engine::Strength::casual}) == 3);
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 1);
}

TEST_CASE("create without join answers with the code alone") {
    TestServer server;
    Guest mara = server.guest();
    const auto created = mara.ask_for<from_server::Created>(client::Create{.name = "Mara"});
    CHECK_FALSE(created.view);
    CHECK(mara.refused(client::LeaveSeat{.room = created.room}).code == "NOT_JOINED");
}

TEST_CASE("a refused create joins nothing") {
    TestServer server;
    Guest mara = server.guest();
    const auto refusal = mara.refused(client::Create{.name = "Mara", .settings = {.system = "chess"}, .join = true});
    CHECK(refusal.code == "BAD_SETTINGS");
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}

TEST_CASE("a guest who may not guess more codes can still create a room and join it") {
    TestServer server([](server::Config& config) { config.guesses = {.burst = 1, .per_second = 0.1}; });
    Guest mara = server.guest();
    CHECK(mara.refused(client::Join{.room = "22222222"}).code == "NO_SUCH_ROOM");
    CHECK(mara.refused(client::Join{.room = "33333333"}).code == "TOO_MANY_GUESSES");
    CHECK(mara.create_and_join({.name = "Mara"}).view->seat == 0);
}

TEST_CASE("a seat that a player gives up is free again") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK(jonas.say(client::LeaveSeat{}) == 3);
    CHECK(jonas.say(client::TakeSeat{.name = "Jonas"}) == 4);
    CHECK(jonas.snapshot()["seats"] == json::parse(R"([{"name":"Mara"},{"name":"Jonas"}])"));
    auto database = server.database();
    const auto id = storage::find_room(database, room)->id;
    CHECK(storage::load_game(database, id)->entries.size() == 4);
}

TEST_CASE("everybody sees the first play, and a play for an old turn is refused") {
    TableOfGuests table(2);
    Guest& mover = table.mover();
    Guest& other = table.other();
    const auto play = table.first_play();
    const auto version = mover.say(play);
    other.wait_for(version);
    CHECK(other.version == mover.version);
    const json played = other.event(table.began + 1);
    CHECK(played["type"] == "played");
    CHECK(played["window"] == "next_turn");
    CHECK(mover.refused(play).code == "STALE");
    CHECK(mover.refused(client::Pass{.turn = 2}).code == "NOT_YOUR_TURN");
    other.say(client::Pass{.turn = 2});
}

TEST_CASE("other players do not see the tiles that a player draws") {
    TableOfGuests table(2);
    const auto version = table.mover().say(table.first_play());
    table.other().wait_for(version);
    const json own = table.mover().event(table.began + 2);
    const json others = table.other().event(table.began + 2);
    CHECK(own["type"] == "drew");
    CHECK(own["drawn"]["tiles"].size() == 2);
    CHECK(others == json{{"type", "drew"}, {"seat", own["seat"]}, {"drawn", {{"count", 2}}}});
}

TEST_CASE("a command that is sent again with its id is answered but not repeated") {
    TableOfGuests table(2);
    auto play = table.first_play();
    play.id = Guest::new_id();
    const auto version = table.mover().say(play);
    CHECK(table.mover().say(play) == version);
    Guest elsewhere = table.server.guest(table.mover().token);
    elsewhere.join(table.room);
    CHECK(elsewhere.say(play) == version);
    const std::string token = table.mover().token;
    table.server.restart();
    Guest player = table.server.guest(token);
    player.join(table.room);
    CHECK(player.say(play) == version);
    CHECK(player.version == version);
}

TEST_CASE("all events of a command come in one frame that names the room and its game") {
    TableOfGuests table(2);
    const auto before = table.other().socket.frames().size();
    const auto version = table.mover().say(table.first_play());
    table.other().wait_for(version);
    CHECK(table.other().socket.frames().size() == before + 1);
    const json frame = json::parse(table.other().socket.frames().back());
    CHECK(frame["type"] == "events");
    CHECK(frame["room"] == table.room);
    CHECK(frame["game"] == 1);
    CHECK(frame["events"].size() == 3);
    CHECK(frame["events"].back()["event"]["type"] == "turn_began");
}

TEST_CASE("a request names the joined room and its game") {
    TableOfGuests table(2);
    CHECK(table.mover().refused(client::Pass{.turn = 1, .room = "22222222"}).code == "NOT_JOINED");
    CHECK(table.mover().refused(client::Pass{.turn = 1, .game = 2}).code == "NO_SUCH_GAME");
    CHECK(table.mover().refused(client::Preview{.game = 0}).code == "NO_SUCH_GAME");
    CHECK(table.mover().refused(client::Log{.room = "22222222"}).code == "NOT_JOINED");
}

TEST_CASE("an id that was accepted in one room is refused in another") {
    TableOfGuests table(2);
    Guest& mover = table.mover();
    client::Pass pass{.id = Guest::new_id(), .turn = 1};
    mover.say(pass);
    const std::string second = mover.create("Mara");
    mover.join(second);
    client::AddComputer add{.id = pass.id};
    CHECK(mover.refused(add).code == "ID_USED");
}

TEST_CASE("an id that was accepted in a room makes no other room, and leads back to none") {
    TableOfGuests table(2);
    Guest& mover = table.mover();
    client::Pass pass{.id = Guest::new_id(), .turn = 1};
    mover.say(pass);
    CHECK(mover.refused(client::Create{.id = pass.id, .name = "Mara"}).code == "ID_USED");
    CHECK(mover.refused(client::Create{.id = pass.id, .name = "Mara", .join = true}).code == "ID_USED");
    CHECK(mover.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 1);
}

TEST_CASE("the id of a create is refused in the room that it made and in any other, also after a restart") {
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
    TableOfGuests table(2);
    Guest& mover = table.mover();
    auto database = table.server.database();
    const auto game = storage::load_game(database, storage::find_room(database, table.room)->id);
    const protocol::StandInAdded news{1 - table.to_move, engine::Strength::casual};
    storage::Transaction transaction(database);
    storage::append(
        database,
        {.game = game->id,
         .expected = game->version,
         .at = table.server.clock.now(),
         .events = {protocol::write_event(engine::resolve({}).value(), news, protocol::Destination::journal).text},
         .command = storage::CommandId{game->receipts.back().command.player, "stored"},
         .projection = {.stage = "playing"}});
    transaction.commit();
    Guest& host = table.guest(0);
    const auto version = host.say(client::Resign{.id = "stored"});
    CHECK(version == table.began + 1);
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

TEST_CASE("a client that comes back gets the versions that it missed, or a snapshot") {
    TableOfGuests table(2);
    const auto seen = table.other().version;
    table.other().socket.drop();
    const auto version = table.mover().say(table.first_play());
    Guest back = table.server.guest(table.other().token);
    const auto joined = back.join(table.room, seen);
    CHECK(std::holds_alternative<std::vector<protocol::Entry>>(joined.view.content));
    CHECK(back.version == version);
    CHECK(back.entries.size() == version - seen);
    const auto current = back.join(table.room, version);
    CHECK(std::get<std::vector<protocol::Entry>>(current.view.content).empty());
    const auto impossible = back.join(table.room, version + 1);
    CHECK(std::holds_alternative<protocol::Json>(impossible.view.content));
    CHECK(back.version == version);
}

TEST_CASE("a snapshot and the log contain only what their viewer may see") {
    TableOfGuests table(2);
    table.mover().say(table.first_play());
    Guest watcher = table.server.guest();
    watcher.join(table.room);
    const json everything = watcher.snapshot();
    CHECK(everything["stage"] == "playing");
    CHECK_FALSE(everything.contains("log"));
    CHECK(everything["lexicon"]["id"] == "english");
    CHECK(everything["state"]["squares"].size() == 2);
    for (const auto& player : everything["state"]["players"]) CHECK_FALSE(player["rack"].contains("tiles"));
    CHECK(everything.dump().find("\"seed\"") == std::string::npos);
    const json log = watcher.log();
    CHECK(log.size() == everything["v"]);
    CHECK(log.dump().find("\"tiles\"") == std::string::npos);
    CHECK(table.mover().log().size() == log.size());
    CHECK(table.mover().log().dump().find("\"tiles\"") != std::string::npos);
}

TEST_CASE("a challenge is decided, sent to everybody and listed in the database") {
    TableOfGuests table(2);
    const auto play = table.first_play();
    table.mover().say(play);
    const auto version = table.other().say(client::Challenge{.turn = 1});
    table.mover().wait_for(version);
    const json outcome = table.mover().event(table.began + 5);
    const bool good = outcome["type"] == "upheld";
    CHECK((good || outcome["type"] == "withdrawn"));
    auto database = table.server.database();
    const auto game = storage::load_game(database, storage::find_room(database, table.room)->id);
    const auto rows = storage::challenges_of(database, game->id);
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].upheld == good);
    CHECK(rows[0].words == play.placement[0].tile + play.placement[1].tile);
}

TEST_CASE("the list of a player's rooms shows what each is waiting for them to do") {
    TableOfGuests table(2);
    const auto mine = table.mover().ask_for<from_server::Rooms>(client::Rooms{}).rooms;
    REQUIRE(mine.size() == 1);
    CHECK(mine[0].room == table.room);
    CHECK(mine[0].stage == "playing");
    CHECK(mine[0].names == std::vector<std::string>{"Player 0", "Player 1"});
    CHECK(mine[0].asked == from_server::Asked::move);
    CHECK_FALSE(table.other().ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).asked);
    CHECK(table.server.guest().ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
    table.mover().say(client::Resign{});
    const auto over = table.other().ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0);
    CHECK(over.stage == "over");
    CHECK_FALSE(over.asked);
}

TEST_CASE("the list of rooms shows who has to accept a play, and who has to vote on it") {
    TableOfGuests table(3, {.system = "scrappy"});
    const auto asked_of = [&table](int places) {
        return table.after_mover(places).ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).asked;
    };
    table.mover().say(table.first_play());
    CHECK_FALSE(asked_of(0));
    CHECK(asked_of(1) == from_server::Asked::accept);
    CHECK(asked_of(2) == from_server::Asked::accept);
    table.other().say(client::Challenge{.turn = 1});
    CHECK(asked_of(1) == from_server::Asked::vote);
    table.other().say(client::Vote{.turn = 1, .opinion = engine::Opinion::convinced});
    CHECK_FALSE(asked_of(1));
    CHECK(asked_of(2) == from_server::Asked::vote);
}

TEST_CASE("presence is sent when it changes, and all tabs of a guest count as one seat") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    mara.wait_for_presence({true});
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.wait_for_presence({true, true});
    Guest tab = server.guest(jonas.token);
    CHECK(tab.join(room).view.seat == 1);
    tab.wait_for_presence({true, true});
    tab.socket.drop();
    jonas.say(client::LeaveSeat{});
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.wait_for_presence({true});
    mara.wait_for_presence({true, true});
    jonas.ask_for<from_server::Ok>(client::Leave{});
    mara.wait_for_presence({true, false});
    CHECK(jonas.refused(client::LeaveSeat{}).code == "NOT_JOINED");
}

TEST_CASE("a wrong code is refused, and guessing is limited except for the player's own rooms") {
    TestServer server([](server::Config& config) { config.guesses = {.burst = 3, .per_second = 0.1}; });
    Guest mara = server.guest();
    const std::string own = mara.create("Mara");
    Guest stranger = server.guest();
    CHECK(stranger.refused(client::Join{.room = "22222222"}).code == "NO_SUCH_ROOM");
    CHECK(stranger.refused(client::Join{.room = "nonsense!"}).code == "NO_SUCH_ROOM");
    CHECK(stranger.refused(client::Join{.room = "33333333"}).code == "NO_SUCH_ROOM");
    CHECK(stranger.refused(client::Join{.room = "44444444"}).code == "TOO_MANY_GUESSES");
    CHECK(stranger.refused(client::Join{.room = own}).code == "TOO_MANY_GUESSES");
    mara.join(own);
    server.clock.advance(10000);
    stranger.join(own);
}

TEST_CASE("settings that make no sense are refused by name") {
    TestServer server;
    Guest mara = server.guest();
    const auto system = mara.refused(client::Create{.name = "Mara", .settings = {.system = "chess"}});
    CHECK(system.code == "BAD_SETTINGS");
    CHECK(system.field == "/settings/system");
    const auto lexicon = mara.refused(client::Create{.name = "Mara", .settings = {.lexicon = "klingon"}});
    CHECK(lexicon.code == "UNKNOWN_LEXICON");
    CHECK(lexicon.field == "/settings/lexicon");
    const auto name = mara.refused(client::Create{.name = "\u200b"});
    CHECK(name.code == "BAD_NAME");
    CHECK(name.field == "/name");
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}

TEST_CASE("a preview gives the score without making a version") {
    TableOfGuests table(2);
    const auto play = table.first_play();
    const auto before = table.mover().version;
    const auto shown = table.mover().ask_for<from_server::Preview>(client::Preview{.placement = play.placement});
    CHECK_FALSE(shown.valid);
    const int total = json::parse(shown.play_score.text)["total"];
    const auto version = table.mover().say(play);
    CHECK(table.mover().event(before + 1)["play_score"]["total"] == total);
    CHECK(version > before);
    CHECK(table.mover().refused(client::Preview{.placement = play.placement}).code == "OCCUPIED");
}
