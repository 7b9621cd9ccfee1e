// Loaded into the server before the C library (LD_PRELOAD): while the file that SCARCE_MEMORY_WHILE names exists,
// every request for a block of SCARCE_MEMORY_FROM bytes or more fails, as when the machine has no memory left. A
// limit on the address space would not do: the C library reserves much more of it than it uses.
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdlib>

extern "C" {
void* __libc_malloc(std::size_t size);                     // NOLINT(bugprone-reserved-identifier)
void* __libc_realloc(void* block, std::size_t size);       // NOLINT(bugprone-reserved-identifier)
void* __libc_calloc(std::size_t count, std::size_t size);  // NOLINT(bugprone-reserved-identifier)
}

namespace {

// Neither may allocate: no static variable has a destructor, and `access` and `getenv` need no memory.
bool is_scarce(std::size_t size) {
    static const char* const name = std::getenv("SCARCE_MEMORY_WHILE");
    static const char* const from = std::getenv("SCARCE_MEMORY_FROM");
    static const std::size_t min = from ? std::strtoull(from, nullptr, 10) : 0;
    if (!name || size < min) return false;
    const int error = errno;
    const bool scarce = ::access(name, F_OK) == 0;
    errno = scarce ? ENOMEM : error;
    return scarce;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) noexcept {
    return is_scarce(size) ? nullptr : __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size) noexcept {
    return is_scarce(size != 0 && count > static_cast<std::size_t>(-1) / size ? static_cast<std::size_t>(-1)
                                                                              : count * size)
               ? nullptr
               : __libc_calloc(count, size);
}
void* realloc(void* block, std::size_t size) noexcept {
    return is_scarce(size) ? nullptr : __libc_realloc(block, size);
}
}
