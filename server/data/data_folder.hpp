#pragma once

#include <filesystem>

#include "server/data/folder_lock.hpp"
#include "server/runtime/start_fault.hpp"
#include "storage/store.hpp"

namespace crisscross::server {

/// While a folder of this name is in the data folder, a backup is being restored, or a restore was interrupted.
inline constexpr const char* restoring_folder = "restoring";

/// The data folder of a running server.
struct DataFolder {
    FolderLock lock;
    std::unique_ptr<storage::Store> store;
};

/// Has SQLite write what it needs for a moment, such as a copy of the file, into the data folder, unless the host has
/// named another one (SQLITE_TMPDIR). SQLite asks only once, when a program first opens a database.
void keep_temporary_files_in(const std::filesystem::path& folder);

/// The data folder, which no other server may be using, with the store in it migrated to the schema of this program.
/// Both are made if they do not exist. Only the folder's owner may look into it.
engine::Result<DataFolder, StartFault> open_data(const std::filesystem::path& folder);

/// The store in a data folder that a server may be using at the same time. Neither is made if it does not exist.
engine::Result<std::unique_ptr<storage::Store>, StartFault> open_beside(const std::filesystem::path& folder);

}  // namespace crisscross::server
