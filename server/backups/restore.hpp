#pragma once

#include <filesystem>
#include <optional>

#include "server/sealing/backup_key.hpp"
#include "server/sealing/upkeep_fault.hpp"
#include "storage/upkeep/backup.hpp"

namespace crisscross::server {

/// What happens to a database and word lists that are in the folder already. Set aside, they are in a folder
/// `before-restore-TIME` beside what is restored; nothing is ever deleted.
enum class Occupied { refuse, set_aside };

struct RestoreRequest {
    std::filesystem::path file{};
    std::filesystem::path data{};    ///< made if it does not exist
    std::optional<SecretKey> key{};  ///< needed for a sealed backup
    Occupied occupied = Occupied::refuse;
};

struct Restored {
    storage::BackupSummary summary{};
    std::size_t lists = 0;
    std::size_t missing_lists =
        0;  ///< lists that games use and that were not there any more when the backup was made
    std::optional<std::filesystem::path> set_aside{};
};

/// Checks a backup from end to end and puts it into the data folder: all of it, or nothing. A fault if a server is
/// using the folder.
UpkeepResult<Restored> restore(const RestoreRequest& request);

}  // namespace crisscross::server
