#include <sqlite3.h>

#include <random>

#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_table.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/storage/recording_vfs.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// Makes a VFS SQLite's default as long as this lives.
class DefaultVfs {
public:
    explicit DefaultVfs(const char* name) : before_(sqlite3_vfs_find(nullptr)) {
        sqlite3_vfs_register(sqlite3_vfs_find(name), 1);
    }
    ~DefaultVfs() { sqlite3_vfs_register(before_, 1); }
    DefaultVfs(const DefaultVfs&) = delete;
    DefaultVfs& operator=(const DefaultVfs&) = delete;

private:
    sqlite3_vfs* before_;
};

/// What had been acknowledged to a guest, and when.
struct Acknowledged {
    RecordingVfs::Point point = 0;
    server::GameState state;
};

}  // namespace

TEST_CASE("everything that a server acknowledged survives a power failure at any moment") {
    RecordingVfs disk;
    const DefaultVfs use(disk.name());
    TestServer server({}, short_words());
    WireTable table(server, {}, 3);
    std::vector<Acknowledged> acknowledged{{disk.mark(), table.kept().state()}};
    RandomPlayer player(short_words_as_letters(), 3);
    while (!table.over()) {
        table.carry_out(player.next(table.game()));
        acknowledged.push_back({disk.mark(), table.kept().state()});
    }

    std::mt19937 random(17);
    for (int failure = 0; failure < (long_run() ? 1000 : 50); ++failure) {
        const auto& [point, state] = acknowledged[random() % acknowledged.size()];
        const TemporaryFolder left;
        disk.materialize(point, left.path(), failure % 2 ? std::optional<std::uint64_t>(random()) : std::nullopt);
        KeptRoom found(left / server::database_file, table.room());
        CHECK(found.state() == state);
    }
}
