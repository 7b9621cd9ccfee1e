#include "server/backups/own_backups.hpp"

#include <sys/stat.h>

#include <stdexcept>

#include "server/backups/backup_draft.hpp"
#include "server/backups/timestamp.hpp"
#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/runtime/run_apart.hpp"
#include "server/sealing/private_file.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

struct BackupFailed : std::runtime_error {
    explicit BackupFailed(UpkeepFault known) : std::runtime_error(known.why), fault(std::move(known)) {}
    UpkeepFault fault;
};

void require(const std::optional<UpkeepFault>& fault) {
    if (fault) throw BackupFailed(*fault);
}

UpkeepCause cause_of(const StorageFailed& failed) {
    if (failed.kind == storage::Failure::Kind::damaged) return UpkeepCause::damaged_database;
    switch (failed.trouble) {
        case storage::Failure::Trouble::full:
            return UpkeepCause::full_disk;
        case storage::Failure::Trouble::failing:
            return UpkeepCause::failing_disk;
        case storage::Failure::Trouble::unopened:
            return UpkeepCause::unopened_file;
        case storage::Failure::Trouble::unknown:
            return UpkeepCause::unknown;
    }
    throw std::logic_error("no such trouble");
}

UpkeepFault fault_of(const std::exception& problem) {
    if (const auto* failed = dynamic_cast<const BackupFailed*>(&problem)) return failed->fault;
    const auto* storage = dynamic_cast<const StorageFailed*>(&problem);
    return {problem.what(), storage ? cause_of(*storage) : UpkeepCause::unknown};
}

std::filesystem::path folder_of(const UpkeepOptions& options, const std::filesystem::path& data) {
    return options.backup_folder.empty() ? data / "backups" : options.backup_folder;
}

std::uintmax_t size_of(const std::filesystem::path& file) {
    std::error_code missing;
    const std::uintmax_t size = std::filesystem::file_size(file, missing);
    return missing ? 0 : size;
}

bool are_on_one_disk(const std::filesystem::path& one, const std::filesystem::path& other) {
    struct stat first {};
    struct stat second {};
    return stat(one.c_str(), &first) == 0 && stat(other.c_str(), &second) == 0 && first.st_dev == second.st_dev;
}

std::optional<MadeBackup> last_of(const MadeBackups& made) {
    const auto all = made.list();
    return all.empty() ? std::nullopt : std::optional(all.back());
}

}  // namespace

OwnBackups::OwnBackups(const UpkeepOptions& options, std::filesystem::path data, Clock& clock, AwaitableStore& store,
                       std::uintmax_t disk_reserve)
    : options_(options),
      data_(std::move(data)),
      folder_(folder_of(options, data_)),
      made_backups_(folder_),
      clock_(clock),
      store_(store),
      disk_reserve_(disk_reserve),
      last_(last_of(made_backups_)) {}

OwnBackups::~OwnBackups() {
    stop();
    thread_.join();
}

bool OwnBackups::running() const {
    const std::lock_guard lock(mutex_);
    return !begun_.expired();
}

std::optional<MadeBackup> OwnBackups::last() const {
    const std::lock_guard lock(mutex_);
    return last_;
}

// Nothing if one has begun and not ended.
std::shared_ptr<const Moment> OwnBackups::begin() {
    auto begun = std::make_shared<const Moment>(clock_.now());
    const std::lock_guard lock(mutex_);
    if (!begun_.expired()) return nullptr;
    begun_ = begun;
    return begun;
}

asio::awaitable<BackupOutcome> OwnBackups::make() {
    const std::shared_ptr<const Moment> begun = begin();
    if (!begun) co_return BackupRunning{};
    UpkeepFault fault;
    try {
        co_return co_await run_apart(thread_, make_now(*begun));
    } catch (const std::exception& problem) {
        fault = fault_of(problem);
        if (stopping_ && fault.cause == UpkeepCause::unknown) fault.cause = UpkeepCause::stopping;
    }
    ++failures_;
    if (!stopping_) log::error("backup failed", {{"why", fault.why}});
    co_return fault;
}

asio::awaitable<MadeBackup> OwnBackups::make_now(Moment now) {
    require(make_private_folder(folder_));
    const MadeBackup made{now, new_name(now)};
    const std::filesystem::path file = folder_ / made.name;
    const auto interrupted = [this] { return stopping_.load(); };
    auto draft = BackupDraft::begin({data_, file, options_.backup_key, interrupted, folder_ / "unfinished"});
    if (!draft) throw BackupFailed(draft.error());
    require_space();
    const storage::BackupSummary summary = co_await copy(**draft);
    require((*draft)->finish());
    draft->reset();
    add(made);
    log::info("backup made", {{"file", file.string()}, {"games", summary.games}});
    require(made_backups_.remove_old(static_cast<std::size_t>(options_.backup_keep)));
    co_return made;
}

asio::awaitable<storage::BackupSummary> OwnBackups::copy(const BackupDraft& draft) {
    try {
        storage::BackupOrder order = draft.order();
        co_return co_await store_.back_up(std::move(order));
    } catch (const std::exception&) {
        require(draft.lists_fault());
        throw;
    }
}

// What an earlier one left is gone by now. A sealed one is copied first, into the data folder. The word lists are
// small compared with the reserve.
void OwnBackups::require_space() const {
    const std::filesystem::path database = data_ / database_file;
    const std::uintmax_t size = size_of(database) + size_of(database.string() + "-wal");
    const bool is_twice = options_.backup_key && are_on_one_disk(data_, folder_);
    const std::uintmax_t needed = is_twice ? 2 * size : size;
    if (has_space(folder_, needed, disk_reserve_) &&
        (!options_.backup_key || has_space(data_, needed, disk_reserve_)))
        return;
    throw BackupFailed({"no space for a backup in " + folder_.string() + ": it takes " + std::to_string(needed) +
                            " bytes on top of the reserve of " + std::to_string(disk_reserve_),
                        UpkeepCause::full_disk});
}

// Two may be made within a second.
std::string OwnBackups::new_name(Moment now) const {
    const std::string name = "crisscross-" + timestamp(now);
    const std::string ending = options_.backup_key ? ".db.sealed" : ".db";
    std::string found = name + ending;
    std::error_code error;
    for (int next = 2; std::filesystem::exists(folder_ / found, error); ++next)
        found = name + '-' + std::to_string(next) + ending;
    return found;
}

void OwnBackups::add(const MadeBackup& made) {
    require(made_backups_.add(made));
    const std::lock_guard lock(mutex_);
    last_ = made;
}

}  // namespace crisscross::server
