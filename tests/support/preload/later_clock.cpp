// Loaded into the server before the C library (LD_PRELOAD): it is an hour later by all clocks for each byte in the
// file that LATER_HOURS names, as if that much time had passed. The file may only grow, because the steady clocks may
// not go back.
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

namespace {

/// In seconds. It may not allocate, and keeps `errno`.
time_t lead() {
    static const char* const name = std::getenv("LATER_HOURS");
    if (!name) return 0;
    const int error = errno;
    struct stat file {};
    const time_t hours = ::stat(name, &file) == 0 ? file.st_size : 0;
    errno = error;
    return hours * 3600;
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
