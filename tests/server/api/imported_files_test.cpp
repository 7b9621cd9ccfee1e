#include "protocol/games/game_check.hpp"
#include "tests/server/api/importing.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

TEST_CASE("the files of all games of a player have those that they have imported, each once") {
    const Importing anna;
    const std::string id = anna.imported(game_text("classic"));
    anna.history().wait_for("?room=" + id.substr(0, 8), 1);
    const json files = json::parse(anna.history().get("/files").body);
    REQUIRE(files.size() == 1);
    CHECK(files[0] == json::parse(anna.history().get("/games/" + id + "/file").body));
}

TEST_CASE("the files of an imported game have the notes that it came with, and then those of the reader") {
    const Importing anna;
    const std::string id = anna.imported(small_record);
    anna.history().wait_for("?room=" + id.substr(0, 8), 1);
    const auto file = [&](const std::string& format) {
        return anna.history().get("/games/" + id + "/file?format=" + format).body;
    };
    const auto notes = [&] { return json::parse(file("json")).at("annotations").at("notes"); };
    const json of_file{{"version", 2}, {"text", "Second round"}};
    CHECK(notes() == json::array({of_file}));
    const json shown = json::parse(anna.history().get("/games/" + id + "/notes").body).at("notes");
    REQUIRE(shown.size() == 1);
    CHECK(shown[0]["author"] == "");
    CHECK(shown[0]["body"] == json{{"text", "Second round"}, {"lines", json::array()}});
    const json note{{"version", 5}, {"text", "A good start"}, {"shared", false}, {"lines", json::array()}};
    const std::map<std::string, std::string> headers{{"Authorization", "Bearer " + anna.token}};
    REQUIRE(http_request(anna.server.port(), "PUT", "/api/v1/games/" + id + "/notes", headers, note.dump()).status ==
            200);
    CHECK(notes().size() == 2);
    CHECK(notes()[0] == of_file);
    CHECK(notes()[1]["text"] == "A good start");
    CHECK(file("gcg").find("#note Second round\n>") != std::string::npos);
    CHECK(file("gcg").find("A good start\n") != std::string::npos);
    CHECK(protocol::check_game(file("json")).faults.empty());
    CHECK(anna.send(file("json")).status == 200);
    CHECK(anna.send(file("gcg")).status == 200);
}
