#include "engine/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace crisscross::engine {

namespace {

std::optional<MappedFile> map(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return std::nullopt;
    if (!S_ISREG(status.st_mode)) {
        errno = EINVAL;
        return std::nullopt;
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0) return MappedFile{};
    void* const memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (memory == MAP_FAILED) return std::nullopt;
    const auto unmap = [size](const void* mapped) { ::munmap(const_cast<void*>(mapped), size); };
    return MappedFile{std::shared_ptr<const void>(memory, unmap), {static_cast<const std::byte*>(memory), size}};
}

}  // namespace

std::optional<MappedFile> map_file(const std::filesystem::path& file) {
    // Without O_NONBLOCK a named pipe would keep us waiting for its other end.
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return std::nullopt;
    auto mapped = map(descriptor);
    const int why = errno;
    ::close(descriptor);
    errno = why;
    return mapped;
}

}  // namespace crisscross::engine
