#include "engine/catalogue/catalogue.hpp"
#include "protocol/games/game_check.hpp"
#include "server/files/whole_file.hpp"
#include "server/verification/game_file_check.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/server/api/importing.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

/// The file of a game that GCG can express.
std::string classic_file() {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    return with_plain_names(protocol::write_game(recorded_game(rules, 2, 1)));
}

/// The annotated game that its file gives.
std::string annotated(const std::string& file) {
    const storage::StoredGame game = server::stored_form(protocol::check_game(file).game.value());
    return server::export_for_viewer(game, server::GameFormat::gcg).value().body;
}

void change_words(Importing& importing) {
    importing.server.restart_with([](const server::Config& config) {
        REQUIRE(server::replace_whole(config.lexicon, lexicon_of({"BO", "FARM"}).bytes()));
    });
}

}  // namespace

TEST_CASE(
    "an imported game is recognised when its file comes again with another name, or without one that has gone") {
    const Importing anna;
    const std::string id = anna.imported(game_text("classic"));
    json file = json::parse(game_text("classic"));
    for (const std::string name : {"Somebody else", ""}) {
        file["events"][0]["event"]["seats"][0]["name"] = name;
        const HttpReply again = anna.send(file.dump());
        INFO(again.body);
        CHECK(again.status == 200);
        CHECK(json::parse(again.body).at("id") == id);
    }
    CHECK(anna.history().ask("/imports").at("games") == 1);
}

TEST_CASE("the annotated game of a game that is there already is recognised, but only for its owner") {
    const Importing anna;
    const std::string id = anna.imported(classic_file());
    anna.history().wait_for("", 1);
    const std::string record = anna.history().get("/games/" + id + "/file?format=gcg").body;
    const HttpReply again = anna.send(record);
    INFO(record);
    CHECK(again.status == 200);
    CHECK(json::parse(again.body).at("id") == id);
    CHECK(anna.send(small_record).status == 201);
    const HttpReply stranger = http_request(anna.server.port(), "POST", "/api/v1/games",
                                            {{"Authorization", "Bearer " + anna.server.guest().token}}, record);
    CHECK(stranger.status == 201);
}

TEST_CASE("the file of a game is recognised where its annotated game is there already") {
    const Importing anna;
    const std::string file = classic_file();
    const std::string id = anna.imported(annotated(file));
    const HttpReply again = anna.send(file);
    INFO(again.body);
    CHECK(again.status == 200);
    CHECK(json::parse(again.body).at("id") == id);
}

TEST_CASE("the file of a game is recognised where its annotated game came before its word list changed") {
    Importing anna;
    json game = json::parse(game_text("classic"));
    game["lexicon"]["id"] = "english";
    const std::string id = anna.imported(annotated(game.dump()));
    change_words(anna);
    const HttpReply again = anna.send(game.dump());
    INFO(again.body);
    CHECK(again.status == 200);
    CHECK(json::parse(again.body).at("id") == id);
}

TEST_CASE("an annotated game is recognised when it comes again after its word list has changed") {
    Importing anna;
    const std::string record = std::string("#lexicon english\n") + small_record;
    const std::string id = anna.imported(record);
    change_words(anna);
    const HttpReply again = anna.send(record);
    CHECK(again.status == 200);
    CHECK(json::parse(again.body).at("id") == id);
}

TEST_CASE("an annotated game is recognised when it comes again and says, or does not say, who has left") {
    const Importing anna;
    const std::string older = "#player1 a Ada\n#player2 b Bea\n>a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";
    const std::string other = "#player1 a Ada\n#player2 b Bea\n>a: AEFMRST 8H FARM +18 18\n";
    const std::string left = "#crisscross-left a\n";
    const auto send_both = [&anna](const std::string& first, const std::string& second) {
        const std::string id = anna.imported(first);
        for (const std::string& again : {second, protocol::write_game(anna.stored(id))}) {
            const HttpReply reply = anna.send(again);
            INFO(reply.body);
            CHECK(reply.status == 200);
            CHECK(json::parse(reply.body).at("id") == id);
        }
    };
    send_both(older, older + left);
    send_both(other + left, other);
    CHECK(anna.history().ask("/imports").at("games") == 2);
}
