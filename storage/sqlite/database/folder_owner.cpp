#include "storage/upkeep/folder_owner.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tuple>

namespace crisscross::storage {

void give_to_owner_of(const std::filesystem::path& folder, int made) {
    if (::geteuid() != 0) return;
    struct stat above {};
    struct stat own {};
    if (::stat(folder.empty() ? "." : folder.c_str(), &above) != 0 || ::fstat(made, &own) != 0) return;
    if (above.st_uid != own.st_uid) std::ignore = ::fchown(made, above.st_uid, above.st_gid);
}

void give_folder_to_owner(const std::filesystem::path& made) {
    const int descriptor = ::open(made.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0) return;
    give_to_owner_of(made.parent_path(), descriptor);
    ::close(descriptor);
}

}  // namespace crisscross::storage
