#include "tests/support/storage/recording_vfs.hpp"

#include <sqlite3.h>

#include <fstream>
#include <iterator>

#include "tests/support/storage/model_disk.hpp"

namespace crisscross::test {

RecordingVfs::Point RecordingVfs::mark() const {
    const std::lock_guard lock(mutex_);
    return operations_.size();
}

void RecordingVfs::materialize(Point point, const std::filesystem::path& folder,
                               std::optional<std::uint64_t> chance) const {
    ModelDisk disk;
    {
        const std::lock_guard lock(mutex_);
        for (Point number = 0; number < point; ++number) disk.apply(operations_.at(number));
    }
    if (chance) disk.scatter(*chance);
    disk.write_durable(folder);
}

int RecordingVfs::intercept(FileOperation operation, const std::function<int()>& proceed) {
    using Kind = FileOperation::Kind;
    const std::lock_guard lock(
        mutex_);  // held during `proceed` too, so that records have the order in which things happened
    if (operation.kind == Kind::open) look_at(operation.path);
    const int result = operation.kind == Kind::sync ? SQLITE_OK : proceed();
    if (result != SQLITE_OK) return result;
    if (operation.kind == Kind::open && !names_.insert(operation.path).second) return result;
    if (operation.kind == Kind::remove) names_.erase(operation.path);
    operations_.push_back(std::move(operation));
    return result;
}

/// Notices a file that this VFS did not create. It counts as durable, or as new if it is empty.
void RecordingVfs::look_at(const std::string& path) {
    using Kind = FileOperation::Kind;
    if (!std::filesystem::exists(path)) {
        if (names_.erase(path) == 1) operations_.push_back({.kind = Kind::remove, .path = path});
        return;
    }
    if (names_.contains(path) || std::filesystem::file_size(path) == 0) return;
    std::ifstream file(path, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(file), {}};
    names_.insert(path);
    operations_.push_back({.kind = Kind::open, .path = path});
    operations_.push_back({.kind = Kind::write, .path = path, .bytes = std::move(content)});
    operations_.push_back({.kind = Kind::sync, .path = path});
}

}  // namespace crisscross::test
