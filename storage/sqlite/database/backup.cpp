#include "storage/sqlite/database/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace crisscross::storage {
namespace {

namespace fs = std::filesystem;

fs::path with_suffix(fs::path file, const std::string& suffix) {
    return file += suffix;
}

bool same_content(const fs::path& one, const fs::path& other) {
    if (fs::file_size(one) != fs::file_size(other)) return false;
    std::ifstream first(one, std::ios::binary);
    std::ifstream second(other, std::ios::binary);
    using Bytes = std::istreambuf_iterator<char>;
    return std::equal(Bytes(first), Bytes(), Bytes(second), Bytes());
}

/// A new file name is on disk once its folder is synced.
void sync_folder(const fs::path& folder) {
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    if (descriptor >= 0) ::close(descriptor);
    if (!synced) throw DatabaseError("cannot write the folder " + folder.string() + " to disk");
}

}  // namespace

fs::path back_up(const Database& database, const fs::path& wanted, const char* vfs) {
    const fs::path partial = with_suffix(wanted, ".partial");
    fs::remove(partial);
    fs::remove(with_suffix(partial, "-journal"));
    database.copy_to(partial, vfs);

    fs::path name = wanted;
    for (int number = 2; fs::exists(name); ++number) {
        if (same_content(partial, name)) {
            fs::remove(partial);
            return name;
        }
        name = with_suffix(wanted, "." + std::to_string(number));
    }
    fs::rename(partial, name);
    sync_folder(name.parent_path());
    return name;
}

}  // namespace crisscross::storage
