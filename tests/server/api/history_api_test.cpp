#include "server/api/history_api.hpp"

#include "server/limits/limits.hpp"
#include "tests/server/api/history_client.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

using Ids = std::vector<std::string>;

std::string code_of(const HttpReply& reply) {
    return std::to_string(reply.status) + " " + json::parse(reply.body).at("code").get<std::string>();
}

/// The room of a game that both have aborted.
std::string aborted_game(Guest& anna, Guest& ben) {
    std::string room = anna.create("Anna");
    anna.join(room);
    ben.join(room);
    ben.say(client::TakeSeat{.name = "Ben"});
    anna.wait_for(anna.say(client::Start{}));
    anna.say(client::AbortGame{});
    ben.say(client::AbortGame{});
    return room;
}

}  // namespace

TEST_CASE("a game can be found once it is over, by its players, words and result, and its moves are in the answer") {
    TestServer server({}, short_words());
    WireRoom room(server, {}, 2);
    const HistoryClient anna(server, room.guest(0).token);
    CHECK(anna.ids("") == Ids{});
    play_out(room, 5);
    anna.wait_for("", 1);
    const std::string id = room.code() + "-1";
    const json game = anna.ask("/games/" + id);
    const auto& final_scores = std::get<engine::Over>(room.game().phase).result.final_scores;
    for (std::size_t seat = 0; seat < 2; ++seat)
        CHECK(game["summary"]["players"][seat]["score"] == final_scores[seat].final);
    CHECK(game["summary"]["players"][0]["me"] == true);
    CHECK_FALSE(game["summary"]["players"][1].contains("me"));
    CHECK(anna.ask("/games").at("games").at(0) == game["summary"]);
    CHECK(game["moves"].size() > 4);
    std::size_t words = 0;
    for (const json& move : game["moves"]) {
        if (!move.contains("words") || move.contains("taken_back")) continue;
        for (const std::string& word : move["words"].get<Ids>()) {
            ++words;
            CHECK(anna.ids("?word=" + word) == Ids{id});
            CHECK(anna.ids("?prefix=" + word.substr(0, 2)) == Ids{id});
            CHECK(anna.ask("/words?word=" + word).at("words").at(0).at("word") == word);
            CHECK((anna.ids("?player=me&word=" + word).size() + anna.ids("?player=Guest+1&word=" + word).size()) >=
                  1);
        }
    }
    CHECK(words > 4);
    CHECK(anna.ids("?word=ZZZZZ") == Ids{});
    CHECK(anna.ids("?opponent=guest+1&system=classic&end=" + game["summary"]["end"].get<std::string>()) == Ids{id});
    const std::string result = game["summary"]["players"][0]["result"];
    CHECK(anna.ids("?result=" + result) == Ids{id});
    CHECK(anna.ids("?player=Guest+1&result=" + result) == (result == "drawn" ? Ids{id} : Ids{}));
    CHECK(HistoryClient(server, room.guest(1).token).ids("") == Ids{id});
    CHECK(HistoryClient(server, room.guest(2).token).ids("") == Ids{});
    CHECK(HistoryClient(server, room.guest(2).token).ids("?room=" + room.code()) == Ids{id});
}

TEST_CASE(
    "games that ended while no rows were kept are found after the next start, and those that cannot be read are not "
    "tried again") {
    TestServer server({}, short_words());
    std::string token;
    std::string first;
    std::string second;
    {
        Guest anna = server.guest();
        Guest ben = server.guest();
        token = anna.token;
        first = short_game(anna, ben);
        second = short_game(anna, ben);
        HistoryClient(server, token).wait_for("", 2);
    }
    server.stop();
    {
        auto database = server.database();
        for (const char* table : {"history_words", "history_seats", "history_games"})
            database.execute(std::string("DELETE FROM ") + table);
        database.execute("UPDATE games SET history = 0");
        database.execute("DROP TRIGGER packed_journals_never_change");
        database.execute(
            "UPDATE packed_journals SET entries = x'00' WHERE game = (SELECT games.id FROM games JOIN rooms "
            "ON rooms.id = room WHERE code = '" +
            second + "')");
    }
    server.start();
    const HistoryClient anna(server, token);
    anna.wait_for("", 1);
    CHECK(anna.ids("") == Ids{first + "-1"});
    auto database = server.database();
    REQUIRE(becomes_true([&] {
        auto left = database.prepare("SELECT count(*) FROM games WHERE history = 0");
        return left.step() && left.integer(0) == 0;
    }));
    auto marks = database.prepare("SELECT group_concat(history) FROM (SELECT history FROM games ORDER BY history)");
    REQUIRE(marks.step());
    CHECK(marks.text(0) == "1,3");
    CHECK(code_of(anna.get("/games/" + second + "-1")) == "404 NO_SUCH_GAME");
}

TEST_CASE("a game that was aborted is in no answer") {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string room = aborted_game(anna, ben);
    const std::string other = short_game(anna, ben);
    const HistoryClient asks(server, anna.token);
    asks.wait_for("", 1);
    CHECK(asks.ids("") == Ids{other + "-1"});
    CHECK(code_of(asks.get("/games/" + room + "-1")) == "404 NO_SUCH_GAME");
}

TEST_CASE("somebody who asks about an aborted game of a room that they may enter has not guessed a code") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 1, .per_second = 0.001}; });
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string room = aborted_game(anna, ben);
    const HistoryClient asks(server, anna.token);
    for (int time = 0; time < 5; ++time)
        for (const std::string part : {"", "/notes", "/analysis"})
            CHECK(code_of(asks.get("/games/" + room + "-1" + part)) == "404 NO_SUCH_GAME");
    CHECK_NOTHROW(server.guest().join(room));
}

TEST_CASE("only a device that is signed in gets answers, and its token is never in an address") {
    TestServer server;
    Guest anna = server.guest();
    CHECK(code_of(HistoryClient(server, "").get("/games")) == "401 TOKEN_NEEDED");
    CHECK(code_of(HistoryClient(server, "").get("/games", {{"Authorization", "Basic " + anna.token}})) ==
          "401 TOKEN_NEEDED");
    CHECK(code_of(HistoryClient(server, "abc").get("/games")) == "401 UNKNOWN_TOKEN");
    CHECK(code_of(HistoryClient(server, std::string(64, 'a')).get("/games")) == "401 UNKNOWN_TOKEN");
    CHECK(code_of(HistoryClient(server, "").get("/games?token=" + anna.token)) == "401 TOKEN_NEEDED");
    CHECK(code_of(HistoryClient(server, anna.token).get("/games?token=" + anna.token)) == "400 UNKNOWN_PARAMETER");
    const HistoryClient asks(server, anna.token);
    CHECK(code_of(asks.get("/games", {{"Origin", "https://evil.example.org"}})) == "403 ORIGIN_REFUSED");
    CHECK(code_of(asks.get("")) == "404 NO_SUCH_ADDRESS");
    CHECK(code_of(asks.get("/game")) == "404 NO_SUCH_ADDRESS");
    CHECK(code_of(asks.get("/games/")) == "404 NO_SUCH_ADDRESS");
    CHECK(code_of(http_request(server.port(), "PUT", "/api/v1/games")) == "405 METHOD_NOT_ALLOWED");
    CHECK(asks.get("/games").status == 200);
}

TEST_CASE("questions about finished games are limited by person and by network") {
    TestServer server([](server::Config& config) {
        config.limits.history_per_person = {.burst = 3, .per_second = 1};
        config.limits.history_per_network = {.burst = 5, .per_second = 1};
    });
    Guest anna = server.guest();
    Guest ben = server.guest();
    const auto status = [&](const Guest& guest) { return HistoryClient(server, guest.token).get("/games").status; };
    for (int question = 0; question < 3; ++question) CHECK(status(anna) == 200);
    const HttpReply refused = HistoryClient(server, anna.token).get("/games");
    CHECK(refused.status == 429);
    CHECK(refused.headers.at("retry-after") == "1");
    CHECK(status(ben) == 200);
    CHECK(code_of(HistoryClient(server, ben.token).get("/games")) == "429 TOO_MANY_REQUESTS");
    server.clock.advance(1000);
    CHECK(status(ben) == 200);
}

TEST_CASE("codes of rooms cannot be guessed through searches") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 3, .per_second = 0.001}; });
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string room = short_game(anna, ben);
    const HistoryClient asks(server, anna.token);
    asks.wait_for("?room=" + room, 1);
    CHECK(asks.ids("?room=23456789") == Ids{"NO_SUCH_ROOM"});
    CHECK(code_of(asks.get("/words?kind=first&room=23456789")) == "404 NO_SUCH_ROOM");
    CHECK(code_of(asks.get("/games/23456789-1")) == "404 NO_SUCH_GAME");
    CHECK(asks.ids("?room=23456789") == Ids{"TOO_MANY_REQUESTS"});
    CHECK(code_of(asks.get("/games/23456789-1")) == "429 TOO_MANY_REQUESTS");
    CHECK(asks.ids("") == Ids{room + "-1"});
}

TEST_CASE("a question that the store fails to answer does not count as a guess of the code of a room") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 1, .per_second = 0.001}; });
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string room = short_game(anna, ben);
    const HistoryClient asks(server, anna.token);
    asks.wait_for("?room=" + room, 1);
    server.database().execute("ALTER TABLE history_games RENAME TO mislaid_games");
    for (const std::string& question : {"/games/" + room + "-1", "/games?room=" + room, "/statistics?room=" + room})
        for (int time = 0; time < 2; ++time) CHECK(asks.get(question).status == 500);
    server.database().execute("ALTER TABLE mislaid_games RENAME TO history_games");
    CHECK(asks.get("/games/" + room + "-1").status == 200);
    CHECK_NOTHROW(ben.join(room));
}

TEST_CASE("pages of games follow one another without a gap") {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    std::set<std::string> rooms;
    for (int game = 0; game < 5; ++game) rooms.insert(short_game(anna, ben) + "-1");
    const HistoryClient asks(server, anna.token);
    asks.wait_for("", 5);
    std::set<std::string> found;
    std::string after;
    for (int page = 0; page < 3; ++page) {
        const json answer = asks.ask("/games?limit=2" + after);
        for (const json& game : answer.at("games")) CHECK(found.insert(game.at("id")).second);
        CHECK(answer.contains("next") == (page < 2));
        if (answer.contains("next")) after = "&after=" + answer.at("next").get<std::string>();
    }
    CHECK(found == rooms);
    CHECK(asks.ids("?after=23456789-1") == Ids{"BAD_CURSOR"});
}

TEST_CASE("a search with a time zone but without a day is refused, because the day is missing") {
    TestServer server;
    Guest anna = server.guest();
    const HistoryClient asks(server, anna.token);
    CHECK(code_of(asks.get("/games?zone=Europe/Zurich")) == "400 MISSING_PARAMETER");
    CHECK(asks.ask("/games?zone=Europe/Zurich").at("field") == "day");
    CHECK(asks.ask("/games?day=11-23&zone=Europe/Zurich").contains("games"));
}
