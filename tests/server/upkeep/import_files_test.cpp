#include <algorithm>
#include <fstream>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/games/game_check.hpp"
#include "protocol/games/games_in_file.hpp"
#include "server/files/whole_file.hpp"
#include "server/games/stored/game_export.hpp"
#include "server/imports/import_reading.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/verification/game_file_check.hpp"
#include "storage/sqlite/database/database.hpp"
#include "storage/sqlite/tables/host/audit.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/protocol/game_files.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace fs = std::filesystem;

namespace {

/// A server that is down, for whose player Anna there is an account, and a folder with games to import.
struct Collection {
    Collection() {
        server.guest().ask_for<protocol::server::Ok>(
            client::MakeAccount{.name = "Anna", .pass_phrase = "eleven green bottles"});
        server.stop();
        fs::create_directory(folder);
    }

    void add(const std::string& name, const std::string& text) const { std::ofstream(folder / name) << text; }
    Outcome import(const std::string& owner = "Anna", const std::string& what = "") const {
        return run(
            {"import", what.empty() ? folder.string() : what, "--owner", owner, "--data", server.data().string()},
            {{"CRISSCROSS_LEXICON", server.config().lexicon.string()}});
    }

    TestServer server{};
    TemporaryFolder place{};
    fs::path folder = place / "games";
};

/// The annotated game that its file gives.
std::string annotated_game(const std::string& file) {
    const storage::StoredGame game = server::stored_form(protocol::check_game(file).game.value());
    return server::export_for_viewer(game, server::GameFormat::gcg).value().body;
}

constexpr const char* record = "#player1 a Anna\n#player2 b Ben\n>a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";

}  // namespace

TEST_CASE("a folder of games is imported for somebody with an account, once, and what is wrong is named") {
    const Collection collection;
    collection.add("a.json", game_text("classic"));
    collection.add("b.gcg", record);
    collection.add("notes.txt", "not a game");
    const Outcome first = collection.import();
    CHECK(first.out.starts_with("2 games imported, 0 were there already, 0 refused; they are in the room "));
    CHECK(first.status == 0);
    collection.add("c.json", "{\"format\":");
    const Outcome second = collection.import();
    CHECK(second.out.starts_with("0 games imported, 2 were there already, 1 refused"));
    CHECK(second.error.find("c.json: ") != std::string::npos);
    CHECK(second.status == 1);
}

TEST_CASE("a folder filled only by an import has no problems, and a second import gives the owner their seats") {
    const Collection collection;
    collection.add("a.json", game_text("classic"));
    collection.add("b.gcg", record);
    const auto database = (collection.server.data() / server::database_file).string();
    const auto no_problems = [&] {
        const Outcome outcome = run({"verify", database, "--data", collection.server.data().string()});
        INFO(outcome.out);
        CHECK(outcome.out.find("no problems") != std::string::npos);
        return outcome.status == 0;
    };
    const auto seats_taken = [&] {
        storage::Database file(database);
        storage::Statement count = file.prepare("SELECT count(*) FROM seats WHERE player IS NOT NULL");
        return count.step() ? count.integer(0) : -1;
    };
    CHECK(collection.import().status == 0);
    CHECK(no_problems());
    CHECK(seats_taken() == 0);
    const Outcome again = run({"import", collection.folder.string(), "--owner", "Anna", "--own-name", "Ben", "--data",
                               collection.server.data().string()});
    CHECK(again.out.starts_with("0 games imported, 2 were there already, 0 refused"));
    CHECK(seats_taken() == 1);
    CHECK(no_problems());
}

TEST_CASE("of a game that a folder has as both kinds of file, the one is kept that says more") {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    const std::string file = with_plain_names(protocol::write_game(recorded_game(rules, 2, 1)));
    const Collection collection;
    collection.add("a.gcg", annotated_game(file));
    collection.add("a.json", file);
    const Outcome outcome = collection.import();
    CHECK(outcome.out.starts_with("1 game imported, 1 was there already"));
    storage::Database database = collection.server.database();
    storage::Statement select = database.prepare("SELECT source FROM imported_games");
    REQUIRE(select.step());
    CHECK(select.text(0) == "json");
    CHECK_FALSE(select.step());
}

TEST_CASE("a game file in a folder is recognised as the game whose record came before its word list changed") {
    std::string file = game_text("classic");
    const std::string id = "short-words";
    file.replace(file.find(id), id.size(), server::default_lexicon);
    const Collection collection;
    collection.add("a.gcg", annotated_game(file));
    CHECK(collection.import().out.starts_with("1 game imported"));
    REQUIRE(server::replace_whole(collection.server.config().lexicon, lexicon_of({"FARM"}).bytes()));
    collection.add("a.json", file);
    const Outcome again = collection.import("Anna", (collection.folder / "a.json").string());
    CHECK(again.out.starts_with("0 games imported, 1 was there already"));
}

TEST_CASE("an import on the command line knows the word list that is installed with the program") {
    const Collection collection;
    collection.add("b.gcg", std::string("#lexicon english\n") + record);
    const Outcome outcome =
        run({"import", collection.folder.string(), "--owner", "Anna", "--data", collection.server.data().string()});
    CHECK(outcome.status == 0);
    storage::Database database = collection.server.database();
    storage::Statement select = database.prepare("SELECT lexicon, lexicon_hash = zeroblob(32) FROM games");
    REQUIRE(select.step());
    CHECK(select.text(0) == server::default_lexicon);
    CHECK(select.integer(1) == 0);
}

TEST_CASE("an import on the command line leaves an entry in the audit log, with the number of the owner") {
    const Collection collection;
    collection.add("a.json", game_text("classic"));
    REQUIRE(collection.import().status == 0);
    storage::Database database = collection.server.database();
    storage::Statement owner = database.prepare("SELECT player FROM accounts");
    REQUIRE(owner.step());
    const auto rows = storage::list_audit_log(database, {});
    REQUIRE_FALSE(rows.empty());
    CHECK(rows.front().entry.action == "import");
    CHECK(rows.front().entry.subject == std::to_string(owner.integer(0)));
    CHECK_FALSE(rows.front().entry.session);
}

TEST_CASE("an import names all rooms in which the games are") {
    const Collection collection;
    const auto room_of_import = [&collection](const std::string& file, const std::string& game) {
        collection.add(file, game_text(game));
        const std::string out = collection.import("Anna", (collection.folder / file).string()).out;
        const std::string start = "1 game imported, 0 were there already, 0 refused; it is in the room ";
        REQUIRE(out.starts_with(start));
        return out.substr(start.size(), 8);
    };
    const std::string first = room_of_import("a.json", "classic");
    storage::Database database((collection.server.data() / server::database_file).string());
    REQUIRE(storage::close_room(database, first, 1));
    const std::string second = room_of_import("b.json", "super");
    CHECK(collection.import("Anna", (collection.folder / "a.json").string()).out ==
          "0 games imported, 1 was there already, 0 refused; it is in the room " + first + "\n");
    CHECK(collection.import().out == "0 games imported, 2 were there already, 0 refused; they are in the rooms " +
                                         std::min(first, second) + ", " + std::max(first, second) + "\n");
}

TEST_CASE("the first 5,000 games of a file are imported, and one line says that there are more") {
    const Collection collection;
    std::string numbers = "[1";
    for (int number = 0; number < 20'000; ++number) numbers += ",1";
    collection.add("games.json", numbers + "]");
    const Outcome outcome = collection.import();
    CHECK(outcome.out.starts_with("0 games imported, 0 were there already, 5001 refused"));
    CHECK(std::ranges::count(outcome.error, '\n') == 5001);
    CHECK(outcome.error.ends_with("games.json: Of a file only the first 5000 games are imported.\n"));
    CHECK(outcome.status == 1);
}

TEST_CASE("the endings of the files in a folder may have capital letters") {
    const Collection collection;
    collection.add("A.JSON", game_text("classic"));
    collection.add("B.Gcg", record);
    collection.add("C.TXT", "not a game");
    CHECK(collection.import().out.starts_with("2 games imported, 0 were there already, 0 refused"));
}

TEST_CASE("each game of a list, or of all data of a player, is imported, and a wrong one is named by its number") {
    const Collection collection;
    collection.add("games.json", "[" + game_text("classic") + ",\n" + game_text("super") + ",{}]");
    collection.add("me.json",
                   R"({"about":{"games":7},"lines":[{}],"games":[],"imported":[)" + game_text("shmac") + "]}");
    const Outcome outcome = collection.import();
    CHECK(outcome.out.starts_with("3 games imported, 0 were there already, 1 refused"));
    CHECK(outcome.error.find("games.json (3): ") != std::string::npos);
}

TEST_CASE("a list without games has nothing to import, and no game is refused") {
    const Collection collection;
    collection.add("games.json", "[]\n");
    collection.add("me.json", R"({"about":{},"lines":[],"notes":[],"games":[]})");
    const Outcome outcome = collection.import();
    CHECK(outcome.out.starts_with("0 games imported, 0 were there already, 0 refused"));
    CHECK(outcome.error.find("games.json: This file contains no games.\n") != std::string::npos);
    CHECK(outcome.error.find("me.json: This file contains no games.\n") != std::string::npos);
    CHECK(outcome.status == 0);
    collection.add("games.json", "[{},");
    const Outcome broken = collection.import();
    CHECK(broken.error.find("neither > nor #") == std::string::npos);
    CHECK(broken.status == 1);
}

TEST_CASE("games are imported for nobody without an account, and not from what is not there") {
    const Collection collection;
    CHECK(collection.import("Ben").error.find("nobody has an account of this name") != std::string::npos);
    const Outcome missing = collection.import("Anna", (collection.place / "missing.json").string());
    CHECK(missing.error.find("missing.json: cannot be read: No such file") != std::string::npos);
    CHECK(missing.status == 2);
}

TEST_CASE("a game of more than 4 MiB and a file of more than 256 MiB are refused, and other games imported") {
    const Collection collection;
    std::string large = game_text("classic");
    large.insert(1, std::string(server::max_import_bytes, ' '));
    collection.add("a.json", large);
    collection.add("b.json", "[" + large + "," + game_text("super") + "]");
    collection.add("c.json", "");
    fs::resize_file(collection.folder / "c.json", protocol::max_file_bytes + 1);  // takes no space
    const Outcome outcome = collection.import();
    CHECK(outcome.out.starts_with("1 game imported, 0 were there already, 3 refused"));
    CHECK(outcome.error.find("a.json: The game is larger than 4 MiB.\n") != std::string::npos);
    CHECK(outcome.error.find("b.json (1): The game is larger than 4 MiB.\n") != std::string::npos);
    CHECK(outcome.error.find("c.json: cannot be read: File too large\n") != std::string::npos);
    CHECK(outcome.status == 2);
}

TEST_CASE("a game of a list is checked as it stands there: what alone would be refused is refused") {
    const Collection collection;
    std::string twice = game_text("classic");
    twice.insert(1, R"("format":"another",)");
    collection.add("games.json", "[" + game_text("super") + "," + twice + "]");
    const Outcome outcome = collection.import();
    CHECK(outcome.out.starts_with("1 game imported, 0 were there already, 1 refused"));
    CHECK(outcome.error.find("games.json (2): ") != std::string::npos);
    CHECK(outcome.error.find("given twice") != std::string::npos);
}
