#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// Reports to the service manager that started the program how the server is (sd_notify(3)): datagrams to the Unix
/// socket that NOTIFY_SOCKET names. Does nothing without one.
class ServiceNotice {
public:
    /// Reads NOTIFY_SOCKET, WATCHDOG_USEC and WATCHDOG_PID.
    ServiceNotice();

    void ready() const { send("READY=1"); }
    void stopping() const { send("STOPPING=1"); }
    /// Reports that the event loop still runs, twice in each interval of the watchdog, until cancelled. Ends at once
    /// if there is no watchdog.
    boost::asio::awaitable<void> keep_watchdog_quiet() const;

private:
    // A service manager that does not read loses the message; the server does not wait.
    void send(std::string_view state) const;

    std::string socket_;
    std::optional<std::chrono::microseconds> watchdog_;
};

}  // namespace crisscross::server
