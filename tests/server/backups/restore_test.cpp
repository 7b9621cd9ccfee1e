#include "server/backups/restore.hpp"

#include <fstream>

#include "engine/lexicon/lexicon.hpp"
#include "server/backups/backup_draft.hpp"
#include "server/backups/kept_lists.hpp"
#include "server/data/last_alive.hpp"
#include "server/files/whole_file.hpp"
#include "server/options/config.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;
using crisscross::test::lexicon_of;
using crisscross::test::TemporaryFolder;
namespace fs = std::filesystem;

namespace {

/// A data folder with one room and its word lists, without a server.
struct Folder {
    Folder() {
        fs::create_directories(data / "lexicons" / "compiled");
        std::ofstream(data / "lexicons" / "family.txt") << "MARA\n";
        std::ofstream(data / "lexicons" / "compiled" / "x.lexicon.1.new") << "a draft";
        REQUIRE(replace_whole(data / "lexicons" / kept_name(list.hash()), list.bytes()));
        REQUIRE_FALSE(storage::migrate(data / database_file));
        add_room("AAAAAAAA", list.hash());
    }
    void add_room(const std::string& code, const engine::Lexicon::Hash& lexicon) const {
        storage::Database database(data / database_file);
        storage::CreateRoom create{.code = code, .setup = {.system = "classic", .rules = "{}", .lexicon = "english"}};
        create.setup.lexicon_hash = lexicon;
        create.events = {"{}"};
        storage::Transaction transaction(database);
        storage::create_room(database, create);
        transaction.commit();
    }
    std::optional<UpkeepFault> back_up(std::optional<PublicKey> key = {}) const {
        auto draft = BackupDraft::begin({.data = data, .file = file, .key = key});
        if (!draft) return draft.error();
        const auto copied = storage::back_up_database(data / database_file, (*draft)->order());
        if (!copied) return UpkeepFault{copied.error().why};
        return (*draft)->finish();
    }
    UpkeepResult<Restored> put_back(std::optional<SecretKey> with = {}, Occupied occupied = Occupied::refuse) const {
        return restore({.file = file, .data = target, .key = with, .occupied = occupied});
    }

    engine::Lexicon list = lexicon_of({"NO", "ON"});
    TemporaryFolder folder{};
    fs::path data = folder / "data";
    fs::path file = folder / "a.backup";
    fs::path target = folder / "target";
};

}  // namespace

TEST_CASE("a restored folder has the database and the word lists, and nothing else") {
    const Folder folder;
    REQUIRE_FALSE(folder.back_up());
    const auto restored = restore({.file = folder.file, .data = folder.target / ""});
    REQUIRE(restored.has_value());
    CHECK(restored->summary == storage::BackupSummary{.rooms = 1});
    CHECK(restored->lists == 2);
    CHECK(restored->missing_lists == 0);
    CHECK(read_whole(folder.target / "lexicons" / "family.txt") == "MARA\n");
    CHECK(fs::exists(folder.target / "lexicons" / kept_name(folder.list.hash())));
    CHECK_FALSE(fs::exists(folder.target / "lexicons" / "compiled" / "x.lexicon.1.new"));
    CHECK_FALSE(fs::exists(folder.target / "restoring"));
    CHECK_FALSE(storage::migrate(folder.target / database_file));
    storage::Database database(folder.target / database_file);
    CHECK(storage::find_room(database, "AAAAAAAA").has_value());
}

TEST_CASE("a restore says how many word lists that games use were missing when the backup was made") {
    const Folder folder;
    folder.add_room("BBBBBBBB", engine::Lexicon::Hash{});
    REQUIRE_FALSE(folder.back_up());
    CHECK(folder.put_back().value().missing_lists == 1);
}

TEST_CASE("a compiled word list that is damaged is left out of a backup, which can be restored all the same") {
    const Folder folder;
    const fs::path file = folder.data / "lexicons" / kept_name(folder.list.hash());
    fs::resize_file(file, fs::file_size(file) / 2);
    REQUIRE_FALSE(folder.back_up());
    CHECK(folder.put_back().value().lists == 1);
}

TEST_CASE("a sealed backup is restored with its key only") {
    const Folder folder;
    const SecretKey key = new_secret_key();
    REQUIRE_FALSE(folder.back_up(public_key_of(key)));
    CHECK_FALSE(fs::exists(folder.data / "backup.partial"));
    CHECK_FALSE(fs::exists(folder.file.string() + ".sealing"));
    CHECK_FALSE(folder.put_back().has_value());
    CHECK_FALSE(folder.put_back(new_secret_key()).has_value());
    CHECK_FALSE(fs::exists(folder.target / database_file));
    CHECK(folder.put_back(key).has_value());
}

TEST_CASE("only one backup of a folder is made at a time, and one that was interrupted leaves nothing in the way") {
    const Folder folder;
    {
        auto draft = BackupDraft::begin({.data = folder.data, .file = folder.file});
        REQUIRE(draft.has_value());
        std::ofstream((*draft)->order().file) << "unfinished";
        CHECK(folder.back_up().value().why.find("another backup") != std::string::npos);
    }
    CHECK_FALSE(fs::exists(folder.file.string() + ".partial"));
    std::ofstream(folder.file.string() + ".partial") << "left by a crash";
    CHECK_FALSE(folder.back_up());
    CHECK(folder.back_up().value().why.find("exists already") != std::string::npos);
}

TEST_CASE("restoring twice needs --set-aside, which keeps both") {
    const Folder folder;
    REQUIRE_FALSE(folder.back_up());
    REQUIRE(folder.put_back().has_value());
    CHECK(folder.put_back().error().why.find("--set-aside") != std::string::npos);
    std::ofstream(folder.target / LastAlive::file_name) << 1'000'000;
    const auto again = folder.put_back({}, Occupied::set_aside);
    REQUIRE(again.has_value());
    REQUIRE(again->set_aside);
    CHECK(fs::exists(*again->set_aside / database_file));
    CHECK(fs::exists(*again->set_aside / "lexicons" / "family.txt"));
    CHECK(fs::exists(folder.target / database_file));
    CHECK(fs::exists(folder.target / "lexicons" / "family.txt"));
    CHECK(fs::exists(*again->set_aside / LastAlive::file_name));
    CHECK(LastAlive(folder.target, 0).read() == LastAlive::long_ago);
}

TEST_CASE("when a server last ran on a folder is forgotten if something else is restored into it") {
    const Folder folder;
    REQUIRE_FALSE(folder.back_up());
    fs::create_directories(folder.target);
    std::ofstream(folder.target / LastAlive::file_name) << 1'000'000;
    REQUIRE(folder.put_back().has_value());
    CHECK(LastAlive(folder.target, 0).read() == LastAlive::long_ago);
}

TEST_CASE("a backup with a file that is not a word list is refused, and everything stays where it was") {
    const Folder folder;
    REQUIRE_FALSE(folder.back_up());
    REQUIRE(folder.put_back().has_value());
    std::ofstream(folder.target / "lexicons" / "family.txt") << "JONAS\n";
    storage::Database(folder.file)
        .execute(
            "INSERT INTO backup_files SELECT 'family.txt.partial', hash, bytes FROM backup_files WHERE name = "
            "'family.txt'; PRAGMA journal_mode = DELETE");
    CHECK_FALSE(folder.put_back({}, Occupied::set_aside).has_value());
    CHECK(read_whole(folder.target / "lexicons" / "family.txt") == "JONAS\n");
    CHECK_FALSE(fs::exists(folder.target / "restoring"));
}
