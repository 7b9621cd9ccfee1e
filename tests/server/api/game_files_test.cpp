#include "protocol/games/game_check.hpp"
#include "protocol/gcg/records/gcg_import.hpp"
#include "tests/server/api/history_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

std::string error_of(const std::string& path, const HttpReply& reply) {
    const json error = json::parse(reply.body);
    CHECK(differences(path, reply.status, error) == std::vector<std::string>{});
    return std::to_string(reply.status) + " " + error.at("code").get<std::string>();
}

std::string file_error(const HttpReply& reply) {
    return error_of("/games/{id}/file", reply);
}

/// The files of an array, as the server has written them.
std::vector<std::string> files_in(const std::string& array) {
    std::vector<std::string> files;
    const std::string start = R"({"format":)";
    for (auto at = array.find(start); at != std::string::npos;) {
        const auto next = array.find("\n" + start, at);
        const auto end = array.rfind('}', next);
        files.push_back(array.substr(at, end + 1 - at) + "\n");
        at = next == std::string::npos ? next : next + 1;
    }
    return files;
}

}  // namespace

TEST_CASE("a player who may see a finished game gets it as a file that is right, and as GCG") {
    TestServer server({}, short_words());
    WireRoom room(server, {}, 2);
    play_out(room, 5);
    HistoryClient(server, room.guest(0).token).wait_for("", 1);
    const std::string address = "/games/" + room.code() + "-1/file";
    const HttpReply file = HistoryClient(server, room.guest(0).token).get(address);
    CHECK(file.status == 200);
    CHECK(file.headers.at("content-type") == "application/json");
    CHECK(file.headers.at("cache-control") == "no-store");
    CHECK(file.headers.at("content-disposition") == "attachment; filename=\"" + room.code() + "-1.json\"");
    CHECK(differences("/games/{id}/file", 200, json::parse(file.body)) == std::vector<std::string>{});
    const auto check = protocol::check_game(file.body);
    REQUIRE(check.game.has_value());
    CHECK(check.faults.empty());
    CHECK(file.body.find("\"player\"") == std::string::npos);
    CHECK(HistoryClient(server, room.guest(1).token).get(address + "?format=json").body == file.body);
    CHECK(HistoryClient(server, room.guest(2).token).get(address).body == file.body);

    const HttpReply record = HistoryClient(server, room.guest(0).token).get(address + "?format=gcg");
    CHECK(record.headers.at("content-type") == "text/plain; charset=utf-8");
    const auto read = protocol::gcg::import_record(record.body);
    REQUIRE(read.has_value());
    CHECK(read->rules.ruleset().id == "classic");
}

TEST_CASE("GCG is refused with the reason where it cannot express the game") {
    TestServer server({}, short_words());
    WireRoom room(server, {.system = "shmac"}, 2);
    room.guest(0).say(client::Resign{});
    const HistoryClient anna(server, room.guest(0).token);
    anna.wait_for("", 1);
    const HttpReply reply = anna.get("/games/" + room.code() + "-1/file?format=gcg");
    CHECK(file_error(reply) == "422 NOT_IN_GCG");
    CHECK(json::parse(reply.body).at("reason") == "crossed_out");
    CHECK(anna.get("/games/" + room.code() + "-1/file").status == 200);
    CHECK(file_error(anna.get("/games/" + room.code() + "-1/file?format=txt")) == "400 BAD_PARAMETER");
    CHECK(file_error(anna.get("/games/" + room.code() + "-2/file")) == "404 NO_SUCH_GAME");
}

TEST_CASE("nobody gets the file of a game under way, and a stranger none of a room that is closed to them") {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    Guest nora = server.guest();
    const std::string over =
        short_game(anna, ben, {client::SetEntry{.entry = protocol::RoomEntry::password, .password = "open sesame"}});
    const std::string room = anna.create("Anna");
    anna.join(room);
    ben.join(room);
    ben.say(client::TakeSeat{.name = "Ben"});
    anna.wait_for(anna.say(client::Start{}));
    const HistoryClient asks(server, anna.token);
    asks.wait_for("", 1);
    const HistoryClient stranger(server, nora.token);
    CHECK(file_error(asks.get("/games/" + room + "-1/file")) == "404 NO_SUCH_GAME");
    CHECK(file_error(stranger.get("/games/" + room + "-1/file")) == "404 NO_SUCH_GAME");
    const HttpReply hidden = stranger.get("/games/" + over + "-1/file");
    CHECK(file_error(hidden) == "404 NO_SUCH_GAME");
    CHECK(hidden.body == stranger.get("/games/23456789-1/file").body);
    CHECK(asks.get("/games/" + over + "-1/file").status == 200);
    CHECK(files_in(asks.get("/files").body).size() == 1);
    CHECK(stranger.get("/files").body == "[]\n");
    CHECK(file_error(HistoryClient(server, "").get("/games/" + over + "-1/file")) == "401 TOKEN_NEEDED");
}

TEST_CASE("all games of a player come in pages of whole files, each as it is alone") {
    TestServer server([](server::Config& config) {
        config.limits.history_per_person = {.burst = 1e6, .per_second = 1e6};
        config.limits.history_per_network = {.burst = 1e6, .per_second = 1e6};
        config.limits.rooms_per_person = {.burst = 1e6, .per_second = 1e6};
    });
    Guest anna = server.guest();
    Guest ben = server.guest();
    std::vector<std::string> rooms;
    for (int game = 0; game < 23; ++game) {
        rooms.push_back(short_game(anna, ben));
        for (Guest* guest : {&anna, &ben}) guest->say(client::Leave{.room = rooms.back()});
        server.clock.advance(1000);
    }
    const HistoryClient asks(server, anna.token);
    asks.wait_for("?limit=100", rooms.size());
    const HttpReply first = asks.get("/files");
    CHECK(differences("/files", 200, json::parse(first.body)) == std::vector<std::string>{});
    CHECK(first.headers.at("link") == "<?after=" + rooms[19] + "-1>; rel=\"next\"");
    const HttpReply second = asks.get("/files?after=" + rooms[19] + "-1");
    CHECK_FALSE(second.headers.contains("link"));
    std::vector<std::string> files = files_in(first.body);
    for (const std::string& file : files_in(second.body)) files.push_back(file);
    REQUIRE(files.size() == rooms.size());
    for (std::size_t game = 0; game < rooms.size(); ++game)
        CHECK(files[game] == asks.get("/games/" + rooms[game] + "-1/file").body);
    CHECK(error_of("/files", asks.get("/files?after=23456789-1")) == "400 BAD_CURSOR");
    CHECK(error_of("/files", asks.get("/files?limit=5")) == "400 UNKNOWN_PARAMETER");
    CHECK(files_in(asks.get("/files?room=" + rooms[3]).body) == std::vector{files[3]});
    CHECK(error_of("/files", asks.get("/files?room=23456789")) == "404 NO_SUCH_ROOM");
}

TEST_CASE("the games of a room come in pages, too, for people who may see them") {
    TestServer server([](server::Config& config) {
        config.limits.history_per_person = {.burst = 1e6, .per_second = 1e6};
        config.limits.history_per_network = {.burst = 1e6, .per_second = 1e6};
    });
    const std::string token = server.guest().token;
    for (int number = 1; number <= 22; ++number) {
        const std::string record = "#player1 a Anna\n#player2 b Ben " + std::to_string(number) +
                                   "\n>a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";
        const auto made =
            http_request(server.port(), "POST", "/api/v1/games", {{"Authorization", "Bearer " + token}}, record);
        REQUIRE(made.status == 201);
        server.clock.advance(1000);
    }
    const HistoryClient asks(server, token);
    const std::string room = json::parse(asks.get("/imports").body).at("room");
    asks.wait_for("?limit=100&room=" + room, 22);
    CHECK(files_in(asks.get("/files").body).size() == 20);
    const HttpReply first = asks.get("/files?room=" + room);
    CHECK(files_in(first.body).size() == 20);
    CHECK(first.headers.at("link") == "<?after=" + room + "-20&room=" + room + ">; rel=\"next\"");
    CHECK(files_in(asks.get("/files?after=" + room + "-20&room=" + room).body).size() == 2);
    const HistoryClient stranger(server, server.guest().token);
    CHECK(error_of("/files", stranger.get("/files?room=" + room)) == "404 NO_SUCH_ROOM");
}
