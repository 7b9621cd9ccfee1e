#include "server/upkeep/old_copies.hpp"

#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

TEST_CASE("copies of the database from before an upgrade are removed when they are old, and nothing else") {
    const TemporaryFolder data;
    const auto add = [&](const std::string& name, std::chrono::hours age) {
        std::ofstream(data / name) << "x";
        fs::last_write_time(data / name, fs::file_time_type::clock::now() - age);
    };
    const std::chrono::hours month(30 * 24);
    add("crisscross.db.before-21", month + std::chrono::hours(1));
    add("crisscross.db.before-22", month - std::chrono::hours(1));
    add("crisscross.db", month * 2);
    add("mine.before-21", month * 2);
    CHECK(server::remove_old_copies(data / "", month) == 1);
    CHECK_FALSE(fs::exists(data / "crisscross.db.before-21"));
    CHECK(fs::exists(data / "crisscross.db.before-22"));
    CHECK(fs::exists(data / "crisscross.db"));
    CHECK(fs::exists(data / "mine.before-21"));
    CHECK(server::remove_old_copies(data / "missing", month) == 0);
}
