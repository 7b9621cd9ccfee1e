#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "protocol/games/game_check.hpp"
#include "storage/games/packed_journal.hpp"
#include "storage/games/packed_text.hpp"
#include "tests/server/api/history_client.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/server/another_device.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

// No other text has these.
const std::string mara_name = "Quixalba";
const std::string earlier_name = "Vorzunek";
const std::string said = "zwibblefrotz";
const std::string noted = "kwompledink";
const std::string requested = "blornwhistle";

HttpReply delete_me(const TestServer& server, const std::string& token, const std::string& body = "") {
    HttpReply reply =
        http_request(server.port(), "DELETE", "/api/v1/me", {{"Authorization", "Bearer " + token}}, body);
    const json answer = json::parse(reply.body);
    INFO(reply.body);
    CHECK(differences("/me", reply.status, answer, "delete") == std::vector<std::string>{});
    return reply;
}

/// The files of the database that have the text, in capitals or not, even with zeros between its letters. Another
/// process reads them: if this one closed them again, its connections would lose their locks.
std::vector<std::string> files_with(const TestServer& server, const std::string& text) {
    std::vector<std::string> found;
    for (const char* ending : {"", "-wal", "-shm"}) {
        const std::string file = (server.data() / (std::string(server::database_file) + ending)).string();
        const std::string look = "tr -d '\\000' < '" + file + "' | LC_ALL=C grep -a -i -q '" + text + "'";
        if (std::filesystem::exists(file) && std::system(look.c_str()) == 0) found.push_back(file);
    }
    return found;
}

/// The journals of finished games, which are compressed in the files of the database.
std::string packed_journals(const TestServer& server) {
    storage::Database database = server.database();
    storage::Statement select = database.prepare("SELECT entries FROM packed_journals");
    std::string text;
    while (select.step()) {
        const auto entries = storage::unpack(select.blob(0)).value();
        for (const storage::JournalEntry& entry : entries) text += entry.body + "\n";
    }
    return text;
}

/// The same once there are any.
std::string packed_in_time(const TestServer& server) {
    becomes_true([&] { return !packed_journals(server).empty(); });
    return packed_journals(server);
}

/// The player of a disputed play has two more names during the game, and says why the word is one. The other resigns.
void play_with_evidence(StartedRoom& room) {
    Guest& mara = room.mover();
    for (const std::string& called : {earlier_name, mara_name})
        mara.ask_for<protocol::server::Ok>(client::Rename{.name = called});
    mara.say(room.first_play());
    room.other().say(client::Challenge{.turn = 1});
    mara.say(client::ShowEvidence{.turn = 1, .text = said});
    room.other().say(client::Vote{.turn = 1, .opinion = engine::Opinion::convinced});
    room.other().say(client::Resign{});
}

std::string code_after(const TestServer& server, const std::string& token) {
    WebSocketClient socket(server.port());
    socket.send(protocol::write(client::Hello{.id = "hello", .token = token}));
    const auto answer = protocol::read_server(socket.receive().value()).value();
    const auto* refused = std::get_if<protocol::server::Error>(&answer);
    return refused ? refused->code : "welcome";
}

/// Two people in a room, and the first one, who is to be deleted, is its host and has said something.
std::string talkative_room(Guest& host, Guest& other) {
    const std::string room = host.create(earlier_name);
    host.join(room);
    other.join(room);
    other.say(client::TakeSeat{.name = "Ben"});
    host.ask_for<protocol::server::LineKept>(client::Say{.text = said, .room = room});
    host.ask_for<protocol::server::Ok>(
        client::NameRoom{.id = requested + room, .name = "Home of " + mara_name, .room = room});
    host.ask_for<protocol::server::Ok>(client::Rename{.name = mara_name});
    return room;
}

}  // namespace

TEST_CASE("a player who deletes themselves leaves nothing in the files of the database") {
    TestServer server;
    Guest mara = server.guest();
    Guest ben = server.guest();
    mara.ask_for<protocol::server::Ok>(client::MakeAccount{.name = mara_name, .pass_phrase = "eleven green bottles"});
    const auto devices = mara.ask_for<protocol::server::Devices>(client::Devices{}).devices;
    mara.ask_for<protocol::server::Ok>(
        client::NameDevice{.device = devices.at(0).device, .name = mara_name + " phone"});
    const std::string over = talkative_room(mara, ben);
    mara.say(client::Start{});
    ben.say(client::Resign{});
    const HistoryClient bens(server, ben.token);
    bens.wait_for("", 1);
    const std::string note = json{{"version", 3}, {"text", noted}, {"shared", true}, {"lines", json::array()}}.dump();
    const std::map<std::string, std::string> as_mara{{"Authorization", "Bearer " + mara.token}};
    http_request(server.port(), "PUT", "/api/v1/games/" + over + "-1/notes", as_mara, note);
    const HistoryClient maras(server, mara.token);
    CHECK(maras.ask("/notes")["notes"][0]["body"]["text"] == noted);
    const std::string under_way = talkative_room(mara, ben);
    mara.say(client::Start{});
    const std::string waiting = mara.create(mara_name);
    REQUIRE_FALSE(files_with(server, mara_name).empty());
    REQUIRE_FALSE(files_with(server, earlier_name).empty());
    REQUIRE_FALSE(files_with(server, said).empty());
    REQUIRE_FALSE(files_with(server, noted).empty());
    REQUIRE_FALSE(files_with(server, requested).empty());

    CHECK(delete_me(server, mara.token).status == 403);
    CHECK(delete_me(server, mara.token, R"({"pass_phrase":"twelve green bottles"})").status == 403);
    CHECK(delete_me(server, mara.token, "[").status == 400);
    CHECK(delete_me(server, mara.token, R"({"pass_phrase":"eleven green bottles"})").status == 200);

    CHECK(files_with(server, mara_name) == std::vector<std::string>{});
    CHECK(files_with(server, earlier_name) == std::vector<std::string>{});
    CHECK(files_with(server, said) == std::vector<std::string>{});
    CHECK(files_with(server, noted) == std::vector<std::string>{});
    CHECK(files_with(server, requested) == std::vector<std::string>{});
    CHECK(code_after(server, mara.token) == "UNKNOWN_TOKEN");
    CHECK(HistoryClient(server, mara.token).get("/games").status == 401);

    const json game = bens.ask("/games/" + over + "-1");
    CHECK(game["summary"]["players"][0]["name"] == "");
    CHECK(game["summary"]["players"][1]["name"] == "Ben");
    const HttpReply file = bens.get("/games/" + over + "-1/file");
    const auto check = protocol::check_game(file.body);
    CHECK(check.faults.empty());
    REQUIRE(check.game.has_value());
    const HttpReply record = bens.get("/games/" + over + "-1/file?format=gcg");
    CHECK(json::parse(record.body).at("reason") == "no_moves");
    bens.wait_for("", 2);  // the game under way ended, because she resigned
    CHECK(bens.ask("/games/" + under_way + "-1")["summary"]["players"][0]["result"] == "lost");
    Guest again = server.guest(ben.token);
    again.join(under_way);
    while (!again.room_now) again.next();
    CHECK(again.room_now->games.at(0).names.at(0) == "");
    CHECK(again.room_now->host == 1);
    server.restart();
    Guest later = server.guest(ben.token);
    later.join(over);
    CHECK(later.log().dump().find("\"name\":\"\"") != std::string::npos);
}

TEST_CASE("a new guest is not taken for somebody who was let into a room and has deleted themselves since") {
    TestServer server;
    Guest host = server.guest();
    client::Create request{.name = "Mara", .join = true};
    request.about_room = protocol::AboutRoom{.entry = protocol::RoomEntry::password, .password = "tea"};
    const std::string room = host.create_and_join(request).room;
    Guest guest = server.guest();
    guest.ask_for<protocol::server::Joined>(client::Join{.room = room, .password = "tea"});
    CHECK(delete_me(server, guest.token).status == 200);
    Guest stranger = server.guest();
    CHECK(stranger.refused(client::Join{.room = room}).code == "ROOM_PASSWORD_NEEDED");
}

TEST_CASE("a device that is still a guest of an account deletes the guest's data only with its pass-phrase") {
    TestServer server;
    const std::string bottles = "eleven green bottles";
    Guest owner = server.guest();
    owner.ask_for<protocol::server::Ok>(client::MakeAccount{.name = mara_name, .pass_phrase = bottles});
    Guest phone = server.guest();
    const std::string tablet = another_device(server, phone);
    phone.ask_for<protocol::server::SignedIn>(client::SignIn{.name = mara_name, .pass_phrase = bottles});
    CHECK(delete_me(server, tablet).status == 403);
    CHECK(delete_me(server, tablet, json{{"pass_phrase", bottles}}.dump()).status == 200);
}

TEST_CASE("a name that a deleted player took during a game, and their evidence, go from its packed journal") {
    StartedRoom room(2, {.system = "scrappy"});
    const std::string token = room.mover().token;
    play_with_evidence(room);
    const HistoryClient bens(room.server, room.other().token);
    bens.wait_for("", 1);
    const std::string before = packed_in_time(room.server);
    const std::string original = "Player " + std::to_string(room.to_move);
    const std::vector<std::string> texts{original, earlier_name, mara_name, said};
    for (const std::string& text : texts) {
        INFO(text);
        REQUIRE(before.find(text) != std::string::npos);
    }

    CHECK(delete_me(room.server, token).status == 200);

    const std::string after = packed_journals(room.server);
    CHECK(std::ranges::count(after, '\n') == std::ranges::count(before, '\n'));
    CHECK(after.find("Player " + std::to_string(1 - room.to_move)) != std::string::npos);
    const HttpReply file = bens.get("/games/" + room.code + "-1/file");
    CHECK(file.status == 200);
    CHECK(protocol::check_game(file.body).faults.empty());
    for (const std::string& text : texts) {
        INFO(text);
        CHECK(after.find(text) == std::string::npos);
        CHECK(file.body.find(text) == std::string::npos);
        CHECK(files_with(room.server, text) == std::vector<std::string>{});
    }
}

TEST_CASE("the name and notes of a player who deletes themselves go from the copy that somebody has imported") {
    StartedRoom room(2, {.system = "scrappy"});
    const std::string token = room.mover().token;
    play_with_evidence(room);
    const HistoryClient bens(room.server, room.other().token);
    bens.wait_for("", 1);
    const std::string game = "/games/" + room.code + "-1";
    const json note{{"version", 3}, {"text", noted}, {"shared", true}, {"lines", json::array()}};
    const std::map<std::string, std::string> as_mara{{"Authorization", "Bearer " + token}};
    REQUIRE(http_request(room.server.port(), "PUT", "/api/v1" + game + "/notes", as_mara, note.dump()).status == 200);
    const std::string file = bens.get(game + "/file").body;
    REQUIRE(file.find(noted) != std::string::npos);
    const std::string carl = room.server.guest().token;
    const HistoryClient carls(room.server, carl);
    const HttpReply imported =
        http_request(room.server.port(), "POST", "/api/v1/games", {{"Authorization", "Bearer " + carl}}, file);
    REQUIRE(imported.status == 201);
    carls.wait_for("", 1);
    const std::string copy = "/games/" + json::parse(imported.body).at("id").get<std::string>();
    REQUIRE(carls.get(copy + "/file").body.find(noted) != std::string::npos);

    CHECK(delete_me(room.server, token).status == 200);

    const std::string left = carls.get(copy + "/file").body;
    CHECK(protocol::check_game(left).faults.empty());
    const std::string journals = packed_journals(room.server);
    for (const std::string& text : {"Player " + std::to_string(room.to_move), earlier_name, mara_name, said, noted}) {
        INFO(text);
        CHECK(left.find(text) == std::string::npos);
        CHECK(journals.find(text) == std::string::npos);
        CHECK(files_with(room.server, text) == std::vector<std::string>{});
    }
    const json players = carls.ask(copy).at("summary").at("players");
    CHECK(players.at(static_cast<std::size_t>(room.to_move)).at("name") == "");
    CHECK(left.find("Player " + std::to_string(1 - room.to_move)) != std::string::npos);
    storage::Database database = room.server.database();
    storage::Statement annotations = database.prepare("SELECT packed_annotations FROM imported_games");
    REQUIRE(annotations.step());
    CHECK(storage::unpack_text(annotations.blob(0)).value() == R"({"version":1,"notes":[]})");
}

TEST_CASE("somebody who watches a game with a delay no longer sees the name of a player who deleted themselves") {
    TestServer server;
    Guest ben = server.guest();
    client::Create request{.name = "Ben"};
    request.about_room = protocol::AboutRoom{.watching = protocol::Watching{.delay_moves = 20}};
    const std::string room = ben.create_and_join(request).room;
    Guest carl = server.guest();
    Guest mara = server.guest();
    carl.join(room);
    carl.say(client::TakeSeat{.name = "Carl"});
    mara.join(room);
    mara.say(client::TakeSeat{.name = mara_name});
    ben.say(client::Start{});
    Guest watcher = server.guest();
    watcher.join(room);
    REQUIRE(watcher.snapshot().dump().find(mara_name) != std::string::npos);
    CHECK(delete_me(server, mara.token).status == 200);
    CHECK(watcher.snapshot().dump().find(mara_name) == std::string::npos);
    CHECK(watcher.log().dump().find(mara_name) == std::string::npos);
}
