#include "server/upkeep/prune.hpp"

#include "server/time/span.hpp"
#include "storage/sqlite/database/transaction.hpp"
#include "storage/sqlite/tables/host/audit.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/api/history_client.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::Pruned;
namespace client = crisscross::protocol::client;

namespace {

/// A folder with a room that never began, a game under way, one that is over, and a guest without anything.
struct Folder {
    Folder() {
        Guest mara = server.guest();
        Guest jonas = server.guest();
        server.guest();
        waiting = mara.create("Mara");
        playing = game(mara, jonas);
        over = game(mara, jonas);
        jonas.say(client::Resign{});
        server.clock.advance(2 * server::span::day);
        now = server.clock.now();
        server.stop();
    }
    static std::string game(Guest& one, Guest& other) {
        const std::string room = one.create("Mara");
        one.join(room);
        other.join(room);
        other.say(client::TakeSeat{.name = "Jonas"});
        one.say(client::Start{});
        return room;
    }
    Pruned prune(server::PruneRequest request) const {
        request.data = server.data();
        request.unused_before = now - server::span::day;
        return server::prune(request).value();
    }
    bool has(const std::string& room) const {
        storage::Database database = server.database();
        return storage::find_room(database, room).has_value();
    }

    TestServer server{};
    std::string waiting;
    std::string playing;
    std::string over;
    server::Moment now = 0;
};

// No other text has these.
const std::string room_name = "Vorzunek";
const std::string said = "zwibblefrotz";
const std::string noted = "quomplewick";

/// Whether a file of the database has the text. Nobody else may have the database open.
bool is_in_files(const std::filesystem::path& data, const std::string& text) {
    for (const char* ending : {"", "-wal", "-shm"}) {
        const std::filesystem::path file = data / (std::string(server::database_file) + ending);
        if (std::filesystem::exists(file) && file_text(file).find(text) != std::string::npos) return true;
    }
    return false;
}

client::Play any_play(Guest& guest) {
    client::Play play{.turn = 1};
    for (const std::string& tile : guest.rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    return play;
}

/// Writes a note about a finished game, and has it analysed.
void understand(const TestServer& server, const std::string& token, const std::string& room, std::uint32_t version) {
    HistoryClient(server, token).wait_for("", 1);
    const std::string game = "/api/v1/games/" + room + "-1";
    const std::map<std::string, std::string> headers{{"Authorization", "Bearer " + token}};
    const nlohmann::json note{
        {"version", version}, {"text", noted}, {"shared", false}, {"lines", nlohmann::json::array()}};
    REQUIRE(http_request(server.port(), "PUT", game + "/notes", headers, note.dump()).status == 200);
    std::string method = "POST";
    REQUIRE(becomes_true([&] {
        const HttpReply reply =
            http_request(server.port(), std::exchange(method, "GET"), game + "/analysis", headers);
        return nlohmann::json::parse(reply.body).value("state", "") == "kept";
    }));
}

/// A game that is over, in a room with a name in which somebody has said something, with a note and an analysis.
std::string talkative_game(const TestServer& server) {
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = Folder::game(mara, jonas);
    mara.ask_for<protocol::server::Ok>(client::NameRoom{.name = room_name, .room = room});
    mara.ask_for<protocol::server::LineKept>(client::Say{.text = said, .room = room});
    const bool mara_begins = mara.snapshot().at("state").at("to_move") == 0;
    Guest& first = mara_begins ? mara : jonas;
    const std::uint32_t played = first.say(any_play(first));
    (mara_begins ? jonas : mara).say(client::Resign{});
    understand(server, mara.token, room, played);
    return room;
}

/// The first bytes of a piece that is stored packed: a page of the file has them all.
std::string first_bytes(const TestServer& server, const std::string& column, const std::string& table) {
    storage::Database database = server.database();
    storage::Statement find = database.prepare("SELECT substr(" + column + ", 1, 60) FROM " + table);
    REQUIRE(find.step());
    REQUIRE(find.blob(0).size() > 20);
    return find.blob(0);
}

}  // namespace

TEST_CASE("prune removes what never began, and counts first if it is asked to") {
    const Folder folder;
    const Pruned counted = folder.prune({.pruning = server::Pruning::only_count});
    CHECK(counted.unused == storage::RemovedCount{.rooms = 1, .players = 1});
    CHECK(folder.has(folder.waiting));
    CHECK(folder.prune({}).unused == counted.unused);
    CHECK_FALSE(folder.has(folder.waiting));
    CHECK(folder.has(folder.playing));
    CHECK(folder.has(folder.over));
    CHECK(folder.prune({}).unused == storage::RemovedCount{});
}

TEST_CASE("prune leaves an entry in the audit log, unless it only counts") {
    const Folder folder;
    const auto entries = [&folder] {
        storage::Database database = folder.server.database();
        std::vector<std::string> actions;
        for (const storage::AuditRow& row : storage::list_audit_log(database, {}))
            if (row.entry.action.starts_with("prune")) actions.push_back(row.entry.action);
        return actions;
    };
    folder.prune({.finished_before = folder.now, .pruning = server::Pruning::only_count});
    CHECK(entries().empty());
    folder.prune({});
    folder.prune({.finished_before = folder.now});
    CHECK(entries() == std::vector<std::string>{"prune_finished", "prune"});
}

TEST_CASE("prune removes finished games only if it is asked to, and never those under way") {
    const Folder folder;
    CHECK(folder.prune({.finished_before = folder.now, .pruning = server::Pruning::only_count}).finished == 1);
    CHECK(folder.has(folder.over));
    CHECK(folder.prune({.finished_before = folder.now - 10 * server::span::day}).finished == 0);
    CHECK(folder.prune({.finished_before = folder.now}).finished == 1);
    CHECK_FALSE(folder.has(folder.over));
    CHECK(folder.has(folder.playing));
}

TEST_CASE("nothing of a finished game that was pruned is left in the files of the database") {
    TestServer server;
    const std::string room = talkative_game(server);
    const std::map<std::string, std::string> parts{{"code", room},
                                                   {"name", room_name},
                                                   {"chat", said},
                                                   {"note", noted},
                                                   {"journal", first_bytes(server, "entries", "packed_journals")},
                                                   {"analysis", first_bytes(server, "body", "analyses")}};
    server.clock.advance(2 * server::span::day);
    server.stop();
    for (const auto& [part, bytes] : parts) {
        INFO(part);
        REQUIRE(is_in_files(server.data(), bytes));
    }
    const server::Moment now = server.clock.now();
    const auto pruned =
        server::prune({.data = server.data(), .unused_before = now - server::span::day, .finished_before = now});
    CHECK(pruned.value().finished == 1);
    for (const auto& [part, bytes] : parts) {
        INFO(part);
        CHECK_FALSE(is_in_files(server.data(), bytes));
    }
}

TEST_CASE("prune ends with status 2 if it cannot make the file smaller, and what it has removed is gone") {
    const Folder folder;
    storage::Database reader = folder.server.database();
    reader.execute("UPDATE games SET changed = 1 WHERE stage = 'over'");
    const storage::Transaction reading(reader, storage::Access::read);
    REQUIRE(storage::find_room(reader, folder.over));
    const Outcome outcome = run({"prune", "--data", folder.server.data().string(), "--finished-older-than", "1"});
    CHECK(outcome.out == "removed: 0 rooms that never began, 0 guests, 1 finished game\n");
    CHECK(only_line(outcome) ==
          "crisscross: the database file was not made smaller: another program is reading it\n");
    CHECK_FALSE(folder.has(folder.over));
}

TEST_CASE("prune removes the game that was under way in a room that the host closed, as a finished one") {
    Folder folder;
    storage::Database database = folder.server.database();
    REQUIRE(storage::close_room(database, folder.playing, folder.now - server::span::day));
    CHECK(folder.prune({.finished_before = folder.now - server::span::day}).finished == 1);  // the one that is over
    CHECK(folder.has(folder.playing));
    CHECK(folder.prune({.finished_before = folder.now}).finished == 1);
    CHECK_FALSE(folder.has(folder.playing));
}

TEST_CASE("prune refuses a folder that a server is using, or that has no database") {
    TestServer server;
    const std::string data = server.data().string();
    CHECK(only_line(run({"prune", "--data", data})).find("stop it first") != std::string::npos);
    CHECK(only_line(run({"prune", "--data", "/nowhere"})).find("/nowhere") != std::string::npos);
    server.stop();
    const Outcome counted = run({"prune", "--data", data, "--dry-run"});
    CHECK(counted.status == 0);
    CHECK(counted.out == "would be removed: 0 rooms that never began, 0 guests\n");
}
