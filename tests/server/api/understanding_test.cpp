#include "tests/server/api/game_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

TEST_CASE("a game is analysed once, and the next reader gets what is kept") {
    PlayedGame game;
    const GameClient anna = game.player(0);
    CHECK(anna.call("GET", "/analysis") == json{{"state", "none"}});
    const json first = anna.analysis();
    CHECK(first.at("analysis").at("moves").size() > 4);
    CHECK(first.at("analysis").at("course").back().at("chances").size() == 2);
    CHECK(game.player(1).call("POST", "/analysis").at("analysis") == first.at("analysis"));
    json of_watcher = game.player(2).call("GET", "/analysis");
    CHECK(of_watcher.at("analysis") == first.at("analysis"));
    CHECK_FALSE(of_watcher.contains("new_words"));
    for (const std::string& word : first.value("new_words", Texts{})) {
        bool was_missed = false;
        for (const json& move : first["analysis"]["moves"])
            for (const std::string& missed : move.value("missed", Texts{})) was_missed |= missed == word;
        CHECK(was_missed);
    }
    {
        auto database = game.server.database();
        auto size = database.prepare("SELECT length(body) FROM analyses");
        REQUIRE(size.step());
        CHECK(size.integer(0) < static_cast<std::int64_t>(first.dump().size() / 3));
        database.execute("UPDATE analyses SET evaluator = 0");
    }
    CHECK(anna.call("GET", "/analysis").at("outdated") == true);
    const json again = anna.analysis();
    CHECK_FALSE(again.contains("outdated"));
    CHECK(again["analysis"]["moves"] == first["analysis"]["moves"]);
    auto database = game.server.database();
    database.execute("UPDATE analyses SET body = x'00ff'");
    CHECK(anna.call("GET", "/analysis").at("state") == "none");
    CHECK(anna.analysis()["analysis"]["moves"] == first["analysis"]["moves"]);
}

TEST_CASE("a game under way, and one that somebody may not open, has no analysis, notes or lines") {
    TestServer server(be_generous, short_words());
    Guest anna = server.guest();
    Guest ben = server.guest();
    Guest kim = server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    ben.join(room);
    ben.say(client::TakeSeat{.name = "Ben"});
    anna.say(client::LockRoom{.locked = true});
    anna.say(client::Start{});
    const auto all_refused = [&](const GameClient& asks) {
        const json request = note(1, "x", true);
        return Texts{asks.code("GET", "/analysis"), asks.code("POST", "/analysis"), asks.code("GET", "/notes"),
                     asks.code("PUT", "/notes", request),
                     asks.code("POST", "/line", {{"version", 1}, {"plays", json::array()}})};
    };
    const Texts no_game(5, "NO_SUCH_GAME");
    const GameClient asks(server, anna.token, room + "-1");
    CHECK(all_refused(asks) == no_game);
    ben.say(client::Resign{});
    HistoryClient(server, anna.token).wait_for("", 1);
    CHECK(asks.call("GET", "/notes") == json{{"notes", json::array()}});
    CHECK(all_refused(GameClient(server, kim.token, room + "-1")) == no_game);
    CHECK(all_refused(GameClient(server, kim.token, "23456789-1")) == no_game);
    CHECK(all_refused(GameClient(server, "", room + "-1")) == Texts(5, "TOKEN_NEEDED"));
    CHECK(http_request(server.port(), "DELETE", "/api/v1/games/" + room + "-1/notes").status == 405);
}

TEST_CASE("while a disk has less than its reserve, no note is kept and no game analysed, and a note can be removed") {
    PlayedGame game;
    game.player(0).call("PUT", "/notes", note(12, "before", false));
    const std::string token = game.room.guest(0).token;
    game.server.restart_with([](server::Config& config) { config.disk_reserve = 1'000'000'000; });
    const GameClient anna(game.server, token, game.id);
    CHECK(anna.code("PUT", "/notes", note(12, "after", false)) == "SERVER_FULL");
    CHECK(anna.code("POST", "/analysis") == "SERVER_FULL");
    CHECK(anna.notes() == Texts{"own: before"});
    anna.call("PUT", "/notes", note(12, "", false));
    CHECK(anna.notes().empty());
}

TEST_CASE("a note and a line cost as much as opening the game, and the refusal says for how long") {
    PlayedGame game;
    const std::string token = game.room.guest(0).token;
    game.server.restart_with([](server::Config& config) {
        be_generous(config);
        config.limits.opened_entries_per_network = {.burst = 5, .per_second = 1};
    });
    const GameClient anna(game.server, token, game.id);
    const json line{{"version", 12}, {"plays", json::array()}};
    CHECK(anna.call("POST", "/line", line).contains("plays"));
    for (const json& refused : {anna.call("POST", "/line", line), anna.call("PUT", "/notes", note(12, "x", false))}) {
        CHECK(refused.at("code") == "TOO_MANY_REQUESTS");
        CHECK(refused.at("limit") == "opened_entries");
    }
    const std::map<std::string, std::string> headers{{"Authorization", "Bearer " + token}};
    const HttpReply refused =
        http_request(game.server.port(), "POST", "/api/v1/games/" + game.id + "/line", headers, line.dump());
    CHECK(refused.status == 429);
    CHECK(refused.headers.at("retry-after") == "5");
    CHECK(anna.notes().empty());  // which needs no game
    game.server.clock.advance(5000);
    CHECK(anna.call("PUT", "/notes", note(12, "x", false)).contains("notes"));
}
