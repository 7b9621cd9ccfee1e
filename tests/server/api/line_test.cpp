#include <algorithm>

#include "tests/server/api/game_client.hpp"
#include "tests/server/rooms/guest_games.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

/// The version of the first play that stood.
std::uint32_t opening(PlayedGame& game) {
    const json moves = HistoryClient(game.server, game.room.guest(0).token).ask("/games/" + game.id).at("moves");
    const auto first = std::ranges::find_if(moves, [](const json& move) {
        return move.at("kind") == "play" && !move.contains("withdrawn") && !move.contains("taken_back");
    });
    REQUIRE(first != moves.end());
    return first->at("version");
}

}  // namespace

TEST_CASE("the plays of a line are checked one after the other, on the board before the moment") {
    PlayedGame game;
    const GameClient anna = game.player(0);
    const std::uint32_t version = opening(game);
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

TEST_CASE("nobody has plays of a finished game checked while they play another one in its room") {
    PlayedGame game;
    const std::uint32_t version = opening(game);
    const json plays =
        json::array({{{"placement", {lay(7, 6, "H"), lay(7, 7, "O"), lay(7, 8, "R"), lay(7, 9, "N")}}}});
    const auto check = [&](std::size_t player) {
        const GameClient client = game.player(player);
        const std::vector<std::string> codes{
            client.code("POST", "/line", {{"version", version}, {"plays", plays}}),
            client.code("PUT", "/notes", note(version, "", false, json::array({{{"name", "H"}, {"plays", plays}}})))};
        CHECK(client.code("PUT", "/notes", note(version, "Well played", false)).empty());
        return codes;
    };
    const Texts answered{"", ""};
    CHECK(check(0) == answered);
    Guest& ben = game.room.guest(1);
    game.room.guest(0).say(protocol::client::ProposeGame{});
    ben.say(protocol::client::AgreeToGame{.proposal = proposal_seen_by(ben)});
    for (const std::size_t player : {0, 1}) CHECK(check(player) == Texts{"GAME_GOES_ON", "GAME_GOES_ON"});
    CHECK(check(2) == answered);  // only watches
    ben.follow_to(2);
    ben.say(protocol::client::Resign{});
    CHECK(check(0) == answered);
}
