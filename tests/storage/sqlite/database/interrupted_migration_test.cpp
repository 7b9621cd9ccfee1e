#include <optional>
#include <vector>

#include "storage/sqlite/database/migration.hpp"
#include "tests/storage/sqlite/database/old_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/storage/failing_vfs.hpp"
#include "tests/support/storage/recording_vfs.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Lets the disk fail at each of its operations in turn while `file` is upgraded, until it fails at none.
template <class Check>
int fail_each_operation(FailingVfs::Trouble trouble, Check check) {
    for (int nth = 1;; ++nth) {
        INFO("operation " << nth << " of the disk fails");
        const OldFile file;
        FailingVfs vfs;
        vfs.fail_at(nth, trouble);
        const auto fault = migrate(file.path, steps, vfs.name());
        if (!vfs.has_failed()) return nth - 1;
        check(file, fault);
    }
}

}  // namespace

TEST_CASE("if the disk fails during a migration, the old file is left, and the next attempt succeeds") {
    for (const auto trouble : {FailingVfs::Trouble::once, FailingVfs::Trouble::from_then_on}) {
        const int failures = fail_each_operation(trouble, [](const OldFile& file, const auto& fault) {
            const std::string found = note_in(file.path);
            CHECK((found == "2 old" || (fault && found == "1 old")));
            CHECK_FALSE(migrate(file.path, steps));
            CHECK(note_in(file.path) == "2 old");
            CHECK(note_in(file.path.string() + ".before-2") == "1 old");
        });
        CHECK(failures > 10);
    }
}

TEST_CASE("a power failure at any moment of a first start or a migration does no harm") {
    RecordingVfs vfs;
    TemporaryFolder folder;
    std::vector<RecordingVfs::Point> done{};
    for (const auto& known : {first_step, std::span<const Migration>(steps)}) {
        REQUIRE_FALSE(migrate(folder / "notes.db", known, vfs.name()));
        done.push_back(vfs.mark());
    }
    for (RecordingVfs::Point point = 0; point <= done.at(1); ++point) {
        for (const std::optional<std::uint64_t> chance :
             {std::optional<std::uint64_t>{}, {2 * point}, {2 * point + 1}}) {
            INFO("power failure after operation " << point << ", chance " << chance.value_or(0));
            TemporaryFolder after;
            vfs.materialize(point, after.path(), chance);
            if (point >= done.at(0)) {
                const std::string found = note_in(after / "notes.db");
                CHECK((found == "2 old" || (point < done.at(1) && found == "1 old")));
            }
            const auto fault = migrate(after / "notes.db", steps);
            if (fault) FAIL(fault->why);
            CHECK(note_in(after / "notes.db") == "2 old");
        }
    }
}
