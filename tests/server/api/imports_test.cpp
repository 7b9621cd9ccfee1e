#include "engine/catalogue/catalogue.hpp"
#include "protocol/games/game_check.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/server/api/importing.hpp"
#include "tests/server/verification/verified_rooms.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

/// The file as it is stored: its players have no numbers, and it is of another room.
protocol::ExportedGame as_imported(const protocol::ExportedGame& file, const std::string& id) {
    const protocol::GameCheck check = protocol::check_game(protocol::write_game(file));
    protocol::ExportedGame game = protocol::without_numbers(check.game.value());
    game.room = id.substr(0, 8);
    game.number = std::stoi(id.substr(9));
    return game;
}

/// The query of an import by the player in the first seat.
std::string with_first_name(const std::string& game) {
    const std::string name = json::parse(game)["events"][0]["event"]["seats"][0]["name"];
    std::string query = "?name=";
    for (const unsigned char byte : name) {
        char text[4];
        std::snprintf(text, sizeof text, "%%%02X", byte);
        query += text;
    }
    return query;
}

int games_counted(const HistoryClient& history) {
    const json players = history.ask("/statistics").at("players");
    return players.empty() ? 0 : players.at(0).at("figures").at("games").get<int>();
}

}  // namespace

TEST_CASE("the golden games, and random games of all systems, are imported and stored without a difference") {
    const Importing anna;
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        const std::string text = game_text(ruleset.id);
        const std::string id = anna.imported(text);
        REQUIRE(anna.stored(id) == as_imported(protocol::read_game(text).value(), id));
    }
    const std::uint32_t games = long_run() ? 1000 : is_slow ? 4 : 50;
    const auto& systems = engine::catalogue::all();
    for (std::uint32_t number = 0; number < games; ++number) {
        const engine::Ruleset& ruleset = systems[number % systems.size()];
        INFO(ruleset.id << ", game " << number);
        const auto game = recorded_game(engine::compile(ruleset).value(), seats_of(ruleset, number / 8), number);
        const std::string text = with_plain_names(protocol::write_game(game));
        const std::string id = anna.imported(text);
        REQUIRE(anna.stored(id) == as_imported(protocol::read_game(text).value(), id));
    }
}

TEST_CASE("an imported game can be read as soon as its import is answered") {
    const Importing anna;
    for (const std::string& file : {game_text("classic"), std::string(small_record), game_text("shmac")}) {
        const std::string id = anna.imported(file);
        CHECK(anna.history().get("/games/" + id).status == 200);
    }
}

TEST_CASE("an imported game is found, marked and named; sent again it is recognised") {
    const Importing anna;
    const std::string id = anna.imported(game_text("classic"));
    const std::string room = id.substr(0, 8);
    const HistoryClient history = anna.history();
    history.wait_for("?room=" + room, 1);
    const json game = history.ask("/games/" + id).at("summary");
    CHECK(game.at("imported").at("source") == "json");
    CHECK(game.at("imported").at("counts") == false);
    CHECK(game.at("imported").at("mine") == true);
    const HttpReply again = anna.send(game_text("classic"));
    CHECK(again.status == 200);
    CHECK(json::parse(again.body) == json{{"id", id}, {"room", room}, {"game", 1}, {"duplicate", true}});
    CHECK(history.ask("/imports").at("room") == room);
    CHECK(history.ask("/imports").at("games") == 1);
}

TEST_CASE("nobody else sees an imported game, or that it exists") {
    const Importing anna;
    const std::string id = anna.imported(game_text("classic"));
    const std::string room = id.substr(0, 8);
    anna.history().wait_for("?room=" + room, 1);
    const HistoryClient other(anna.server, anna.server.guest().token);
    CHECK(other.ask("/games/" + id).at("code") == "NO_SUCH_GAME");
    CHECK(other.ids("?room=" + room) == std::vector<std::string>{"NO_SUCH_ROOM"});
    CHECK(other.ask("/imports").at("games") == 0);
    CHECK(http_request(anna.server.port(), "GET", "/r/" + room + "/1/board.svg").status != 200);
}

TEST_CASE("an imported game counts in statistics once its owner says so, as theirs if a seat has the name given") {
    const Importing anna;
    const std::string id = anna.imported(game_text("classic"), with_first_name(game_text("classic")));
    const HistoryClient history = anna.history();
    history.wait_for("", 1);
    CHECK(history.ids("") == std::vector<std::string>{id});
    CHECK(history.ask("/games/" + id).at("summary").at("players").at(0).at("me") == true);
    const auto games = [&] { return games_counted(history); };
    CHECK(games() == 0);
    const std::string path = "/api/v1/imports/" + id + "?counts=";
    const std::map<std::string, std::string> headers{{"Authorization", "Bearer " + anna.token}};
    CHECK(http_request(anna.server.port(), "PUT", path + "true", headers).status == 200);
    CHECK(games() == 1);
    CHECK(http_request(anna.server.port(), "PUT", path + "false", headers).status == 200);
    CHECK(games() == 0);
    CHECK(http_request(anna.server.port(), "PUT", path + "perhaps", headers).status == 400);
    const std::map<std::string, std::string> stranger{{"Authorization", "Bearer " + anna.server.guest().token}};
    CHECK(http_request(anna.server.port(), "PUT", path + "true", stranger).status == 404);
    CHECK(games() == 0);
}

TEST_CASE("all imported games of somebody count in statistics with one request, and none with another") {
    const Importing anna;
    for (const char* system : {"classic", "super", "shmac"})
        anna.imported(game_text(system), with_first_name(game_text(system)));
    const HistoryClient history = anna.history();
    history.wait_for("", 3);
    const auto put = [&](const std::string& query) {
        const HttpReply reply = http_request(anna.server.port(), "PUT", "/api/v1/imports" + query,
                                             {{"Authorization", "Bearer " + anna.token}});
        const json body = json::parse(reply.body);
        CHECK(differences("/imports", reply.status, body, "put") == std::vector<std::string>{});
        return body;
    };
    CHECK(put("?counts=true").at("counting") == 3);
    CHECK(history.ask("/imports").at("counting") == 3);
    CHECK(games_counted(history) == 3);
    CHECK(put("?counts=false").at("counting") == 0);
    CHECK(games_counted(history) == 0);
    CHECK(put("").at("field") == "counts");
}

TEST_CASE("a game imported without a name is found, and sent again with the name the seat is the owner's") {
    const Importing anna;
    const std::string file = game_text("classic");
    const std::string id = anna.imported(file);
    const HistoryClient history = anna.history();
    history.wait_for("", 1);
    CHECK(history.put("/imports/" + id + "?counts=true").status == 200);
    Guest reader = anna.server.guest(anna.token);
    reader.join(id.substr(0, 8));
    CHECK(games_counted(history) == 0);
    for (int time = 0; time < 2; ++time) {
        const json again = json::parse(anna.send(file, with_first_name(file)).body);
        CHECK(again.at("id") == id);
        CHECK(again.at("duplicate") == true);
        CHECK(games_counted(history) == 1);
    }
    const json players = history.ask("/games/" + id).at("summary").at("players");
    CHECK(players.at(0).at("me") == true);
    CHECK_FALSE(players.at(1).value("me", false));
    CHECK(history.ids("") == std::vector<std::string>{id});
    const Outcome verified = verify({anna.server.data() / server::database_file});
    INFO(verified.out);
    CHECK(verified.status == 0);
}

TEST_CASE("a name that nobody has makes no seat the owner's, and the import of somebody else changes nothing") {
    const Importing anna;
    const std::string file = game_text("classic");
    const std::string id = anna.imported(file);
    anna.history().wait_for("", 1);
    const auto has_seat = [&] {
        const json players = anna.history().ask("/games/" + id).at("summary").at("players");
        return std::ranges::any_of(players, [](const json& player) { return player.value("me", false); });
    };
    CHECK(anna.send(file, "?name=Nobody").status == 200);
    CHECK_FALSE(has_seat());
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/games" + with_first_name(file),
                       {{"Authorization", "Bearer " + anna.server.guest().token}}, file)
              .status == 201);
    CHECK_FALSE(has_seat());
}

TEST_CASE("the moves of a record, which has no times, do not count in the time for a move") {
    const Importing anna;
    const HistoryClient history = anna.history();
    const auto figures_with = [&](const std::string& file) {
        const std::string id = anna.imported(file, "?name=Anna");
        history.wait_for("?room=" + id.substr(0, 8), static_cast<std::size_t>(std::stoi(id.substr(9))));
        CHECK(history.put("/imports/" + id + "?counts=true").status == 200);
        return history.ask("/statistics").at("players").at(0).at("figures");
    };
    const json of_record = figures_with(small_record);
    CHECK(of_record["moves"] == 1);
    CHECK(of_record["timed_moves"] == 0);
    CHECK(of_record["think_ms"] == 0);
    json file = json::parse(game_text("classic"));
    file["events"][0]["event"]["seats"][0]["name"] = "Anna";
    const json of_both = figures_with(file.dump());
    CHECK(of_both["think_ms"] > 0);
    CHECK(of_both["timed_moves"] == of_both["moves"].get<int>() - 1);
}

TEST_CASE("an annotated game is imported with what it says, and its file, which has no seed, as the same game") {
    const Importing anna;
    const std::string id = anna.imported(small_record);
    const protocol::ExportedGame game = anna.stored(id);
    CHECK_FALSE(game.seed.has_value());
    CHECK(json::parse(game.annotations.value().text).at("notes").at(0).at("text") == "Second round");
    anna.history().wait_for("?room=" + id.substr(0, 8), 1);
    const json facts = anna.history().ask("/games/" + id);
    CHECK(facts["summary"]["imported"]["source"] == "gcg");
    CHECK(facts["summary"]["end"] == "record_ends");
    CHECK(facts["summary"]["players"][0]["score"] == 18);
    CHECK(facts["moves"][1]["words"] == json{"BO", "BA", "OR"});
    CHECK(anna.send(protocol::write_game(game)).status == 200);
    CHECK(anna.send(std::string("#character-encoding UTF-8\n") + small_record).status == 200);
    CHECK(anna.imported(record_text()) == id.substr(0, 9) + "2");
}
