#include "server/start/service_notice.hpp"

#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstddef>

#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross::server;
using namespace crisscross::test;

namespace {

// The end of a service manager, by the name that it gives to the program; @ begins an abstract name.
class NoticeReader {
public:
    explicit NoticeReader(const std::string& name) : socket_(socket(AF_UNIX, SOCK_DGRAM, 0)) {
        sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
        name.copy(address.sun_path, sizeof address.sun_path - 1);
        if (name.front() == '@') address.sun_path[0] = '\0';
        const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
        REQUIRE(bind(socket_, reinterpret_cast<const sockaddr*>(&address), size) == 0);
        setenv("NOTIFY_SOCKET", name.c_str(), 1);
    }
    ~NoticeReader() {
        close(socket_);
        unsetenv("NOTIFY_SOCKET");
        unsetenv("WATCHDOG_USEC");
        unsetenv("WATCHDOG_PID");
    }
    NoticeReader(const NoticeReader&) = delete;
    NoticeReader& operator=(const NoticeReader&) = delete;

    // The next message; empty if none comes within `milliseconds`.
    std::string next(int milliseconds = 10'000) {
        pollfd waiting{.fd = socket_, .events = POLLIN, .revents = 0};
        if (poll(&waiting, 1, milliseconds) != 1) return "";
        std::array<char, 256> text{};
        const auto length = recv(socket_, text.data(), text.size(), 0);
        return {text.data(), static_cast<std::size_t>(std::max<ssize_t>(0, length))};
    }

private:
    int socket_;
};

}  // namespace

TEST_CASE("a service manager hears when the server is ready and when it stops") {
    const TemporaryFolder folder;
    NoticeReader manager((folder / "notify").string());
    TestServer server;
    CHECK(manager.next() == "READY=1");
    server.stop();
    CHECK(manager.next() == "STOPPING=1");
    CHECK(manager.next(0).empty());
}

TEST_CASE("a service manager may have a socket without a file") {
    NoticeReader manager("@crisscross-test-" + std::to_string(getpid()));
    const TestServer server;
    CHECK(manager.next() == "READY=1");
}

TEST_CASE("a watchdog hears from the event loop twice in each of its intervals, until the server has stopped") {
    const TemporaryFolder folder;
    NoticeReader manager((folder / "notify").string());
    setenv("WATCHDOG_USEC", "100000", 1);
    setenv("WATCHDOG_PID", std::to_string(getpid()).c_str(), 1);
    TestServer server;
    const auto begin = std::chrono::steady_clock::now();
    int beats = 0;
    while (beats < 6) beats += manager.next() == "WATCHDOG=1" ? 1 : 0;
    const auto took = std::chrono::steady_clock::now() - begin;
    CHECK(took >= std::chrono::milliseconds(200));
    CHECK(took < std::chrono::seconds(5));
    server.stop();
    while (!manager.next(0).empty()) continue;
    CHECK(manager.next(200).empty());
}

TEST_CASE("the watchdog of another process is not this server's business") {
    const TemporaryFolder folder;
    NoticeReader manager((folder / "notify").string());
    setenv("WATCHDOG_USEC", "20000", 1);
    setenv("WATCHDOG_PID", "1", 1);
    const TestServer server;
    CHECK(manager.next() == "READY=1");
    CHECK(manager.next(100).empty());
}

TEST_CASE("a server starts even if the service manager cannot be reached") {
    setenv("NOTIFY_SOCKET", "/nowhere/notify", 1);
    CHECK_NOTHROW(TestServer().guest());
    setenv("NOTIFY_SOCKET", std::string(500, 'x').c_str(), 1);
    CHECK_NOTHROW(TestServer().guest());
    unsetenv("NOTIFY_SOCKET");
}
