#pragma once

#include <boost/asio/awaitable.hpp>
#include <filesystem>

#include "server/time/moment.hpp"

namespace crisscross::server {

class Clock;

/// The last moment at which a server is known to have run on a data folder. It is in a file there, so that the next
/// server knows for how long none ran. A backup does not have it.
class LastAlive {
public:
    explicit LastAlive(const std::filesystem::path& folder) : file_(folder / "last_alive") {}

    /// 0 if it is not known.
    Moment read() const;
    /// Does not wait for the disk: after a power failure, a few seconds more count as lost.
    void write(Moment now) const;
    /// Writes it every few seconds, until it is cancelled.
    boost::asio::awaitable<void> keep(Clock& clock) const;

private:
    std::filesystem::path file_;
};

}  // namespace crisscross::server
