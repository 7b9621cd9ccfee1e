#include "storage/sqlite/upkeep/backup_file.hpp"

#include <atomic>
#include <fstream>
#include <thread>

#include "storage/sqlite/database/database.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/upkeep/backup.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/storage/damaged_page.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

KeptFile kept(const std::string& name, const std::string& bytes) {
    KeptFile file{.name = name, .bytes = bytes};
    file.hash.fill(static_cast<std::uint8_t>(name.size()));
    return file;
}

const std::vector<KeptFile> two_files{kept("compiled/abc.lexicon", std::string("a\0b", 3)), kept("family.txt", "")};

std::size_t files_beside(const fs::path& file) {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(file.parent_path()))
        if (entry.path() != file && entry.path().filename().string().starts_with(file.filename().string())) ++count;
    return count;
}

}  // namespace

TEST_CASE("a backup is one file with everything in it, and becomes a database again") {
    DataFile data;
    Database database(data.path);
    const GameId game = add_room(database, "AAAAAAAA");
    Append begun = events(game, 1, 20);
    begun.projection.stage = "playing";
    append_now(database, begun);
    const fs::path file = data.folder / "backup.db";
    CHECK(back_up_database(data.path, {.file = file, .files = [] { return two_files; }}).value() ==
          BackupSummary{.rooms = 1, .games = 1});
    CHECK(files_beside(file) == 0);

    const BackupContents found = read_backup(file).value();
    CHECK(found.files == two_files);
    CHECK(found.lexicons == std::vector{setup("AAAAAAAA").lexicon_hash});
    CHECK(unpack_backup(file).value() == BackupSummary{.rooms = 1, .games = 1});
    CHECK_FALSE(migrate(file));
    Database again(file);
    CHECK(contents(again, "AAAAAAAA") == contents(database, "AAAAAAAA"));
    CHECK(ask(again, "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'backup%'") == "0");
}

TEST_CASE("a backup needs no word lists of imported games, which have their own or none") {
    Imports imports;
    NewImport game = game_of(imports.mara, 1);
    game.setup.lexicon_hash = {};
    imports.import(game);
    add_room(imports.database, "PLAYED22");
    const fs::path file = imports.file.folder / "backup.db";
    REQUIRE(back_up_database(imports.file.path, {.file = file}).has_value());
    CHECK(read_backup(file).value().lexicons == std::vector{setup("PLAYED22").lexicon_hash});
    Database(file).execute("DROP TABLE imported_games");  // as before there were any
    CHECK(read_backup(file).value().lexicons.size() == 2);
}

TEST_CASE("a backup that is made while games are written holds one moment of them, and holds nobody up") {
    DataFile data;
    SqliteStore store(data.path);
    Database other(data.path);
    std::vector<GameId> games;
    for (int room = 0; room < 4; ++room) games.push_back(add_room(other, "ROOM" + std::to_string(room)));
    for (std::uint32_t version = 1; version < 2000; version += 100)
        for (const GameId game : games) append_now(other, events(game, version, 100));
    std::atomic<bool> done = false;
    std::atomic<int> written = 0;
    store.back_up({.file = data.folder / "backup.db"}, [&](Result<BackupSummary> result) {
        if (!result) written = -100'000'000;
        done = true;
    });
    // In each round every game gets one event, in one transaction.
    for (std::uint32_t version = 2001; !done || written < 5; ++version, ++written) {
        Transaction transaction(other);
        for (const GameId game : games) append(other, events(game, version));
        transaction.commit();
        REQUIRE(written < 100'000);
    }
    CHECK(written >= 5);
    REQUIRE(read_backup(data.folder / "backup.db").has_value());
    Database backup(data.folder / "backup.db");
    CHECK(ask(backup, "SELECT count(DISTINCT version) FROM games") == "1");
    CHECK(ask(backup, "SELECT min(version) >= 2001 FROM games") == "1");
    CHECK(ask(backup,
              "SELECT count(*) FROM games WHERE version <> "
              "(SELECT max(version) FROM events WHERE events.game = games.id)") == "0");
}

TEST_CASE(
    "what a backup holds besides the database is read after the copy, and a failure there is one of the backup") {
    DataFile data;
    Database database(data.path);
    add_room(database, "AAAAAAAA");
    const auto after_copy = [&] {
        add_room(database, "BBBBBBBB");
        return two_files;
    };
    CHECK(back_up_database(data.path, {.file = data.folder / "backup.db", .files = after_copy}).value().rooms == 1);
    CHECK(read_backup(data.folder / "backup.db").value().files == two_files);
    const auto fail = []() -> std::vector<KeptFile> { throw std::runtime_error("no list"); };
    CHECK(back_up_database(data.path, {.file = data.folder / "other.db", .files = fail}).error().why == "no list");
}

TEST_CASE("a backup never overwrites a file, and a file that is not one of our databases is not backed up") {
    DataFile data;
    const fs::path file = data.folder / "backup.db";
    REQUIRE(back_up_database(data.path, {.file = file}).has_value());
    CHECK(back_up_database(data.path, {.file = file}).error().why.find("exists already") != std::string::npos);
    CHECK_FALSE(back_up_database(data.folder / "nothing.db", {.file = data.folder / "b.db"}).has_value());
    std::ofstream(data.folder / "text.db") << "this is not a database, but it is long enough to look like one";
    CHECK_FALSE(back_up_database(data.folder / "text.db", {.file = data.folder / "b.db"}).has_value());
    CHECK_FALSE(fs::exists(data.folder / "b.db"));
    CHECK_FALSE(fs::exists(data.folder / "nothing.db"));
}

TEST_CASE("a backup with a damaged page, of a newer schema or without its list of files is refused") {
    DataFile data;
    Database database(data.path);
    for (int room = 0; room < 200; ++room) add_room(database, "ROOM" + std::to_string(room));
    const fs::path file = data.folder / "backup.db";
    REQUIRE(back_up_database(data.path, {.file = file}).has_value());

    const fs::path damaged = data.folder / "damaged.db";
    fs::copy_file(file, damaged);
    {
        std::fstream bytes(damaged, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(static_cast<std::streamoff>(fs::file_size(damaged) / 2 / 4096 * 4096));
        bytes << std::string(4096, 'x');
    }
    CHECK_FALSE(read_backup(damaged).has_value());
    const fs::path newer = data.folder / "newer.db";
    fs::copy_file(file, newer);
    Database(newer).execute("PRAGMA user_version = 1000");
    CHECK(read_backup(newer).error().why.find("schema version 1000") != std::string::npos);
    database.copy_to(data.folder / "plain.db");
    CHECK(read_backup(data.folder / "plain.db").error().why.find("not a backup") != std::string::npos);
}

TEST_CASE("a backup can be interrupted while it copies") {
    DataFile data;
    {
        Database database(data.path);
        const GameId game = add_room(database, "AAAAAAAA");
        Append long_one = events(game, 1);
        for (int number = 0; number < 400; ++number) long_one.events.emplace_back(40'000, 'x');
        append_now(database, long_one);
    }
    int asked = 0;
    const auto interrupt = [&asked] { return ++asked == 2; };
    CHECK_THROWS_AS(write_backup(data.path, {.file = data.folder / "backup.db", .interrupted = interrupt}),
                    DatabaseError);
    CHECK(asked == 2);
}

TEST_CASE("a backup of a database with a damaged page fails before anything is added to it") {
    DataFile data;
    {
        Database database(data.path);
        add_room(database, "AAAAAAAA");
    }
    damage_page_with(data.path, "first of AAAAAAAA");
    const auto no_files = []() -> std::vector<KeptFile> { throw std::runtime_error("the files were read"); };
    const auto made = back_up_database(data.path, {.file = data.folder / "backup.db", .files = no_files});
    REQUIRE_FALSE(made.has_value());
    CHECK(made.error().kind == Failure::Kind::damaged);
    CHECK(made.error().why.starts_with("the copy of the database is damaged: "));
    CHECK(made.error().why.find('\n') == std::string::npos);
}

TEST_CASE("a backup of a database in which a row refers to nothing fails, as a restore of it would") {
    DataFile data;
    Database database(data.path);
    add_room(database, "AAAAAAAA");
    database.execute("PRAGMA foreign_keys = OFF; DELETE FROM rooms");
    const auto made = back_up_database(data.path, {.file = data.folder / "backup.db"});
    REQUIRE_FALSE(made.has_value());
    CHECK(made.error().why == "the copy of the database is damaged: a row refers to nothing");
}

TEST_CASE("a backup can be interrupted while it is checked") {
    DataFile data;
    Database database(data.path);
    for (int room = 0; room < 200; ++room) add_room(database, "ROOM" + std::to_string(room));
    int asked = 0;  // not during the copy, which is made in one portion
    const auto interrupt = [&asked] { return ++asked == 2; };
    CHECK_THROWS_AS(write_backup(data.path, {.file = data.folder / "backup.db", .interrupted = interrupt}),
                    DatabaseError);
    CHECK(asked == 2);
}
