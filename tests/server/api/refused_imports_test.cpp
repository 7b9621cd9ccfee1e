#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/max_safe_integer.hpp"
#include "server/imports/import_reading.hpp"
#include "tests/server/api/importing.hpp"
#include "tests/support/games/mutation.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

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
    CHECK(anna.refusal("[{},").starts_with("BAD_GAME_FILE"));
    CHECK(anna.refusal(" []\n") == "NO_GAMES ");
    CHECK(anna.refusal(R"({"games":[]})") == "NO_GAMES ");
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
    const std::string last = "/events/" + std::to_string(file["events"].size() - 1);
    CHECK(wrong(json::json_pointer(last + "/at"), protocol::max_safe_integer) == "BAD_GAME_FILE " + last + "/at");
    CHECK(wrong("/events/5/at"_json_pointer, 0) == "BAD_GAME_FILE /events/5/at");
    CHECK(wrong("/system"_json_pointer, "nonsense") == "BAD_GAME_FILE /system");
    CHECK(wrong("/system"_json_pointer, "scrappy") == "BAD_GAME_FILE /rules/id");
    CHECK(wrong("/rules/id"_json_pointer, "crosswords") == "BAD_GAME_FILE /rules/id");
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

TEST_CASE(
    "a game file in which two players have names that look alike is refused, even if one of them took it later") {
    const Importing anna;
    json file = json::parse(game_text("classic"));
    json& seats = file["events"][0]["event"]["seats"];
    seats[0]["name"] = "Ann Lee";
    for (const std::string alike : {"Ann Lee", "ann lee", "\u0410nn Lee"}) {
        INFO(alike);
        seats[1]["name"] = alike;
        CHECK(anna.refusal(file.dump()) == "BAD_GAME_FILE /events/0/event/seats/1/name");
    }
    seats[1]["name"] = "Ben";
    std::size_t renamed = 0;
    for (std::size_t index = 0; index < file["events"].size(); ++index)
        if (file["events"][index]["event"]["type"] == "renamed") renamed = index;
    REQUIRE(renamed > 0);
    json& event = file["events"][renamed]["event"];
    const json& other = seats[event["seat"] == 0 ? 1 : 0]["name"];
    event["name"] = other.get<std::string>();
    CHECK(anna.refusal(file.dump()) == "BAD_GAME_FILE /events/" + std::to_string(renamed) + "/event/name");
    event["name"] = "Cleo";
    anna.imported(file.dump());
}

TEST_CASE("in an annotated game whose names look alike, a player is called by their nickname or number") {
    const Importing anna;
    const auto names = [&anna](const std::string& players) {
        const std::string id = anna.imported(players + ">A: HORNRAT 8E HORN +14 14\n>B: SABC 8E ....S +8 8\n");
        std::vector<std::string> found;
        const json first = json::parse(anna.stored(id).entries.front().event.text);
        for (const json& seat : first.at("seats")) found.push_back(seat.at("name"));
        return found;
    };
    CHECK(names("#player1 A Ann\n#player2 B ann\n") == std::vector<std::string>{"Ann", "B"});
    CHECK(names("#player1 A Eve\n#player2 B \u0415ve\n") == std::vector<std::string>{"Eve", "B"});
    CHECK(names("#player1 A b\n#player2 B B\n") == std::vector<std::string>{"b", "Player 2"});
}

TEST_CASE("an annotated game is refused with the line, whatever is wrong in it") {
    const Importing anna;
    const std::string players = "#player1 A Ann\n#player2 B Ben\n";
    const std::string play = ">A: HORNRAT 8E HORN +14 14\n";
    CHECK(anna.refusal(players + play + "#crisscross-left A\n#crisscross-left B\n") == "BAD_RECORD line 5");
    CHECK(anna.refusal(players + "#lexicon " + std::string(1000, 'y') + "\n" + play) == "BAD_RECORD line 3");
    CHECK(anna.refusal(players + play + ">A: (Q) +20 34\n>B: (Z) +20 20\n").starts_with("BAD_RECORD line "));
    CHECK(anna.refusal(players + play + ">A: (QZ) +40 54\n>A: X (X) -8 46\n").starts_with("BAD_RECORD line "));
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
