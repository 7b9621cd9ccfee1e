#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/games/game_check.hpp"
#include "protocol/gcg/gcg_export.hpp"
#include "protocol/max_safe_integer.hpp"
#include "server/imports/import_reading.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/server/api/importing.hpp"
#include "tests/server/host/signed_in_host.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/games/mutation.hpp"
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

std::string record_text() {
    const engine::Rules rules = engine::compile(*engine::catalogue::find("classic")).value();
    const Table table = eventful_game(rules, 2, 1);
    const std::vector<std::string> names{"Anna Lind", "Ben"};
    return protocol::gcg::write_record({rules, names, "english", table.events}).value();
}

/// What became of changed files.
struct ChangedFiles {
    int kept = 0;
    int compared = 0;  ///< refused, and nothing that is stored was different afterwards
};

/// So few that one page of a search has all games that are kept.
constexpr int rounds_per_server = 100;

/// How much is stored of games that nobody has imported.
std::int64_t strays(storage::Database database) {
    std::int64_t rows = 0;
    for (const std::string table : {"events", "packed_journals", "game_secrets"}) {
        storage::Statement count = database.prepare("SELECT count(*) FROM " + table +
                                                    " WHERE game NOT IN (SELECT game FROM imported_games)");
        count.step();
        rows += count.integer(0);
    }
    return rows;
}

std::int64_t stored_games(storage::Database database) {
    storage::Statement count = database.prepare("SELECT count(*) FROM games");
    count.step();
    return count.integer(0);
}

/// Sends changed files to a new server, one after the other, and adds up what became of them.
void send_changed(const std::vector<std::string>& files, int rounds, std::mt19937& random, ChangedFiles& sent) {
    const Importing anna;
    std::string stored = anna.dumped();
    int kept = 0;
    for (int round = 0; round < rounds; ++round) {
        const std::string& file = files[static_cast<std::size_t>(round) % files.size()];
        const std::string other = files[random() % files.size()];
        const HttpReply reply = anna.send(mutated(file, other, random));
        INFO(round << ": " << reply.body);
        REQUIRE((reply.status == 201 || reply.status == 200 || reply.status == 400));
        if (reply.status == 201) {
            const std::string room = json::parse(reply.body).at("id").get<std::string>().substr(0, 8);
            anna.history().wait_for("?room=" + room + "&limit=100", static_cast<std::size_t>(++kept));
            stored = anna.dumped();
        }
        if (reply.status != 400) continue;
        REQUIRE(json::parse(reply.body).at("message").get<std::string>().size() < 2000);
        REQUIRE(anna.dumped() == stored);
        ++sent.compared;
    }
    sent.kept += kept;
    REQUIRE(stored_games(anna.server.database()) == kept);
    REQUIRE(strays(anna.server.database()) == 0);
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
    const json file = json::parse(game_text("classic"));
    const std::string name = file["events"][0]["event"]["seats"][0]["name"];
    std::string query = "?name=";
    for (const unsigned char byte : name) {
        char text[4];
        std::snprintf(text, sizeof text, "%%%02X", byte);
        query += text;
    }
    const std::string id = anna.imported(game_text("classic"), query);
    const HistoryClient history = anna.history();
    history.wait_for("", 1);
    CHECK(history.ids("") == std::vector<std::string>{id});
    CHECK(history.ask("/games/" + id).at("summary").at("players").at(0).at("me") == true);
    const auto games = [&] {
        const json statistics = history.ask("/statistics");
        return statistics.at("players").empty() ? 0
                                                : statistics.at("players").at(0).at("figures").at("games").get<int>();
    };
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

TEST_CASE("the files of an imported game have the notes that it came with, and then those of the reader") {
    const Importing anna;
    const std::string id = anna.imported(small_record);
    anna.history().wait_for("?room=" + id.substr(0, 8), 1);
    const auto file = [&](const std::string& format) {
        return anna.history().get("/games/" + id + "/file?format=" + format).body;
    };
    const auto notes = [&] { return json::parse(file("json")).at("annotations").at("notes"); };
    const json of_file{{"version", 2}, {"text", "Second round"}};
    CHECK(notes() == json{of_file});
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

TEST_CASE("all rooms of imported games go with a person whom the host removes, and those that are open close") {
    Importing importing;
    HostPage page(importing.server);
    page.sign_in();
    const std::string closed = importing.imported(small_record).substr(0, 8);
    CHECK(page.outcome({{"type", "close_room"}, {"room", closed}}) == "done");
    const std::string open = importing.imported(record_text()).substr(0, 8);
    CHECK(open != closed);
    Guest owner = importing.server.guest(importing.token);
    owner.join(open);
    const json people = page.ask({{"type", "people"}}).at("people");
    REQUIRE(people.size() == 1);
    CHECK(page.outcome({{"type", "remove_person"}, {"person", people[0].at("person")}}) == "done");
    storage::Database database = importing.server.database();
    CHECK_FALSE(storage::find_room(database, closed));
    CHECK_FALSE(storage::find_room(database, open));
    CHECK(importing.server.guest().refused(protocol::client::Join{.room = open}).code == "NO_SUCH_ROOM");
}

TEST_CASE("a person is removed, with an entry in the audit log, before their imported games go") {
    Importing importing;
    HostPage page(importing.server);
    page.sign_in();
    const std::string room = importing.imported(small_record).substr(0, 8);
    const json people = page.ask({{"type", "people"}}).at("people");
    REQUIRE(people.size() == 1);
    const json removal{{"type", "remove_person"}, {"person", people[0].at("person")}};
    importing.server.database().execute(
        "CREATE TRIGGER full BEFORE UPDATE ON games WHEN new.stage = 'removed' "
        "BEGIN SELECT raise(ABORT, 'no'); END");
    CHECK(page.outcome(removal) != "done");
    const json log = page.ask({{"type", "audit_log"}}).at("entries");
    CHECK(log.at(0).at("action") == "remove_person");
    CHECK(page.ask({{"type", "people"}}).at("people").at(0).at("removed") == true);
    storage::Database database = importing.server.database();
    CHECK(storage::find_room(database, room));
    database.execute("DROP TRIGGER full");
    CHECK(page.outcome(removal) == "NOT_FOUND");
    CHECK_FALSE(storage::find_room(database, room));
    CHECK(page.ask({{"type", "audit_log"}}).at("entries").size() == log.size());
}

TEST_CASE("a file that is wrong is refused with the place, and leaves nothing behind") {
    const Importing anna;
    anna.imported(game_text("super"));
    anna.history().wait_for("?room=" + anna.history().ask("/imports").at("room").get<std::string>(), 1);
    const std::string before = anna.dumped();
    const std::string right = game_text("classic");
    json file = json::parse(right);
    const auto wrong = [&](const json::json_pointer& place, const json& value) {
        json changed = file;
        changed[place] = value;
        return anna.refusal(changed.dump());
    };
    CHECK(anna.refusal("").starts_with("BAD_RECORD"));
    CHECK(anna.refusal("{").starts_with("BAD_GAME_FILE"));
    CHECK(anna.refusal(right.substr(0, right.size() / 2)).starts_with("BAD_GAME_FILE"));
    CHECK(anna.refusal("{\"a\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}")
              .starts_with("BAD_GAME_FILE"));
    CHECK(anna.refusal(std::string(1'000'000, 'x')).starts_with("BAD_RECORD"));
    CHECK(anna.refusal("#player1 a Anna\n>a: AEFMRST 8G FARM +19 19\n") == "BAD_RECORD line 2");
    CHECK(wrong("/seed"_json_pointer, std::string(64, '0')) == "BAD_GAME_FILE /events/1");
    CHECK(wrong("/lexicon/hash"_json_pointer, std::string(64, '0')) == "BAD_GAME_FILE /events/1");
    CHECK(wrong("/events/0/event/seats/0/name"_json_pointer, std::string(1000, 'x')) ==
          "BAD_GAME_FILE /events/0/event/seats/0/name");
    CHECK(wrong("/lexicon/id"_json_pointer, std::string(1000, 'x')) == "BAD_GAME_FILE /lexicon/id");
    CHECK(wrong("/events/5/at"_json_pointer, protocol::max_safe_integer) == "BAD_GAME_FILE /events/5/at");
    for (std::size_t index = 0; index < file["events"].size(); ++index)
        if (file["events"][index]["event"]["type"] == "played") {
            const std::string place = "/events/" + std::to_string(index);
            CHECK(wrong(json::json_pointer(place + "/event/play_score/total"), 1) == "BAD_GAME_FILE " + place);
            break;
        }
    file["events"].erase(file["events"].size() - 1);
    CHECK_FALSE(anna.refusal(file.dump()).empty());
    CHECK(anna.dumped() == before);
}

TEST_CASE("what may be sent is bounded, and only somebody with a token may send it") {
    const Importing anna;
    const std::string before = anna.dumped();
    const std::map<std::string, std::string> large{{"Content-Length", std::to_string(server::max_import_bytes + 1)}};
    CHECK(anna.send("", "", large).status == 413);
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/games", {}, small_record).status == 401);
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/games", {{"Authorization", "Bearer nonsense"}},
                       small_record)
              .status == 401);
    CHECK(anna.send(small_record, "", {{"Origin", "https://elsewhere.example"}}).status == 403);
    CHECK(anna.send(small_record, "?nam=Anna").status == 400);
    CHECK(anna.dumped() == before);
    const HttpReply other_method = http_request(anna.server.port(), "PUT", "/api/v1/games", {}, "");
    CHECK(other_method.status == 405);
    CHECK(other_method.headers.at("allow") == "GET, POST");
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/words", {}, std::string(8000, 'x')).status == 413);
}

TEST_CASE("games may be imported only so often, by a person and from an address") {
    const Importing anna([](server::Config& config) {
        config.limits.imports_per_person = {.burst = 2, .per_second = 0.001};
        config.limits.imports_per_network = {.burst = 4, .per_second = 0.001};
    });
    CHECK(anna.send("{").status == 400);
    CHECK(anna.send("{").status == 400);
    CHECK(anna.send("{").status == 429);
    const std::map<std::string, std::string> other{{"Authorization", "Bearer " + anna.server.guest().token}};
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/games", other, "{").status == 400);
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/games", other, "{").status == 429);
}

TEST_CASE("whatever is changed in a file, it is imported as it is or refused, and then leaves nothing behind") {
    const int rounds = long_run() ? 10'000 : is_slow ? 50 : 500;
    std::vector<std::string> files{record_text()};
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) files.push_back(game_text(ruleset.id));
    std::mt19937 random(20261123);
    ChangedFiles sent;
    for (int round = 0; round < rounds; round += rounds_per_server)
        send_changed(files, std::min(rounds_per_server, rounds - round), random, sent);
    CHECK(sent.kept < rounds / 2);
    CHECK(sent.compared > rounds / 4);
}
