#include <fstream>

#include "server/backups/restore.hpp"
#include "server/files/whole_file.hpp"
#include "storage/upkeep/backup.hpp"
#include "tests/server/backups/resumed_room.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/storage/damaged_page.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        names.push_back(fs::relative(entry.path(), folder).string());
    std::sort(names.begin(), names.end());
    return names;
}

/// A game under way on a running server.
struct Club {
    Club() { play(8); }
    void play(int moves) {
        for (int move = 0; move < moves && !room.over(); ++move) room.carry_out(player.next(room.game()));
    }
    Outcome back_up(std::vector<std::string> more = {}) const {
        more.insert(more.begin(), {"backup", file.string(), "--data", server.data().string()});
        return run(more);
    }
    Outcome restore(std::vector<std::string> more = {}) const {
        more.insert(more.begin(), {"restore", file.string(), "--data", target.string()});
        return run(more);
    }
    /// The restored game as it is on disk.
    server::GameState restored() const { return KeptRoom(target / server::database_file, room.code()).read(); }

    TestServer server{{}, short_words()};
    WireRoom room{server, {}, 2};
    RandomPlayer player{short_words_as_letters(), 5};
    TemporaryFolder folder{};
    fs::path file = folder / "club.backup";
    fs::path target = folder / "restored";
};

}  // namespace

TEST_CASE("a backup of a running server is one private file, from which the game goes on elsewhere") {
    Club club;
    const server::GameState before = club.room.kept().state();
    REQUIRE(before.stage() == server::Stage::playing);
    CHECK(club.back_up().out == club.file.string() + ": 1 room, 1 game\n");
    CHECK(names_in(club.folder.path()) == std::vector<std::string>{"club.backup"});
    CHECK(fs::status(club.file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    club.play(2);

    CHECK(club.restore().out == club.target.string() + ": 1 room, 1 game, 1 word list\n");
    CHECK(club.restored() == before);
    const auto tokens = tokens_of(club.room);
    club.server.stop();
    TestServer other([&](server::Config& config) { config.data = club.target; }, {"AA"});
    ResumedRoom resumed(other, club.room.code(), tokens);
    resumed.play(club.player, 4);
    CHECK(resumed.state().version > before.version);
    resumed.end();
    CHECK(resumed.over());
}

TEST_CASE("a sealed backup needs its secret key, and leaves no open copy behind") {
    Club club;
    const fs::path key = club.folder / "key";
    const Outcome made = run({"backup-key", key.string()});
    REQUIRE(made.status == 0);
    CHECK(fs::status(key).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    const std::string public_key = made.out.substr(0, made.out.find('\n'));
    const auto files_before = names_in(club.server.data());
    CHECK(club.back_up({"--to-key", public_key}).status == 0);
    for (const std::string& name : names_in(club.server.data())) CHECK_FALSE(contains(name, "partial"));
    CHECK_FALSE(contains(server::read_whole(club.file).value(), club.room.code()));

    CHECK(contains(only_line(club.restore()), "--key"));
    CHECK(only_line(run({"verify", club.file.string()})) ==
          "crisscross: " + club.file.string() +
              " is a sealed backup: restore it into another folder (`crisscross restore` with --key and --data), and "
              "verify the database there\n");
    const fs::path other = club.folder / "other";
    REQUIRE(run({"backup-key", other.string()}).status == 0);
    CHECK(contains(only_line(club.restore({"--key", other.string()})), "another key"));
    CHECK(club.restore({"--key", key.string()}).status == 0);
    CHECK(club.restored() == club.room.kept().state());
    CHECK(contains(only_line(run({"backup-key", key.string()})), "exists"));
}

TEST_CASE("a backup overwrites nothing, and a bad key is refused without being repeated") {
    Club club;
    std::ofstream(club.file) << "mine";
    CHECK(contains(only_line(club.back_up()), "exists already"));
    CHECK(server::read_whole(club.file) == "mine");
    const std::string secret = text_of(server::new_secret_key());
    const std::string line = only_line(club.back_up({"--to-key", secret}));
    CHECK(contains(line, "--to-key"));
    CHECK_FALSE(contains(line, secret));
    CHECK(contains(only_line(run({"backup", (club.folder / "b").string(), "--data", "/nowhere"})), "/nowhere"));
    CHECK_FALSE(fs::exists(club.folder / "b"));
}

TEST_CASE("a folder that a server is using, or that has a database or word lists, is not restored into") {
    Club club;
    REQUIRE(club.back_up().status == 0);
    club.target = club.server.data();
    CHECK(contains(only_line(club.restore()), "stop it first"));
    CHECK(contains(only_line(club.restore({"--set-aside"})), "stop it first"));
    club.server.stop();
    const auto before = names_in(club.target);
    CHECK(contains(only_line(club.restore()), "--set-aside"));
    CHECK(names_in(club.target) == before);
}

TEST_CASE("what was in the folder is set aside if the host asks for it, and nothing of it is lost") {
    Club club;
    REQUIRE(club.back_up().status == 0);
    const server::GameState backed_up = club.room.kept().state();
    club.play(3);
    const server::GameState later = KeptRoom(club.server.data() / server::database_file, club.room.code()).read();
    club.server.stop();
    club.target = club.server.data();
    std::ofstream(club.target / "lexicons" / "family.txt") << "MARA\n";
    REQUIRE(club.restore({"--set-aside"}).status == 0);
    CHECK(club.restored() == backed_up);
    CHECK_FALSE(fs::exists(club.target / "lexicons" / "family.txt"));
    int set_aside = 0;
    for (const auto& entry : fs::directory_iterator(club.target)) {
        if (!entry.path().filename().string().starts_with("before-restore-")) continue;
        ++set_aside;
        CHECK(server::read_whole(entry.path() / "lexicons" / "family.txt") == "MARA\n");
        CHECK(KeptRoom(entry.path() / server::database_file, club.room.code()).read() == later);
    }
    CHECK(set_aside == 1);
}

TEST_CASE("a backup that is damaged, cut or no backup puts nothing into the folder") {
    Club club;
    REQUIRE(club.back_up().status == 0);
    const std::string whole = server::read_whole(club.file).value();
    std::string changed = whole;
    changed.replace(changed.size() / 4, changed.size() / 2, changed.size() / 2, 'x');
    for (const std::string& bytes :
         {changed, whole.substr(0, whole.size() / 2), std::string("a letter"), std::string()}) {
        std::ofstream(club.file, std::ios::binary | std::ios::trunc) << bytes;
        only_line(club.restore());
        CHECK(names_in(club.target) == std::vector<std::string>{"lock"});
    }
}

TEST_CASE("a damaged database is not backed up, and the refusal says how to save what can be read") {
    Club club;
    std::string event;
    {
        auto database = club.server.database();
        auto select = database.prepare("SELECT body FROM events ORDER BY length(body)");
        REQUIRE(select.step());
        event = select.text(0);
    }
    club.server.stop();
    // The room is still reading the file, so the log has not been moved into it.
    club.server.database().execute("PRAGMA wal_checkpoint(TRUNCATE)");
    damage_page_with(club.server.data() / server::database_file, event);
    const std::string line = only_line(club.back_up());
    CHECK(contains(line, "the copy of the database is damaged"));
    for (const char* command : {"verify", "export-all", "--set-aside"}) CHECK(contains(line, command));
    CHECK(names_in(club.folder.path()).empty());
}

TEST_CASE("a word list in a backup that has other words, or a name that leads elsewhere, is refused") {
    Club club;
    REQUIRE(club.back_up().status == 0);
    const auto spoil = [&](const std::string& change) {
        const fs::path file = club.folder / "spoilt.db";
        fs::copy_file(club.file, file, fs::copy_options::overwrite_existing);
        storage::Database(file).execute(change + "; PRAGMA journal_mode = DELETE");
        const auto restored = server::restore({.file = file, .data = club.target});
        REQUIRE_FALSE(restored.has_value());
        CHECK(names_in(club.target) == std::vector<std::string>{"lock"});
        return restored.error().why;
    };
    CHECK(contains(spoil("UPDATE backup_files SET bytes = zeroblob(100)"), "damaged"));
    CHECK(contains(spoil("UPDATE backup_files SET name = '../../escape.txt'"), "name that cannot be used"));
    CHECK(contains(spoil("UPDATE backup_files SET name = 'compiled/../../escape.lexicon'"),
                   "name that cannot be used"));
    CHECK(contains(spoil("UPDATE backup_files SET name = 'compiled/abc.lexicon'"), "damaged"));
    CHECK(contains(spoil("DROP TABLE backup_files"), "not a backup"));
    CHECK(contains(spoil("PRAGMA user_version = 1000"), "1000"));
}

TEST_CASE("a server does not start on a folder in which a restore was interrupted, until it is done again") {
    Club club;
    REQUIRE(club.back_up().status == 0);
    fs::create_directories(club.target / "restoring");
    std::ofstream(club.target / "restoring" / "crisscross.db") << "half of it";
    const Outcome refused = run(
        {"serve", "--port", "0", "--data", club.target.string(), "--lexicon", club.server.config().lexicon.string()});
    CHECK(contains(only_line(refused), "restore"));
    CHECK(club.restore().status == 0);
    CHECK_FALSE(fs::exists(club.target / "restoring"));
    CHECK(club.restored() == club.room.kept().state());
}
