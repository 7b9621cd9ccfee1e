#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "storage/store.hpp"

/// A backup: one SQLite file that holds a whole database, and the files that it needs. Anybody with SQLite can look
/// into it, and nothing but SQLite has to be trusted to write or read it.
namespace crisscross::storage {

/// The contents of a backup that has been checked.
struct BackupContents {
    BackupSummary summary{};
    std::vector<KeptFile> files{};
    std::vector<std::array<std::uint8_t, 32>> lexicons{};  ///< hashes of the word lists that its games use
};

/// Does what `Store::back_up` does, for a process that is not the server; the server may be running. Fails if the
/// database is not this program's, is newer or is damaged.
Result<BackupSummary> back_up_database(const std::filesystem::path& database, const BackupOrder& order);

/// Checks a backup from end to end (SQLite's integrity check, references, schema version) and reads what it holds.
/// May write files next to it, as SQLite does.
Result<BackupContents> read_backup(const std::filesystem::path& file);

/// Turns a copy of a backup into a plain database: removes the files from it. On disk when it returns.
Result<BackupSummary> unpack_backup(const std::filesystem::path& file);

}  // namespace crisscross::storage
