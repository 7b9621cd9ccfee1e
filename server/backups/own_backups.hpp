#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>

#include "server/backups/made_backups.hpp"
#include "server/options/upkeep_options.hpp"
#include "server/time/moment.hpp"
#include "storage/upkeep/upkeep.hpp"

namespace crisscross::server {

class AwaitableStore;
class BackupDraft;
class Clock;

/// Nothing was done, because a backup is being made.
struct BackupRunning {};
using BackupOutcome = std::variant<MadeBackup, BackupRunning, UpkeepFault>;

/// Makes the server's own backups, one at a time, and removes old ones once a new one is there. Any thread.
class OwnBackups {
public:
    /// `disk_reserve`: how many bytes of the disk it leaves free.
    OwnBackups(const UpkeepOptions& options, std::filesystem::path data, Clock& clock, AwaitableStore& store,
               std::uintmax_t disk_reserve = 0);
    ~OwnBackups();
    OwnBackups(const OwnBackups&) = delete;
    OwnBackups& operator=(const OwnBackups&) = delete;

    /// Makes one now. The log has what failed.
    boost::asio::awaitable<BackupOutcome> make();
    /// Ends the backup that is being made, if any, within a moment. Later ones fail.
    void stop() { stopping_ = true; }
    bool stopping() const { return stopping_; }

    bool running() const;
    /// The last one in the folder, even if an earlier run made it.
    std::optional<MadeBackup> last() const;
    /// Since the start.
    std::uint64_t failures() const { return failures_; }

private:
    std::shared_ptr<const Moment> begin();
    boost::asio::awaitable<MadeBackup> make_now(Moment now);
    boost::asio::awaitable<storage::BackupSummary> copy(const BackupDraft& draft);
    void require_space() const;
    std::string new_name(Moment now) const;
    void add(const MadeBackup& made);

    UpkeepOptions options_;
    std::filesystem::path data_;
    std::filesystem::path folder_;
    MadeBackups made_backups_;
    Clock& clock_;
    AwaitableStore& store_;
    std::uintmax_t disk_reserve_;
    std::atomic<bool> stopping_ = false;
    std::atomic<std::uint64_t> failures_ = 0;
    mutable std::mutex mutex_;
    std::optional<MadeBackup> last_;
    std::weak_ptr<const Moment> begun_{};  // kept by the coroutine that makes one, for as long as it does
    boost::asio::thread_pool thread_{1};   // for files; the store copies the database on a thread of its own
};

}  // namespace crisscross::server
