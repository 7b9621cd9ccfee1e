// Loaded into the server before the C library (LD_PRELOAD): while the file that EARLIER_WALL_CLOCK_WHILE names
// exists, the wall clock is an hour behind, as if somebody had set it back. The steady clocks, which nobody can set,
// go on.
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

namespace {

/// It may not allocate, and keeps `errno`.
bool is_earlier() {
    static const char* const name = std::getenv("EARLIER_WALL_CLOCK_WHILE");
    if (!name) return false;
    const int error = errno;
    const bool exists = ::access(name, F_OK) == 0;
    errno = error;
    return exists;
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept {
    const auto failed = static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    if (failed == 0 && clock == CLOCK_REALTIME && is_earlier()) time->tv_sec -= 3600;
    return failed;
}
