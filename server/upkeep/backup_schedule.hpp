#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstdint>
#include <filesystem>

#include "server/runtime/moment.hpp"
#include "server/upkeep/made_backups.hpp"
#include "server/upkeep/upkeep_options.hpp"

namespace crisscross::server {

class AwaitableStore;
class Clock;

/// Makes a backup every so many hours, one at a time, and removes its own old ones once a new one is there. The first
/// is due when the last one of an earlier run is old enough. After a failure it tries again within an hour.
class BackupSchedule {
public:
    BackupSchedule(const UpkeepOptions& options, std::filesystem::path data, Clock& clock, AwaitableStore& store);
    ~BackupSchedule();
    BackupSchedule(const BackupSchedule&) = delete;
    BackupSchedule& operator=(const BackupSchedule&) = delete;

    /// Until it is cancelled.
    boost::asio::awaitable<void> run();
    /// Ends the backup that is being made, if any, within a moment. Any thread.
    void stop() { stopping_ = true; }

    /// Since the start. Any thread.
    std::uint64_t made() const { return made_; }
    std::uint64_t failures() const { return failures_; }

private:
    Moment first_due() const;
    boost::asio::awaitable<bool> make();
    boost::asio::awaitable<void> make_now(Moment now);

    UpkeepOptions options_;
    std::filesystem::path data_;
    std::filesystem::path folder_;
    MadeBackups made_backups_;
    Clock& clock_;
    AwaitableStore& store_;
    std::atomic<bool> stopping_ = false;
    std::atomic<std::uint64_t> made_ = 0;
    std::atomic<std::uint64_t> failures_ = 0;
    boost::asio::thread_pool thread_{1};  // for files; the store copies the database on a thread of its own
};

}  // namespace crisscross::server
