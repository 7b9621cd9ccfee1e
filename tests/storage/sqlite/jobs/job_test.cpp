#include "storage/sqlite/jobs/job.hpp"

#include <sqlite3.h>

#include "tests/support/catch.hpp"

using namespace crisscross::storage;

namespace {

Failure::Trouble trouble_with(int result) {
    return failure_of(DatabaseError("why", result)).trouble;
}

}  // namespace

TEST_CASE("a failure says whether the disk is full, fails, or has a file that cannot be opened") {
    CHECK(trouble_with(SQLITE_FULL) == Failure::Trouble::full);
    CHECK(trouble_with(SQLITE_IOERR_WRITE) == Failure::Trouble::failing);
    CHECK(trouble_with(SQLITE_CANTOPEN) == Failure::Trouble::unopened);
    CHECK(trouble_with(SQLITE_CONSTRAINT) == Failure::Trouble::unknown);
    CHECK(failure_of(std::runtime_error("why")).trouble == Failure::Trouble::unknown);
}
