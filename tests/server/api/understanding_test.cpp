#include "protocol/games/game_check.hpp"
#include "server/history/game_analyst.hpp"
#include "tests/server/api/finished_table.hpp"
#include "tests/support/becomes_true.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

/// Asks about one finished game, and compares each answer with the description.
class GameClient {
public:
    GameClient(const TestServer& server, std::string token, std::string game)
        : server_(server), token_(std::move(token)), game_(std::move(game)) {}

    json call(const std::string& method, const std::string& what, const json& body = nullptr) const {
        std::map<std::string, std::string> headers;
        if (!token_.empty()) headers.emplace("Authorization", "Bearer " + token_);
        const HttpReply reply = http_request(server_.port(), method, "/api/v1/games/" + game_ + what, headers,
                                             body.is_null() ? "" : body.dump());
        INFO(method << " " << what << ": " << reply.status << " " << reply.body);
        json value = json::parse(reply.body);
        std::string lower = method;
        std::ranges::transform(lower, lower.begin(), [](unsigned char letter) { return std::tolower(letter); });
        CHECK(differences("/games/{id}" + what, reply.status, value, lower) == std::vector<std::string>{});
        return value;
    }
    std::string code(const std::string& method, const std::string& what, const json& body = nullptr) const {
        return call(method, what, body).value("code", "");
    }
    /// Asks for the analysis, and waits until it is there.
    json analysis() const {
        json state = call("POST", "/analysis");
        REQUIRE(becomes_true([&] {
            if (state.at("state") != "kept") state = call("GET", "/analysis");
            return state.at("state") == "kept";
        }));
        return state;
    }
    /// Of everybody's notes that are shown: who wrote them, and what.
    std::vector<std::string> notes() const {
        std::vector<std::string> texts;
        const json answer = call("GET", "/notes");
        for (const json& note : answer.at("notes"))
            texts.push_back(note.value("author", "own") + ": " + note.at("body").at("text").get<std::string>());
        return texts;
    }

private:
    const TestServer& server_;
    std::string token_;
    std::string game_;
};

void be_generous(server::Config& config) {
    config.limits.history_per_person = {.burst = 10'000, .per_second = 1000};
    config.limits.history_per_network = {.burst = 10'000, .per_second = 1000};
    config.limits.guesses = {.burst = 10'000, .per_second = 1000};
}

json note(std::uint32_t version, const std::string& text, bool shared, const json& lines = json::array()) {
    return {{"version", version}, {"text", text}, {"shared", shared}, {"lines", lines}};
}

using Texts = std::vector<std::string>;

/// A game between two guests, which is over; a third guest may watch.
struct PlayedGame {
    TestServer server{be_generous, short_words()};
    WireTable table{server, {}, 2};
    std::string id;

    PlayedGame() {
        play_out(table, 5);
        HistoryClient(server, table.guest(0).token).wait_for("", 1);
        id = table.room() + "-1";
    }
    GameClient player(std::size_t number) { return {server, table.guest(number).token, id}; }
};

}  // namespace

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
    const std::string token = game.table.guest(0).token;
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
    const std::string token = game.table.guest(0).token;
    game.server.restart_with([](server::Config& config) {
        be_generous(config);
        config.limits.opened_entries = {.burst = 5, .per_second = 1};
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

TEST_CASE("a note that is not shared reaches nobody else, and a shared one the players of the game") {
    PlayedGame game;
    const GameClient anna = game.player(0);
    const GameClient ben = game.player(1);
    const GameClient watcher = game.player(2);
    anna.call("PUT", "/notes", note(12, "my secret", false));
    CHECK(anna.notes() == Texts{"own: my secret"});
    CHECK(ben.notes().empty());
    CHECK(watcher.notes().empty());
    anna.call("PUT", "/notes", note(12, "no secret", true));
    ben.call("PUT", "/notes", note(12, "my answer", true));
    watcher.call("PUT", "/notes", note(13, "well played", false));
    CHECK(anna.notes().size() == 2);
    CHECK(ben.notes() == Texts{"own: my answer", "Guest 0: no secret"});
    CHECK(watcher.notes() == Texts{"own: well played"});
    anna.call("PUT", "/notes", note(12, "", true));
    CHECK(ben.notes() == Texts{"own: my answer"});
}

TEST_CASE("only the players of a game share notes about it, and others keep theirs for themselves") {
    PlayedGame game;
    const GameClient watcher = game.player(2);
    const json refused = watcher.call("PUT", "/notes", note(12, "well played", true));
    CHECK(refused.at("code") == "NOT_SEATED");
    CHECK(refused.at("field") == "/shared");
    CHECK(watcher.notes().empty());
    watcher.call("PUT", "/notes", note(12, "well played", false));
    CHECK(watcher.notes() == Texts{"own: well played"});
    CHECK(game.player(0).notes().empty());
}

TEST_CASE("notes from an address are bounded in bytes, and what is not kept takes none of them") {
    PlayedGame game;
    const Texts tokens{game.table.guest(0).token, game.table.guest(1).token};
    game.server.restart_with([](server::Config& config) {
        be_generous(config);
        config.limits.note_bytes = {.burst = 5000, .per_second = 0.1};
    });
    const GameClient anna(game.server, tokens[0], game.id);
    const GameClient ben(game.server, tokens[1], game.id);
    const std::string text(2000, 'x');
    for (int again = 0; again < 5; ++again)
        CHECK(anna.code("PUT", "/notes", note(90'000, text, false)) == "NO_SUCH_MOMENT");
    game.server.database().execute("CREATE TRIGGER full BEFORE INSERT ON notes BEGIN SELECT raise(ABORT, 'no'); END");
    for (int again = 0; again < 5; ++again) CHECK(anna.code("PUT", "/notes", note(12, text, false)) == "INTERNAL");
    game.server.database().execute("DROP TRIGGER full");
    CHECK(anna.code("PUT", "/notes", note(12, text, false)).empty());
    CHECK(ben.code("PUT", "/notes", note(12, text, false)).empty());
    const json refused = anna.call("PUT", "/notes", note(13, text, false));
    CHECK(refused.at("code") == "TOO_MANY_CHANGES");
    CHECK(refused.at("limit") == "notes");
    CHECK(anna.code("PUT", "/notes", note(12, "", false)).empty());
    CHECK(anna.notes().empty());
    game.server.clock.advance(20'000'000);
    CHECK(anna.code("PUT", "/notes", note(13, text, false)).empty());
}

TEST_CASE("the file of a game has the notes that its reader may read, and no others") {
    PlayedGame game;
    game.player(0).call("PUT", "/notes", note(12, "my secret", false));
    game.player(1).call("PUT", "/notes", note(12, "my answer", true));
    const auto file = [&game](std::size_t reader, const std::string& format) {
        const HistoryClient asks(game.server, game.table.guest(reader).token);
        return asks.get("/games/" + game.id + "/file?format=" + format).body;
    };
    const auto has = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    const json notes = json::parse(file(0, "json")).at("annotations").at("notes");
    CHECK(notes.size() == 2);
    CHECK(notes[0] == json{{"version", 12}, {"author", "Guest 0"}, {"text", "my secret"}, {"lines", json::array()}});
    CHECK(protocol::check_game(file(0, "json")).faults.empty());
    CHECK(has(file(0, "gcg"), "#note Guest 0: my secret\n#note Guest 1: my answer\n"));
    for (const std::string format : {"json", "gcg"}) {
        CHECK_FALSE(has(file(1, format), "my secret"));
        CHECK(has(file(1, format), "my answer"));
        CHECK_FALSE(has(file(2, format), "my "));
    }
}

TEST_CASE("a note has bounds, and its complaint names the place") {
    PlayedGame game;
    const GameClient anna = game.player(0);
    CHECK(anna.call("PUT", "/notes", note(12, std::string(2000, 'x'), false)).contains("notes"));
    CHECK(anna.call("PUT", "/notes", note(12, std::string(2001, 'x'), false)).at("field") == "/text");
    CHECK(anna.call("PUT", "/notes", note(90'000, "x", false)).at("code") == "NO_SUCH_MOMENT");
    json lines(6, json{{"name", "a"}, {"plays", json::array()}});
    CHECK(anna.call("PUT", "/notes", note(12, "", false, lines)).at("field") == "/lines");
    lines = json::array({json{{"name", std::string(65, 'n')}, {"plays", json::array()}}});
    CHECK(anna.call("PUT", "/notes", note(12, "", false, lines)).at("field") == "/lines/0/name");
    lines = json::array({json{{"name", "a"}, {"plays", json(9, json{{"placement", json::array()}})}}});
    CHECK(anna.call("PUT", "/notes", note(12, "", false, lines)).at("field") == "/lines/0/plays");
    CHECK(anna.code("PUT", "/notes") == "NOT_JSON");
    CHECK(anna.notes() == Texts{"own: " + std::string(2000, 'x')});
    const HistoryClient asks(game.server, game.table.guest(0).token);
    const json file = json::parse(asks.get("/games/" + game.id + "/file").body);
    CHECK(file.at("annotations").at("notes").at(0).at("text") == std::string(2000, 'x'));
}

TEST_CASE("the plays of a line are checked one after the other, on the board before the moment") {
    PlayedGame game;
    const GameClient anna = game.player(0);
    const json moves = HistoryClient(game.server, game.table.guest(0).token).ask("/games/" + game.id).at("moves");
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
