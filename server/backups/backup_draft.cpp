#include "server/backups/backup_draft.hpp"

#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "server/backups/kept_lists.hpp"
#include "server/sealing/private_file.hpp"
#include "server/sealing/sealed_file.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

constexpr const char* lock_file = "backup.lock";

UpkeepFault no_lock(const fs::path& folder, int why) {
    if (why == EWOULDBLOCK)
        return {"another backup of " + folder.string() + " is being made", UpkeepCause::another_backup};
    return {"the folder " + folder.string() + " cannot be locked: " + std::strerror(why)};
}

}  // namespace

UpkeepResult<std::unique_ptr<BackupDraft>> BackupDraft::begin(BackupTarget target) {
    std::error_code error;
    if (fs::exists(target.file, error)) return UpkeepFault{target.file.string() + " exists already"};
    auto lock = FolderLock::lock(target.data, lock_file);
    if (!lock) return no_lock(target.data, errno);
    return std::unique_ptr<BackupDraft>(new BackupDraft(std::move(target), *std::move(lock)));
}

BackupDraft::BackupDraft(BackupTarget target, FolderLock lock)
    : target_(std::move(target)),
      lock_(std::move(lock)),
      copy_(target_.key ? target_.data / "backup.partial" : with_ending(".partial")),
      sealed_(with_ending(".sealing")) {
    remove_unfinished();
}

BackupDraft::~BackupDraft() {
    remove_unfinished();
}

fs::path BackupDraft::with_ending(const char* ending) const {
    return (target_.draft.empty() ? target_.file : target_.draft).string() + ending;
}

// An old log beside a new copy would be taken for a part of it.
void BackupDraft::remove_unfinished() const {
    std::error_code ignored;
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) fs::remove(copy_.string() + ending, ignored);
    if (target_.key) fs::remove(sealed_, ignored);
}

storage::BackupOrder BackupDraft::order() const {
    const auto lists = [folder = target_.data / "lexicons", fault = lists_fault_] {
        auto read = read_kept_lists(folder);
        if (read) return *std::move(read);
        *fault = read.error();
        throw std::runtime_error(read.error().why);
    };
    return {.file = copy_, .files = lists, .interrupted = target_.interrupted};
}

std::optional<UpkeepFault> BackupDraft::finish() {
    if (!target_.key) return publish(copy_, target_.file);
    if (auto fault = seal(copy_, sealed_, *target_.key, target_.interrupted)) return fault;
    return publish(sealed_, target_.file);
}

}  // namespace crisscross::server
