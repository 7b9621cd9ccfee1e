#pragma once

#include <filesystem>

#include "storage/upkeep/upkeep.hpp"

namespace crisscross::storage {

/// Writes a backup of a database, over a connection of its own: all of it as it was when this began, whatever is
/// written meanwhile. Checks the copy as `read_backup` does, after it has let go of the database. On disk when it
/// returns; throws if it fails, if the database is damaged, or if it is interrupted, and then leaves an incomplete
/// file.
BackupSummary write_backup(const std::filesystem::path& database, const BackupOrder& order,
                           const char* vfs = nullptr);

}  // namespace crisscross::storage
