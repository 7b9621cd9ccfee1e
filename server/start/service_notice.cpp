#include "server/start/service_notice.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <cstddef>
#include <cstdlib>

#include "server/log/log.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value ? value : "";
}

std::optional<std::chrono::microseconds> watchdog_interval() {
    const std::string process = variable("WATCHDOG_PID");
    if (!process.empty() && process != std::to_string(getpid())) return std::nullopt;
    const std::string text = variable("WATCHDOG_USEC");
    std::int64_t microseconds = 0;
    std::from_chars(text.data(), text.data() + text.size(), microseconds);
    return microseconds > 0 ? std::optional(std::chrono::microseconds(microseconds)) : std::nullopt;
}

// A name that begins with @ has no file (unix(7), abstract sockets).
std::optional<sockaddr_un> address_of(const std::string& name, socklen_t& size) {
    sockaddr_un address{};
    if (name.empty() || name.size() >= sizeof address.sun_path) return std::nullopt;
    address.sun_family = AF_UNIX;
    name.copy(address.sun_path, name.size());
    if (name.front() == '@') address.sun_path[0] = '\0';
    size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
    return address;
}

}  // namespace

ServiceNotice::ServiceNotice() : socket_(variable("NOTIFY_SOCKET")), watchdog_(watchdog_interval()) {}

void ServiceNotice::send(std::string_view state) const {
    if (socket_.empty()) return;
    socklen_t size = 0;
    const auto address = address_of(socket_, size);
    const int descriptor = address ? socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;
    const bool sent = descriptor >= 0 && sendto(descriptor, state.data(), state.size(), MSG_NOSIGNAL,
                                                reinterpret_cast<const sockaddr*>(&*address), size) >= 0;
    if (!sent) log::warning("service manager not reached", {{"state", state}});
    if (descriptor >= 0) close(descriptor);
}

asio::awaitable<void> ServiceNotice::keep_watchdog_quiet() const {
    if (!watchdog_ || socket_.empty()) co_return;
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (;;) {
        send("WATCHDOG=1");
        timer.expires_after(*watchdog_ / 2);
        co_await timer.async_wait(asio::use_awaitable);
    }
}

}  // namespace crisscross::server
