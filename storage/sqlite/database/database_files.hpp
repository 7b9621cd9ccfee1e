#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>

#include "storage/sqlite/database/file_identity.hpp"
#include "storage/sqlite/database/log_size.hpp"

namespace crisscross::storage {

class Database;

/// The files of an open database: itself, its log (`-wal`) and the index of the log (`-shm`). SQLite keeps all three
/// until the last connection closes, and loses what is written if one is gone or the log has been cut. Any thread.
class DatabaseFiles {
public:
    /// `file` may be a link to the database.
    DatabaseFiles(Database& database, const std::filesystem::path& file);

    /// What somebody else has done to them, in words; nothing if they are as SQLite left them. A file that is gone
    /// may come back, but a log that was cut stays so.
    std::optional<std::string> damage();
    /// Throws a `DatabaseError` that names the damage, if there is any.
    void require_undamaged();
    /// Whether the log is there, but was cut.
    bool has_cut_log();
    /// For work that may empty the log, as long as the returned object lives.
    LogSize::Emptying empty_log() { return LogSize::Emptying(log_size_); }

private:
    using Files = std::array<FileIdentity, 3>;

    static Files files_of(Database& database, const std::filesystem::path& file);
    const FileIdentity* missing() const;

    Files files_;
    LogSize log_size_;
};

}  // namespace crisscross::storage
