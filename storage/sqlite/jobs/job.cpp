#include "storage/sqlite/jobs/job.hpp"

#include <sqlite3.h>

namespace crisscross::storage {
namespace {

/// What SQLite says about the file.
Failure::Kind kind_of(int result) {
    switch (result & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_READONLY:
        case SQLITE_IOERR:
        case SQLITE_FULL:
        case SQLITE_CANTOPEN:
        case SQLITE_PROTOCOL:
            return Failure::Kind::disk;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return Failure::Kind::damaged;
        default:
            return Failure::Kind::other;
    }
}

Failure::Trouble trouble_of(int result) {
    switch (result & 0xff) {
        case SQLITE_FULL:
            return Failure::Trouble::full;
        case SQLITE_IOERR:
            return Failure::Trouble::failing;
        case SQLITE_CANTOPEN:
            return Failure::Trouble::unopened;
        default:
            return Failure::Trouble::unknown;
    }
}

}  // namespace

Failure failure_of(const std::exception& problem) {
    const auto* error = dynamic_cast<const DatabaseError*>(&problem);
    if (!error) return {problem.what(), Failure::Kind::other};
    return {problem.what(), kind_of(error->code), trouble_of(error->code)};
}

}  // namespace crisscross::storage
