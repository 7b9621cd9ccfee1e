#include "server/data/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace crisscross::server {

std::optional<FolderLock> FolderLock::lock(const std::filesystem::path& folder, const char* file) {
    const int descriptor = ::open((folder / file).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return std::nullopt;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return FolderLock(descriptor);
    const int why = errno;
    ::close(descriptor);
    errno = why;
    return std::nullopt;
}

std::string FolderLock::refusal(const std::filesystem::path& folder, int why) {
    if (why == EWOULDBLOCK) return "a server is using the folder " + folder.string() + ": stop it first";
    return "the folder " + folder.string() + " cannot be locked: " + std::strerror(why);
}

FolderLock::FolderLock(FolderLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace crisscross::server
