#pragma once

#include <boost/asio/awaitable.hpp>
#include <filesystem>

#include "server/time/moment.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

class Clock;

/// The last moment at which a server is known to have run on a data folder. It is in a file there, so that the next
/// server knows for how long none ran. A backup does not have it. A server that ends before it has settled does not
/// count as having run, unless none ran before it: it may not have forgiven its games the time before it.
class LastAlive {
public:
    static constexpr const char* file_name = "last_alive";
    /// In a restored database: all time since the backup counts as time without a server.
    static constexpr Moment long_ago = 1;
    /// By then a server has woken the games whose clocks run.
    static constexpr Span settling_takes = 10 * span::second;

    /// `started`: when this server did.
    LastAlive(const std::filesystem::path& folder, Moment started)
        : file_(folder / file_name), settled_(started + settling_takes) {}

    /// 0 if it is not known.
    Moment read() const;
    /// Writes it every few seconds once the server has settled, until it is cancelled. Does not wait for the disk:
    /// after a power failure, a few seconds more count as lost.
    boost::asio::awaitable<void> keep(Clock& clock) const;
    /// Writes it for the last time, while nothing keeps it.
    void end(Moment now) const;

private:
    void write(Moment now) const;

    std::filesystem::path file_;
    Moment settled_;
};

}  // namespace crisscross::server
