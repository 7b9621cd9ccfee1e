#include "server/options/config.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/sanitized.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

#ifndef CRISSCROSS_SANITIZED  // the thread sanitizer writes a file of its own there

namespace {

/// A database that does not fit into the memory that SQLite uses for its pages.
struct LargeDatabase {
    LargeDatabase() {
        fs::create_directories(data);
        fs::create_directories(elsewhere);
        REQUIRE_FALSE(storage::migrate(data / server::database_file));
        storage::Database(data / server::database_file)
            .execute("CREATE TABLE large (bytes BLOB); INSERT INTO large VALUES (randomblob(24000000))");
        fs::last_write_time(elsewhere, fs::last_write_time(elsewhere) - std::chrono::hours(24));
    }
    /// The program, where temporary files would be written elsewhere, with its exit status.
    int run_with_other_folder(const std::vector<std::string>& arguments) const {
        std::vector<std::string> command{"/usr/bin/env", "-u", "SQLITE_TMPDIR", "TMPDIR=" + elsewhere.string()};
        for (const std::string& word : with_program(arguments)) command.push_back(word);
        return Program(command, folder / "out").wait_for_end();
    }

    TemporaryFolder folder{};
    fs::path data = folder / "data";
    fs::path elsewhere = folder / "elsewhere";
};

}  // namespace

TEST_CASE("restore and prune write no copy of the database outside of the data folder, not even for a moment") {
    const LargeDatabase large;
    const auto untouched = fs::last_write_time(large.elsewhere);
    const std::string backup = large.folder / "club.backup";
    REQUIRE(large.run_with_other_folder({"backup", backup, "--data", large.data.string()}) == 0);
    CHECK(large.run_with_other_folder({"prune", "--data", large.data.string()}) == 0);
    CHECK(fs::last_write_time(large.elsewhere) == untouched);
    CHECK(large.run_with_other_folder({"restore", backup, "--data", large.folder / "restored"}) == 0);
    CHECK(fs::last_write_time(large.elsewhere) == untouched);
}

#endif
