#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Runs `work` in another process, which is killed while it works.
template <class Work>
void in_a_process_that_is_killed(Work work) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        try {
            work();
            ::kill(::getpid(), SIGKILL);
        } catch (...) {
        }
        ::_exit(1);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    REQUIRE(WTERMSIG(status) == SIGKILL);
}

}  // namespace

TEST_CASE("after a kill, everything committed is there, and nothing else") {
    const DataFile file;
    const GameId game = [&] {
        Database database(file.path);
        return add_room(database, "AAAAAAAA");
    }();
    in_a_process_that_is_killed([&] {
        Database database(file.path);
        append_now(database, events(game, 1, 3));
        append_now(database, events(game, 4, 2));
        Transaction never_committed(database);
        append(database, events(game, 6, 3));
        ::kill(::getpid(), SIGKILL);
    });
    REQUIRE(std::filesystem::file_size(file.path.string() + "-wal") > 0);

    CHECK_FALSE(migrate(file.path));
    Database database(file.path);
    const auto found = game_of(database, "AAAAAAAA");
    REQUIRE(found);
    REQUIRE(found->entries.size() == 6);
    CHECK(found->entries.back().body == body_of(game, 6));
    CHECK(found->version == 6);
    CHECK(append_now(database, events(game, 6)) == AppendOutcome(Stored{}));
}
