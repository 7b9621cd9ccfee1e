#include "tests/support/storage/failing_vfs.hpp"

#include <sqlite3.h>

#include <algorithm>

namespace crisscross::test {
namespace {

int error_of(FileOperation::Kind kind) {
    switch (kind) {
        case FileOperation::Kind::open:
            return SQLITE_CANTOPEN;
        case FileOperation::Kind::write:
            return SQLITE_IOERR_WRITE;
        case FileOperation::Kind::truncate:
            return SQLITE_IOERR_TRUNCATE;
        case FileOperation::Kind::sync:
            return SQLITE_IOERR_FSYNC;
        case FileOperation::Kind::remove:
            return SQLITE_IOERR_DELETE;
    }
    return SQLITE_IOERR;
}

}  // namespace

void FailingVfs::fail_at(int nth, Trouble trouble) {
    left_ = nth;
    trouble_ = trouble;
    has_failed_ = false;
}

int FailingVfs::intercept(FileOperation operation, const std::function<int()>& proceed) {
    if (left_ != 1) {
        left_ = std::max(0, left_ - 1);
        return proceed();
    }
    if (trouble_ == Trouble::once) left_ = 0;
    has_failed_ = true;
    return error_of(operation.kind);
}

}  // namespace crisscross::test
