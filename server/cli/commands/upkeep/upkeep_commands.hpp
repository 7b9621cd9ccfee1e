#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>

#include "server/backups/backup_draft.hpp"
#include "server/backups/restore.hpp"
#include "server/upkeep/export_all.hpp"
#include "server/upkeep/import_files.hpp"
#include "server/upkeep/prune.hpp"

/// The commands with which a host takes care of a data folder. Each returns 0 with a line or two on `out`, or 2 with
/// one line on `error`.
namespace crisscross::server {

/// `crisscross backup FILE`: a server may be running on the folder.
int back_up(const BackupTarget& target, std::ostream& out, std::ostream& error);

/// `crisscross backup-key FILE`: the secret key goes to a new file, the public key to `out`.
int make_backup_key(const std::filesystem::path& file, std::ostream& out, std::ostream& error);

/// `crisscross restore FILE`. `key` is the file with the secret key; empty: the backup is not sealed.
int restore_backup(RestoreRequest request, const std::filesystem::path& key, std::ostream& out, std::ostream& error);

/// What `crisscross prune` should remove.
struct PruneChoice {
    std::filesystem::path data{};
    int older_than = 30;                       ///< days
    std::optional<int> finished_older_than{};  ///< days; none: games that are over stay
    Pruning pruning = Pruning::remove;
};
int prune_folder(const PruneChoice& choice, std::ostream& out, std::ostream& error);

/// `crisscross import FILES`: a line on `error` for each file that was not imported. 1 if a game is not right, 2 if a
/// file cannot be read or nothing could be done.
int import_games(const ImportRequest& request, std::ostream& out, std::ostream& error);

/// `crisscross export-all FOLDER`: 1, and a line on `error` for each finished game that cannot be read, if there is
/// one.
int export_games(const ExportRequest& request, std::ostream& out, std::ostream& error);

}  // namespace crisscross::server
