#include <algorithm>

#include "tests/server/api/game_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

TEST_CASE("the plays of a line are checked one after the other, on the board before the moment") {
    PlayedGame game;
    const GameClient anna = game.player(0);
    const json moves = HistoryClient(game.server, game.room.guest(0).token).ask("/games/" + game.id).at("moves");
    const auto first = std::ranges::find_if(moves, [](const json& move) {
        return move.at("kind") == "play" && !move.contains("withdrawn") && !move.contains("taken_back");
    });
    REQUIRE(first != moves.end());
    const std::uint32_t version = first->at("version");
    const json opening = anna.analysis()["analysis"]["moves"][0]["plays"];
    const auto lay = [](int row, int column, const std::string& tile) {
        return json{{"cell", {row, column}}, {"tile", tile}};
    };
    const json horn{{"placement", {lay(7, 6, "H"), lay(7, 7, "O"), lay(7, 8, "R"), lay(7, 9, "N")}}};
    const json sad{{"placement", {lay(8, 9, "Z")}}, {"line", "down"}};
    const json checked = anna.call("POST", "/line", {{"version", version}, {"plays", {horn, sad}}});
    CHECK(checked["plays"][0]["play_score"]["total"] == 14);
    CHECK(checked["plays"][1]["valid"] == false);
    CHECK(checked["plays"][1]["bad_words"] == Texts{"NZ"});
    const json twice = anna.call("POST", "/line", {{"version", version}, {"plays", {horn, horn}}});
    CHECK(twice["code"] == "OCCUPIED");
    CHECK(twice["field"] == "/plays/1");
    const json lines = json::array(
        {json{{"name", "Horn first"}, {"plays", {horn, sad}}}, json{{"name", "Horn"}, {"plays", {horn}}}});
    const json kept = anna.call("PUT", "/notes", note(version, "", false, lines));
    const json& line = kept["notes"][0]["body"]["lines"][0];
    CHECK(line["name"] == "Horn first");
    CHECK(line["plays"] == checked["plays"]);
    CHECK(kept["notes"][0]["body"]["lines"][1]["plays"] == json::array({checked["plays"][0]}));  // on the same board
    const json third =
        anna.call("PUT", "/notes",
                  note(version, "", false, {lines[0], lines[1], {{"name", "Twice"}, {"plays", {horn, horn}}}}));
    CHECK(third["field"] == "/lines/2/plays/1");
}
