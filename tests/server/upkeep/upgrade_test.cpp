#include <algorithm>
#include <cstdlib>

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "tests/server/backups/resumed_room.hpp"
#include "tests/server/upkeep/first_schema.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

const fs::path fixture = in_project("tests/server/upkeep/schema_1.sql");

/// Makes a data folder of the fixture for a server that is about to start.
void fill(const fs::path& data, const FirstSchema& schema) {
    fs::create_directories(data);
    storage::Database(data / server::database_file).execute(schema.sql);
}

/// The journal of the first game of a room before the upgrade.
std::vector<storage::JournalEntry> entries_in(const fs::path& file, const std::string& room) {
    storage::Database database(file);
    storage::Statement select = database.prepare(
        "SELECT events.version, at, body FROM rooms JOIN games ON games.room = rooms.id "
        "JOIN events ON events.game = games.id WHERE code = ? AND number = 1 ORDER BY events.version");
    select.bind(1, room);
    std::vector<storage::JournalEntry> entries;
    while (select.step())
        entries.push_back({static_cast<std::uint32_t>(select.integer(0)), select.integer(1), select.text(2)});
    return entries;
}

/// The same after the upgrade, when the journal of a finished game may have been packed.
std::vector<storage::JournalEntry> entries_now(storage::Database& database, const std::string& room) {
    storage::Statement select = database.prepare(
        "SELECT games.id FROM rooms JOIN games ON games.room = rooms.id WHERE code = ? AND number = 1");
    select.bind(1, room);
    REQUIRE(select.step());
    return storage::entries_of(database, select.integer(0));
}

using Rows = std::vector<std::string>;

/// Who has made each room, and what each seat has reached.
Rows results_in(const fs::path& file) {
    storage::Database database(file);
    storage::Statement select = database.prepare(
        "SELECT rooms.code || ' ' || host || ' ' || seats.seat || ' ' || coalesce(score, '-') || ' ' || "
        "coalesce(result, '-') FROM rooms JOIN games ON games.room = rooms.id JOIN seats ON seats.game = games.id "
        "ORDER BY 1");
    Rows rows;
    while (select.step()) rows.push_back(select.text(0));
    return rows;
}

}  // namespace

TEST_CASE("a game that was under way in the first released schema goes on to its end after the upgrade") {
    const FirstSchema schema = read_first_schema(fixture);
    REQUIRE(schema.tokens.size() == 2);
    std::vector<storage::JournalEntry> before;
    TestServer server(
        [&](server::Config& config) {
            fill(config.data, schema);
            before = entries_in(config.data / server::database_file, schema.room);
        },
        schema.words);
    ResumedRoom room(server, schema.room, schema.tokens);
    REQUIRE(room.state().stage() == server::Stage::playing);
    REQUIRE(room.state().version == before.back().version);
    RandomPlayer player(short_words_as_letters(), 21);
    room.play(player, 6);
    CHECK(room.state().version > before.back().version);
    room.end();
    CHECK(room.over());

    storage::Database database = server.database();
    const auto after = entries_now(database, schema.room);
    REQUIRE(after.size() > before.size());
    CHECK(std::equal(before.begin(), before.end(), after.begin()));
    const int version = storage::schema_version();
    CHECK(fs::exists((server.data() / server::database_file).string() + ".before-" + std::to_string(version)) ==
          (version > 1));
    CHECK_FALSE(database.prepare("PRAGMA foreign_key_check").step());
}

TEST_CASE(
    "every guest of the first released schema is the same person after the upgrade, on one device with their token") {
    const FirstSchema schema = read_first_schema(fixture);
    const TemporaryFolder folder;
    const fs::path file = folder / server::database_file;
    storage::Database database(file);
    database.execute(schema.sql);
    const auto people = [&database](const std::string& from) {
        storage::Statement select = database.prepare(
            "SELECT group_concat(person, '; '), count(*) FROM (SELECT players.id || ' ' || players.name || ' ' || "
            "players.created || ' ' || players.seen || ' ' || coalesce(removed, '') || ' ' || hex(token_hash) AS "
            "person "
            "FROM " +
            from + " ORDER BY players.id)");
        select.step();
        return std::pair(select.text(0), select.integer(1));
    };
    const auto before = people("players");
    REQUIRE(before.second == 4);
    REQUIRE_FALSE(storage::migrate(file));
    CHECK(people("players JOIN devices ON devices.player = players.id") == before);
}

TEST_CASE("a room of the first schema keeps its host, and its finished game the results of all seats") {
    TestServer server({}, short_words());
    WireRoom over(server, {}, 2);
    RandomPlayer player(short_words_as_letters(), 22);
    while (!over.over()) over.carry_out(player.next(over.game()));
    const WireRoom playing(server, {}, 3);
    server.stop();

    const TemporaryFolder folder;
    copy_to_first_schema(server.data() / server::database_file, folder / "first.db");
    REQUIRE_FALSE(storage::migrate(folder / "first.db"));
    const Rows results = results_in(folder / "first.db");
    REQUIRE(results.size() == 5);
    CHECK(std::ranges::count_if(results, [](const std::string& row) { return row.ends_with("-"); }) == 3);
    CHECK(results == results_in(server.data() / server::database_file));
}

// Makes the fixture, and only if it is asked to, before the first release:
// CRISSCROSS_MAKE_FIXTURE=1 server_tests "[make]". Afterwards the fixture must stay as it is.
TEST_CASE("the database of the first schema is made", "[.make]") {
    if (!std::getenv("CRISSCROSS_MAKE_FIXTURE")) return;
    REQUIRE(storage::schema_version() == 1);
    TestServer server({}, short_words());
    WireRoom room(server, {}, 2);
    RandomPlayer player(short_words_as_letters(), 20);
    for (int move = 0; move < 12; ++move) room.carry_out(player.next(room.game()));
    REQUIRE_FALSE(room.over());
    server.guest().create("Mara");
    const auto tokens = tokens_of(room);
    server.stop();
    write_first_schema(fixture, {dump(server.data() / server::database_file), room.code(), tokens, short_words()});
}
