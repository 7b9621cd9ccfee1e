#include "protocol/games/game_check.hpp"
#include "tests/server/api/game_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

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

TEST_CASE("somebody takes their note away from a game that they may not see any more, and learns nothing of it") {
    PlayedGame game;
    game.player(2).call("PUT", "/notes", note(12, "well played", false));
    game.player(0).call("PUT", "/notes", note(12, "thanks", true));
    const std::string token = game.room.guest(2).token;
    game.room.guest(0).say(protocol::client::LockRoom{.locked = true});
    game.server.restart();
    const GameClient watcher(game.server, token, game.id);
    CHECK(watcher.code("GET", "/notes") == "NO_SUCH_GAME");
    CHECK(watcher.code("PUT", "/notes", note(12, "again", false)) == "NO_SUCH_GAME");
    CHECK(watcher.code("PUT", "/notes", note(13, "", false)) == "NO_SUCH_GAME");
    CHECK(watcher.call("PUT", "/notes", note(12, "", false)) == json{{"notes", json::array()}});
    CHECK(watcher.code("PUT", "/notes", note(12, "", false)) == "NO_SUCH_GAME");
}

TEST_CASE("notes from an address are bounded in bytes, and what is not kept takes none of them") {
    PlayedGame game;
    const Texts tokens{game.room.guest(0).token, game.room.guest(1).token};
    game.server.restart_with([](server::Config& config) {
        be_generous(config);
        config.limits.note_bytes_per_network = {.burst = 5000, .per_second = 0.1};
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
        const HistoryClient asks(game.server, game.room.guest(reader).token);
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
    const HistoryClient asks(game.server, game.room.guest(0).token);
    const json file = json::parse(asks.get("/games/" + game.id + "/file").body);
    CHECK(file.at("annotations").at("notes").at(0).at("text") == std::string(2000, 'x'));
}
