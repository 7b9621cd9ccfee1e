#include "server/options/entry_rule.hpp"
#include "tests/server/api/game_client.hpp"
#include "tests/server/api/importing.hpp"
#include "tests/server/previews/server_with_page.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
namespace client = crisscross::protocol::client;

namespace {

struct Pictures {
    explicit Pictures(const std::function<void(server::Config&)>& change = {})
        : page([&](server::Config& config) {
              be_generous(config);
              if (change) change(config);
          }) {}

    HttpReply of(const std::string& game, const std::string& token, const std::string& query = "") const {
        return HistoryClient(page.server, token).get("/games/" + game + "/picture" + query);
    }
    std::string refusal(const std::string& game, const std::string& token, const std::string& query = "") const {
        const HttpReply reply = of(game, token, query);
        INFO(query << ": " << reply.status);
        const json error = json::parse(reply.body);
        CHECK(differences("/games/{id}/picture", reply.status, error) == std::vector<std::string>{});
        return error.at("code").get<std::string>() + " " + error.value("field", "");
    }
    /// The id of a game that is over.
    std::string game_of(Guest& anna, Guest& ben) const {
        const std::string room = short_game(anna, ben);
        HistoryClient(page.server, anna.token).wait_for("?room=" + room, 1);
        return room + "-1";
    }

    ServerWithPage page;
};

}  // namespace

TEST_CASE("those who may see a finished game get pictures of its moments, even where strangers get none") {
    const Pictures pictures;
    Guest anna = pictures.page.server.guest();
    Guest ben = pictures.page.server.guest();
    const Guest mara = pictures.page.server.guest();
    const std::string game = pictures.game_of(anna, ben);
    anna.say(client::LockRoom{.locked = true});
    const std::string address = "/r/" + game.substr(0, 8) + "/1/board.png";
    CHECK(pictures.page.get(address).status == 404);
    const HttpReply png = pictures.of(game, anna.token, "?at=3");
    CHECK(png.status == 200);
    CHECK(png.headers.at("content-type") == "image/png");
    CHECK(png.headers.at("cache-control") == "no-store");
    CHECK(png.body.starts_with("\x89PNG"));
    const HttpReply svg = pictures.of(game, ben.token, "?format=svg");
    CHECK(svg.headers.at("content-type") == "image/svg+xml");
    CHECK(svg.body.starts_with("<svg "));
    CHECK(pictures.refusal(game, mara.token) == "NO_SUCH_GAME id");
    CHECK(pictures.refusal(game, "") == "TOKEN_NEEDED ");
    CHECK(pictures.page.get(address).status == 404);  // still, now that it is at hand
}

TEST_CASE("players get pictures of their games where not everybody may become a guest") {
    Pictures pictures;
    Guest anna = pictures.page.server.guest();
    Guest ben = pictures.page.server.guest();
    const std::string game = pictures.game_of(anna, ben);
    pictures.page.server.restart_with([](server::Config& config) { config.entry = server::EntryRule::invitation; });
    CHECK(pictures.page.get("/r/" + game.substr(0, 8) + "/1/board.png").status == 404);
    CHECK(pictures.of(game, anna.token).status == 200);
}

TEST_CASE("the owner of an imported game gets pictures of it, and nobody else does") {
    const Pictures pictures;
    const std::string owner = pictures.page.server.guest().token;
    const HttpReply sent = http_request(pictures.page.server.port(), "POST", "/api/v1/games",
                                        {{"Authorization", "Bearer " + owner}}, small_record);
    REQUIRE(sent.status == 201);
    const std::string game = json::parse(sent.body).at("id");
    HistoryClient(pictures.page.server, owner).wait_for("?room=" + game.substr(0, 8), 1);
    CHECK(pictures.of(game, owner, "?format=svg").status == 200);
    CHECK(pictures.of(game, owner, "?format=svg").body != pictures.of(game, owner, "?format=svg&at=3").body);
    CHECK(pictures.refusal(game, pictures.page.server.guest().token) == "NO_SUCH_GAME id");
}

TEST_CASE("a question for a picture that is wrong is refused, and so are too many") {
    const Pictures pictures(
        [](server::Config& config) { config.limits.previews_per_network = {.burst = 3, .per_second = 0.001}; });
    Guest anna = pictures.page.server.guest();
    Guest ben = pictures.page.server.guest();
    const std::string game = pictures.game_of(anna, ben);
    CHECK(pictures.refusal(game, anna.token, "?format=gif") == "BAD_PARAMETER format");
    CHECK(pictures.refusal(game, anna.token, "?at=0") == "BAD_PARAMETER at");
    CHECK(pictures.refusal(game, anna.token, "?at=4294967296") == "BAD_PARAMETER at");
    CHECK(pictures.refusal(game, anna.token, "?size=9") == "UNKNOWN_PARAMETER size");
    CHECK(pictures.refusal(game, anna.token, "?at=90000") == "NO_SUCH_MOMENT at");
    std::string code;
    for (int at = 3; at <= 6 && code.empty(); ++at)
        if (pictures.of(game, anna.token, "?at=" + std::to_string(at)).status != 200)
            code = pictures.refusal(game, anna.token, "?at=" + std::to_string(at));
    CHECK(code == "TOO_MANY_REQUESTS ");
}
