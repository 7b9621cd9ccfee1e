#include <fstream>

#include "server/metrics/disk_use.hpp"
#include "server/metrics/process_use.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;

TEST_CASE("the size of the data folder is that of its files, in all its folders") {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "inner");
    std::ofstream(folder / "one") << std::string(1000, 'x');
    std::ofstream(folder / "inner" / "two") << std::string(234, 'x');
    const DiskUse use = disk_use(folder.path());
    CHECK(use.data == 1234);
    CHECK(use.free > 0);
    CHECK(use.size >= use.free);
}

TEST_CASE("a folder that is gone has no size") {
    const test::TemporaryFolder folder;
    CHECK(disk_use(folder / "gone").data == 0);
    CHECK(disk_use(folder / "gone").size == 0);
}

TEST_CASE("the use of the process is read from the system") {
    const ProcessUse before = process_use();
    CHECK(before.resident_bytes > 1e6);
    CHECK(before.cpu_seconds > 0);
    CHECK(before.max_files >= before.open_files);
    const std::ifstream one_more("/proc/self/statm");
    CHECK(process_use().open_files == before.open_files + 1);
}
