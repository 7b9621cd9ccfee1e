#include "server/lexicons/lexicon_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace crisscross::server {

namespace {

/// The bytes of a file, mapped for as long as the owner lives.
struct MappedFile {
    std::shared_ptr<const void> owner{};
    std::span<const std::byte> bytes{};
};

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

/// Nothing if the file is missing, not a regular file or unreadable; `errno` says why.
std::optional<MappedFile> map(const std::filesystem::path& file) {
    // Without O_NONBLOCK, opening a named pipe would block until somebody writes to it.
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return std::nullopt;
    auto mapped = map(descriptor);
    const int why = errno;
    ::close(descriptor);
    errno = why;
    return mapped;
}

}  // namespace

engine::Result<engine::Lexicon, engine::LexiconFault> open_lexicon(const std::filesystem::path& file) {
    auto mapped = map(file);
    if (!mapped) return engine::LexiconFault{std::string("cannot be read: ") + std::strerror(errno)};
    return engine::Lexicon::from_bytes(std::move(mapped->owner), mapped->bytes);
}

}  // namespace crisscross::server
