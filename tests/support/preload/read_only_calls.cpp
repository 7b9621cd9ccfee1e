// Loaded into the server before the C library (LD_PRELOAD): while the file that READ_ONLY_WHILE names exists, every
// call that changes a file fails as on a read-only file system. Linux makes no local disk read-only and writable
// again while files on it are open for writing; drives on a network may do both.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdlib>

namespace {

bool is_read_only() {
    static const char* const name = std::getenv("READ_ONLY_WHILE");
    return name && ::access(name, F_OK) == 0;
}

/// Calls what the C library has under this name, or fails.
template <class Result, class... Arguments>
Result unless_read_only(const char* name, Arguments... arguments) {
    if (is_read_only()) {
        errno = EROFS;
        return -1;
    }
    return reinterpret_cast<Result (*)(Arguments...)>(::dlsym(RTLD_NEXT, name))(arguments...);
}

}  // namespace

extern "C" {

int open64(const char* name, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const auto mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : mode_t{};
    va_end(more);
    if ((flags & O_ACCMODE) == O_RDONLY) return ::openat64(AT_FDCWD, name, flags, mode);
    return unless_read_only<int>("openat64", AT_FDCWD, name, flags, mode);
}

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t place) {
    return unless_read_only<ssize_t>("pwrite64", file, bytes, count, place);
}
int ftruncate64(int file, off64_t size) noexcept {
    return unless_read_only<int>("ftruncate64", file, size);
}
int fsync(int file) {
    return unless_read_only<int>("fsync", file);
}
int fdatasync(int file) {
    return unless_read_only<int>("fdatasync", file);
}
int unlink(const char* name) noexcept {
    return unless_read_only<int>("unlink", name);
}
int mkdir(const char* name, mode_t mode) noexcept {
    return unless_read_only<int>("mkdir", name, mode);
}
}
