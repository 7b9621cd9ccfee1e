#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "server/data/folder_lock.hpp"
#include "server/sealing/backup_key.hpp"
#include "server/sealing/upkeep_fault.hpp"
#include "storage/upkeep/upkeep.hpp"

namespace crisscross::server {

/// Which data folder a backup is made of, and where it should be.
struct BackupTarget {
    std::filesystem::path data{};
    std::filesystem::path file{};         ///< must not exist yet
    std::optional<PublicKey> key{};       ///< seals it, if given
    std::function<bool()> interrupted{};  ///< true ends it
    /// What the unfinished files are called, without their endings, if not like the file. Where each backup has
    /// another name, only a name that stays the same lets the next one remove what a killed program has left.
    std::filesystem::path draft{};
};

/// A backup that is being made: `begin`, then the store writes `order`, then `finish` gives the file its name. The
/// unsealed copy of a backup that will be sealed is in the data folder meanwhile, so it never lies in the open.
class BackupDraft {
public:
    /// A fault if the file exists, or if another backup of the same folder is being made. Removes what one that was
    /// interrupted has left.
    static UpkeepResult<std::unique_ptr<BackupDraft>> begin(BackupTarget target);
    /// Removes what is unfinished.
    ~BackupDraft();
    BackupDraft(const BackupDraft&) = delete;
    BackupDraft& operator=(const BackupDraft&) = delete;

    storage::BackupOrder order() const;
    /// Why the word lists could not be read, once the store has failed for that.
    const std::optional<UpkeepFault>& lists_fault() const { return *lists_fault_; }
    /// Seals the copy if that is wanted. Complete and on disk when it returns without a fault.
    std::optional<UpkeepFault> finish();

private:
    BackupDraft(BackupTarget target, FolderLock lock);
    void remove_unfinished() const;
    std::filesystem::path with_ending(const char* ending) const;

    BackupTarget target_;
    FolderLock lock_;
    std::filesystem::path copy_;
    std::filesystem::path sealed_;
    /// The store may read the lists even after the draft is gone.
    std::shared_ptr<std::optional<UpkeepFault>> lists_fault_ = std::make_shared<std::optional<UpkeepFault>>();
};

}  // namespace crisscross::server
