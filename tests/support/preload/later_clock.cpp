// Loaded into the server before the C library (LD_PRELOAD): from the moment on when the file that LATER_WHILE names
// exists, it is LATER_BY seconds later by all clocks, as if that much time had passed. The file has to stay, because
// the steady clocks may not go back.
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

namespace {

/// In seconds. It may not allocate, and keeps `errno`.
time_t lead() {
    static const char* const name = std::getenv("LATER_WHILE");
    static const char* const by = std::getenv("LATER_BY");
    static const time_t seconds = by ? std::strtol(by, nullptr, 10) : 0;
    if (!name || seconds <= 0) return 0;
    const int error = errno;
    const bool is_later = ::access(name, F_OK) == 0;
    errno = error;
    return is_later ? seconds : 0;
}

/// Those by which the server tells the time; the others count what a process or a thread has used.
bool tells_time(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC || clock == CLOCK_BOOTTIME;
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept {
    const auto failed = static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    if (failed == 0 && tells_time(clock)) time->tv_sec += lead();
    return failed;
}
