#include "storage/sqlite/job.hpp"

#include <sqlite3.h>

namespace crisscross::storage {
namespace {

/// Whether SQLite says that it could not read, write or lock the file, or that the file is damaged.
bool is_about_the_disk(int result) {
    switch (result & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_READONLY:
        case SQLITE_IOERR:
        case SQLITE_CORRUPT:
        case SQLITE_FULL:
        case SQLITE_CANTOPEN:
        case SQLITE_PROTOCOL:
        case SQLITE_NOTADB:
            return true;
        default:
            return false;
    }
}

}  // namespace

Failure failure_of(const std::exception& problem) {
    const auto* error = dynamic_cast<const DatabaseError*>(&problem);
    const bool disk = error && is_about_the_disk(error->code);
    return {problem.what(), disk ? Failure::Kind::disk : Failure::Kind::other};
}

}  // namespace crisscross::storage
