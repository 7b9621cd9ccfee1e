#include "tests/support/storage/recording_vfs.hpp"

#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "storage/sqlite/database/database.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

using Kind = FileOperation::Kind;

/// Does by hand what SQLite would do.
struct Disk {
    void open(const std::string& name) { perform({.kind = Kind::open, .path = name}); }
    void write(const std::string& name, std::int64_t offset, const std::string& bytes) {
        perform({.kind = Kind::write, .path = name, .offset = offset, .bytes = bytes});
    }
    void truncate(const std::string& name, std::int64_t size) {
        perform({.kind = Kind::truncate, .path = name, .offset = size});
    }
    void sync(const std::string& name) { perform({.kind = Kind::sync, .path = name}); }
    void remove(const std::string& name, bool with_folder) {
        perform({.kind = Kind::remove, .path = name, .with_folder = with_folder});
    }
    void perform(FileOperation operation) {
        operation.path = folder / operation.path;
        vfs.intercept(operation, [&operation] {
            if (operation.kind == Kind::open) std::ofstream(operation.path, std::ios::app);
            if (operation.kind == Kind::remove) std::filesystem::remove(operation.path);
            return 0;
        });
    }

    RecordingVfs vfs{};
    TemporaryFolder folder{};
};

/// The files that a power failure now, or at `point`, leaves.
std::map<std::string, std::string> after_power_failure(const RecordingVfs& vfs, RecordingVfs::Point point,
                                                       std::optional<std::uint64_t> chance = std::nullopt) {
    const TemporaryFolder folder;
    vfs.materialize(point, folder.path(), chance);
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        std::ifstream file(entry.path(), std::ios::binary);
        files[entry.path().filename()] = std::string(std::istreambuf_iterator<char>(file), {});
    }
    return files;
}
std::map<std::string, std::string> after_power_failure(const Disk& disk) {
    return after_power_failure(disk.vfs, disk.vfs.mark());
}

/// Every content that the file `a` has in a hundred failures.
std::set<std::string> chances(const Disk& disk) {
    std::set<std::string> contents;
    for (std::uint64_t chance = 0; chance < 100; ++chance)
        contents.insert(after_power_failure(disk.vfs, disk.vfs.mark(), chance)["a"]);
    return contents;
}

using Files = std::map<std::string, std::string>;

}  // namespace

TEST_CASE("a power failure loses what was not synced") {
    Disk disk;
    disk.open("a");
    disk.write("a", 0, "hello");
    disk.sync("a");
    disk.write("a", 0, "J");
    disk.write("a", 5, " world");
    CHECK(after_power_failure(disk) == Files{{"a", "hello"}});
    disk.sync("a");
    CHECK(after_power_failure(disk) == Files{{"a", "Jello world"}});
}

TEST_CASE("a power failure can be placed at any moment in the past") {
    Disk disk;
    disk.open("a");
    disk.write("a", 0, "one");
    disk.sync("a");
    const auto point = disk.vfs.mark();
    disk.write("a", 0, "two");
    disk.sync("a");
    CHECK(after_power_failure(disk.vfs, point) == Files{{"a", "one"}});
    CHECK(after_power_failure(disk.vfs, 0).empty());
}

TEST_CASE("a file that was never synced is gone after a power failure") {
    Disk disk;
    disk.open("a");
    disk.write("a", 0, "hello");
    CHECK(after_power_failure(disk).empty());
}

TEST_CASE("a file that was cut without a sync has its old length after a power failure") {
    Disk disk;
    disk.open("a");
    disk.write("a", 0, "hello");
    disk.sync("a");
    disk.truncate("a", 2);
    CHECK(after_power_failure(disk) == Files{{"a", "hello"}});
    CHECK(chances(disk) == std::set<std::string>{"hello", "he"});
    disk.sync("a");
    CHECK(after_power_failure(disk) == Files{{"a", "he"}});
}

TEST_CASE("a removed file comes back after a power failure unless the folder was synced") {
    Disk disk;
    disk.open("a");
    disk.write("a", 0, "old");
    disk.sync("a");
    disk.remove("a", false);
    CHECK(after_power_failure(disk) == Files{{"a", "old"}});
    disk.open("a");
    disk.write("a", 0, "new");
    CHECK(after_power_failure(disk) == Files{{"a", "old"}});
    disk.sync("a");
    CHECK(after_power_failure(disk) == Files{{"a", "new"}});
    disk.remove("a", true);
    CHECK(after_power_failure(disk).empty());
}

TEST_CASE("writes that were not synced may be lost, done or torn, independently") {
    Disk disk;
    disk.open("a");
    disk.write("a", 0, std::string(1536, '.'));
    disk.sync("a");
    disk.write("a", 500, std::string(600, 'x'));  // touches three sectors
    std::set<std::string> expected;
    for (int sectors = 0; sectors < 8; ++sectors) {
        std::string content(1536, '.');
        if (sectors & 1) content.replace(500, 12, 12, 'x');
        if (sectors & 2) content.replace(512, 512, 512, 'x');
        if (sectors & 4) content.replace(1024, 76, 76, 'x');
        expected.insert(content);
    }
    CHECK(chances(disk) == expected);
}

TEST_CASE("the same random number gives the same failure") {
    Disk disk;
    disk.open("a");
    disk.sync("a");
    for (int number = 0; number < 20; ++number)
        disk.write("a", number * 300, std::string(700, static_cast<char>('a' + number)));
    const auto failure = [&](std::uint64_t chance) { return after_power_failure(disk.vfs, disk.vfs.mark(), chance); };
    CHECK(failure(1) == failure(1));
    CHECK(failure(1) != failure(2));
}

TEST_CASE("a file that existed before the recording counts as durable") {
    Disk disk;
    std::ofstream(disk.folder / "a") << "older";
    disk.open("a");
    disk.write("a", 0, "x");
    CHECK(after_power_failure(disk) == Files{{"a", "older"}});
}

TEST_CASE("a file removed behind the recording's back is new when it is opened again") {
    Disk disk;
    disk.open("a");
    disk.write("a", 0, "a long text");
    disk.sync("a");
    std::filesystem::remove(disk.folder / "a");
    disk.open("a");
    disk.write("a", 0, "new");
    disk.sync("a");
    CHECK(after_power_failure(disk) == Files{{"a", "new"}});
}

TEST_CASE("a database works through the recording and survives a power failure") {
    RecordingVfs vfs;
    TemporaryFolder folder;
    Database database(folder / "numbers.db", vfs.name());
    database.execute("CREATE TABLE numbers (x INTEGER) STRICT");
    database.execute("INSERT INTO numbers VALUES (1)");
    const auto point = vfs.mark();
    database.execute("INSERT INTO numbers VALUES (2)");

    vfs.materialize(point, folder / "then");
    vfs.materialize(vfs.mark(), folder / "now");
    Database then(folder / "then" / "numbers.db");
    Database now(folder / "now" / "numbers.db");
    CHECK(ask(then, "SELECT group_concat(x) FROM numbers") == "1");
    CHECK(ask(now, "SELECT group_concat(x) FROM numbers") == "1,2");
}
