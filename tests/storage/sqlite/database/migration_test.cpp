#include "storage/sqlite/database/migration.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/old_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/contains.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

constexpr std::array<Migration, 3> with_broken_step{{steps[0], steps[1], {3, "DELETE FROM notes; SELECT nonsense;"}}};

std::string content(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string why(const std::optional<MigrationFault>& fault) {
    REQUIRE(fault);
    return fault->why;
}

std::vector<std::string> names_in(const TemporaryFolder& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

TEST_CASE("the compiled migrations are numbered from 1 without a gap") {
    int version = 0;
    for (const Migration& step : migrations()) {
        CHECK(step.version == ++version);
        CHECK_FALSE(step.sql.empty());
    }
    CHECK(schema_version() == version);
    CHECK(version >= 1);
}

TEST_CASE("a new file gets the schema of this program, and nothing is copied") {
    TemporaryFolder folder;
    CHECK_FALSE(migrate(folder / "crisscross.db"));
    CHECK(names_in(folder) == std::vector<std::string>{"crisscross.db"});
    Database database(folder / "crisscross.db");
    CHECK(ask(database, "PRAGMA user_version") == std::to_string(schema_version()));
    CHECK(ask(database, "PRAGMA integrity_check") == "ok");
    CHECK(ask(database, "SELECT count(*) FROM rooms") == "0");
}

TEST_CASE("an empty file counts as new") {
    TemporaryFolder folder;
    std::ofstream(folder / "crisscross.db").close();
    CHECK_FALSE(migrate(folder / "crisscross.db"));
    CHECK(names_in(folder) == std::vector<std::string>{"crisscross.db"});
}

TEST_CASE("every table is strict") {
    DataFile file;
    Database database(file.path);
    CHECK(ask(database,
              "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' "
              "AND name NOT LIKE 'sqlite_%' AND NOT strict") == "0");
}

TEST_CASE("a file of this version is left as it is") {
    const OldFile file;
    const std::string before = content(file.path);
    CHECK_FALSE(migrate(file.path, first_step));
    CHECK(content(file.path) == before);
    CHECK_FALSE(std::filesystem::exists(file.path.string() + ".before-1"));
}

TEST_CASE("an older file gets the missing steps, after a copy is made") {
    const OldFile file("from the summer");
    CHECK_FALSE(migrate(file.path, steps));
    CHECK(note_in(file.path) == "2 from the summer");
    Database database(file.path);
    CHECK(ask(database, "SELECT colour FROM notes") == "red");
    CHECK(note_in(file.path.string() + ".before-2") == "1 from the summer");
}

TEST_CASE("the copy holds what a crash left in the write-ahead log") {
    OldFile file;
    TemporaryFolder crashed;
    {
        Database database(file.path);
        database.execute("UPDATE notes SET text = 'only in the log'");
        for (const char* end : {"", "-wal"})
            std::filesystem::copy(file.path.string() + end, (crashed / "notes.db").string() + end);
    }
    REQUIRE_FALSE(contains(content(crashed / "notes.db"), "only in the log"));
    CHECK_FALSE(migrate(crashed / "notes.db", steps));
    CHECK(note_in(crashed / "notes.db.before-2") == "1 only in the log");
    CHECK(note_in(crashed / "notes.db") == "2 only in the log");
}

TEST_CASE("an upgrade is announced with both versions, but neither a new file nor one of this version is upgraded") {
    std::vector<std::string> upgrades;
    const auto note = [&](std::int64_t from, std::int64_t to) {
        upgrades.push_back(std::to_string(from) + " to " + std::to_string(to));
    };
    const TemporaryFolder folder;
    CHECK_FALSE(migrate(folder / "new.db", first_step, nullptr, note));
    CHECK(upgrades.empty());
    for (int start = 0; start < 2; ++start) CHECK_FALSE(migrate(folder / "new.db", steps, nullptr, note));
    CHECK(upgrades == std::vector<std::string>{"1 to 2"});
}

TEST_CASE("an older copy is never overwritten") {
    const OldFile file("second");
    const std::string first_copy = file.path.string() + ".before-2";
    std::ofstream(first_copy) << "first";
    std::ofstream(first_copy + ".2") << "another";
    CHECK_FALSE(migrate(file.path, steps));
    CHECK(content(first_copy) == "first");
    CHECK(content(first_copy + ".2") == "another");
    CHECK(note_in(first_copy + ".3") == "1 second");
}

TEST_CASE("a step that fails changes nothing, and the fault says which file and why") {
    const OldFile file;
    const std::string fault = why(migrate(file.path, with_broken_step));
    CHECK(contains(fault, file.path.string()));
    CHECK(contains(fault, "no such column: nonsense"));
    CHECK(note_in(file.path) == "1 old");
}

TEST_CASE("a start that fails repeatedly makes one copy") {
    const OldFile file;
    for (int start = 0; start < 3; ++start) CHECK(migrate(file.path, with_broken_step));
    CHECK(names_in(file.folder) == std::vector<std::string>{"notes.db", "notes.db.before-3"});
}

TEST_CASE("where the disk has no space for a copy, nothing is written, and the fault says how much is needed") {
    const OldFile file;
    // The file has a hole at its end, so it takes no more space than before.
    const auto size = std::filesystem::space(file.folder.path()).available;
    std::filesystem::resize_file(file.path, size);
    const auto fault = migrate(file.path, steps);
    CHECK(contains(why(fault), "notes.db cannot be upgraded"));
    CHECK(contains(why(fault), std::to_string(2 * size) + " bytes"));
    CHECK_FALSE(fault->is_disk_fault);  // systemd does not try again and again
    CHECK(names_in(file.folder) == std::vector<std::string>{"notes.db"});
}

TEST_CASE("the remains of an interrupted copy are removed") {
    const OldFile file;
    std::ofstream(file.path.string() + ".before-2.partial") << "half a copy";
    CHECK_FALSE(migrate(file.path, steps));
    CHECK(names_in(file.folder) == std::vector<std::string>{"notes.db", "notes.db.before-2"});
}

TEST_CASE("a step that leaves a dangling reference is undone") {
    constexpr std::array<Migration, 2> orphaning{{
        {1,
         "CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT; CREATE TABLE b (a INTEGER REFERENCES a) STRICT;"
         "INSERT INTO a VALUES (1); INSERT INTO b VALUES (1);"},
        {2, "DELETE FROM a;"},
    }};
    TemporaryFolder folder;
    REQUIRE_FALSE(migrate(folder / "a.db", std::span(orphaning).first(1)));
    CHECK(contains(why(migrate(folder / "a.db", orphaning)), "in the table b"));
    Database database(folder / "a.db");
    CHECK(ask(database, "SELECT count(*) FROM a") == "1");
}

TEST_CASE("a newer file is refused with a sentence that has both versions, and left alone") {
    const OldFile file;
    REQUIRE_FALSE(migrate(file.path, steps));
    const std::string before = content(file.path);
    const auto names = names_in(file.folder);
    const auto rights = static_cast<std::filesystem::perms>(0640);
    std::filesystem::permissions(file.path, rights);
    const std::string fault = why(migrate(file.path, first_step));
    CHECK(contains(fault, "has schema version 2, but this server knows only versions up to 1"));
    CHECK(contains(fault, file.path.string()));
    CHECK(content(file.path) == before);
    CHECK(names_in(file.folder) == names);
    CHECK(std::filesystem::status(file.path).permissions() == rights);
    CHECK(note_in(file.path) == "2 old");
}

TEST_CASE("a newer file with a full write-ahead log keeps it when it is refused") {
    TemporaryFolder crashed;
    const OldFile file;
    REQUIRE_FALSE(migrate(file.path, steps));
    {
        Database database(file.path);
        database.execute("UPDATE notes SET text = 'only in the log'");
        for (const char* end : {"", "-wal"})
            std::filesystem::copy(file.path.string() + end, (crashed / "notes.db").string() + end);
    }
    const std::string main = content(crashed / "notes.db");
    const std::string log = content(crashed / "notes.db-wal");
    CHECK(migrate(crashed / "notes.db", first_step));
    CHECK(content(crashed / "notes.db") == main);
    CHECK(content(crashed / "notes.db-wal") == log);
}

TEST_CASE("a file that is not a database is refused and left alone") {
    TemporaryFolder folder;
    const std::string letter(5000, 'x');
    std::ofstream(folder / "letter.txt") << letter;
    CHECK(why(migrate(folder / "letter.txt")) ==
          "the file " + (folder / "letter.txt").string() + " is not a SQLite database");
    CHECK(content(folder / "letter.txt") == letter);
    CHECK(names_in(folder) == std::vector<std::string>{"letter.txt"});
}

TEST_CASE("the database of another program is refused and left alone") {
    for (const char* sql :
         {"CREATE TABLE bookmarks (url TEXT)", "PRAGMA user_version = 1", "PRAGMA application_id = 7"}) {
        INFO(sql);
        TemporaryFolder folder;
        { Database(folder / "other.db").execute(sql); }
        const std::string before = content(folder / "other.db");
        CHECK(contains(why(migrate(folder / "other.db")), "belongs to another program"));
        CHECK(content(folder / "other.db") == before);
    }
}

TEST_CASE("a missing folder is named") {
    TemporaryFolder folder;
    CHECK(why(migrate(folder / "nowhere" / "crisscross.db")) ==
          "the folder " + (folder / "nowhere").string() + " does not exist");
    std::ofstream(folder / "letter.txt") << "x";
    CHECK(contains(why(migrate(folder / "letter.txt" / "crisscross.db")), "does not exist"));
}

TEST_CASE("a folder or a file that cannot be written is named") {
    const OldFile file;
    namespace fs = std::filesystem;
    const bool is_root = ::geteuid() == 0;  // root may write everywhere, so switch to an ordinary user for a moment
    constexpr uid_t nobody = 65534;
    const auto as_nobody = [&](auto task) {
        if (is_root) REQUIRE(::seteuid(nobody) == 0);
        auto result = task();
        if (is_root) REQUIRE(::seteuid(0) == 0);
        return result;
    };
    fs::permissions(file.folder.path(), static_cast<fs::perms>(0555));
    const auto in_folder = as_nobody([&] { return migrate(file.folder / "new.db"); });
    CHECK(why(in_folder) ==
          "the server cannot write in the folder " + file.folder.path().string() + ": Permission denied");
    fs::permissions(file.folder.path(), static_cast<fs::perms>(0777));
    fs::permissions(file.path, static_cast<fs::perms>(0444));
    const auto in_file = as_nobody([&] { return migrate(file.path, steps); });
    CHECK(why(in_file) == "the server cannot write the file " + file.path.string() + ": Permission denied");
}
