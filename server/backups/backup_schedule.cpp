#include "server/backups/backup_schedule.hpp"

#include <algorithm>

#include "server/backups/own_backups.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

Moment BackupSchedule::first_due() const {
    const auto last = backups_.last();
    if (!last) return clock_.now();
    // Not later than from now on, in case the clock was wrong.
    return std::min(last->at, clock_.now()) + hours_ * span::hour;
}

boost::asio::awaitable<void> BackupSchedule::run() {
    if (hours_ == 0) co_return;
    if (!due_) due_ = first_due();
    while (!backups_.stopping()) {
        co_await clock_.until(*due_);
        due_ = clock_.now() + span::hour;
        const BackupOutcome outcome = co_await backups_.make();
        // From the end of one to the beginning of the next, so that they do not pile up.
        due_ = clock_.now() + (std::holds_alternative<MadeBackup>(outcome) ? hours_ * span::hour : span::hour);
    }
}

}  // namespace crisscross::server
