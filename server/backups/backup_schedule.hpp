#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>

#include "server/time/moment.hpp"

namespace crisscross::server {

class Clock;
class OwnBackups;

/// Makes a backup every so many hours. The first is due when the last one of an earlier run is old enough. After a
/// failure, or when one is being made already, it tries again within an hour.
class BackupSchedule {
public:
    /// `hours` from one to the next; 0: never.
    BackupSchedule(int hours, Clock& clock, OwnBackups& backups) : hours_(hours), clock_(clock), backups_(backups) {}

    /// Until it is cancelled.
    boost::asio::awaitable<void> run();

private:
    Moment first_due() const;

    int hours_;
    std::optional<Moment> due_{};  // kept when it is begun again after a failure
    Clock& clock_;
    OwnBackups& backups_;
};

}  // namespace crisscross::server
