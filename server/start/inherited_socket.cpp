#include "server/start/inherited_socket.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

namespace crisscross::server {

namespace {

// Takes a variable out of the environment; empty if it is not set.
std::string take(const char* name) {
    const char* const value = std::getenv(name);
    const std::string text = value ? value : "";
    unsetenv(name);
    return text;
}

int option_of(int descriptor, int option) {
    int value = 0;
    socklen_t size = sizeof value;
    return getsockopt(descriptor, SOL_SOCKET, option, &value, &size) == 0 ? value : -1;
}

bool accepts_connections(int descriptor) {
    const int family = option_of(descriptor, SO_DOMAIN);
    return (family == AF_INET || family == AF_INET6 || family == AF_UNIX) &&
           option_of(descriptor, SO_TYPE) == SOCK_STREAM && option_of(descriptor, SO_ACCEPTCONN) == 1;
}

}  // namespace

engine::Result<std::optional<int>, StartFault> inherited_socket(int first) {
    const std::string process = take("LISTEN_PID");
    const std::string count = take("LISTEN_FDS");
    unsetenv("LISTEN_FDNAMES");
    if (process != std::to_string(getpid()) || count == "0") return std::optional<int>();
    if (count != "1") return StartFault{"LISTEN_FDS is " + count + ", but the server takes one socket"};
    if (!accepts_connections(first))
        return StartFault{"the descriptor that LISTEN_FDS announces is not a stream socket that listens"};
    fcntl(first, F_SETFD, FD_CLOEXEC);
    return std::optional(first);
}

}  // namespace crisscross::server
