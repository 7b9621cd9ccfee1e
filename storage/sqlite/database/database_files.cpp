#include "storage/sqlite/database/database_files.hpp"

#include <sqlite3.h>

#include <algorithm>

#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

DatabaseFiles::DatabaseFiles(Database& database, const std::filesystem::path& file)
    : files_(files_of(database, file)), log_size_(files_[1].path()) {}

// SQLite makes the log and its index when the database is first read: beside the file itself if the path is a link.
DatabaseFiles::Files DatabaseFiles::files_of(Database& database, const std::filesystem::path& file) {
    database.prepare("SELECT count(*) FROM sqlite_schema").step();
    const std::string beside = database.file().string();
    return {FileIdentity(file), FileIdentity(beside + "-wal"), FileIdentity(beside + "-shm")};
}

// The first file that has been removed or replaced; null if all are there.
const FileIdentity* DatabaseFiles::missing() const {
    const auto found = std::ranges::find(files_, false, &FileIdentity::holds);
    return found == files_.end() ? nullptr : &*found;
}

std::optional<std::string> DatabaseFiles::damage() {
    if (const FileIdentity* file = missing())
        return "the database was removed or replaced: " + file->path().filename().string();
    if (log_size_.was_cut()) return "the log of the database was cut: " + files_[1].path().filename().string();
    return std::nullopt;
}

bool DatabaseFiles::has_cut_log() {
    return !missing() && log_size_.was_cut();
}

void DatabaseFiles::require_undamaged() {
    if (const auto found = damage()) throw DatabaseError(*found, SQLITE_IOERR);
}

}  // namespace crisscross::storage
