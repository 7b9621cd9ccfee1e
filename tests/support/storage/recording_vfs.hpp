#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>

#include "tests/support/storage/shim_vfs.hpp"

namespace crisscross::test {

/// A SQLite VFS that records all writes, truncates, syncs and removes, and can show what a disk would hold if the
/// power had failed after any of them. It never really syncs, so it is quick. Members may be called from any thread.
class RecordingVfs : public ShimVfs {
public:
    /// A moment, as the number of operations until then.
    using Point = std::size_t;
    Point mark() const;

    /// Writes the files to `folder`, under their names without a path, as they would be after a power failure at
    /// `point`. A file has the content of its last sync. A new or removed name counts once the folder was synced,
    /// which the first sync of a new file also does, as in SQLite's own VFS. With `chance`, each unsynced write is
    /// lost, done, or torn so that only some sectors are written, each truncate is lost or done, and some of the
    /// later names count too. The same number gives the same outcome.
    void materialize(Point point, const std::filesystem::path& folder,
                     std::optional<std::uint64_t> chance = std::nullopt) const;

    int intercept(FileOperation operation, const std::function<int()>& proceed) override;

private:
    void look_at(const std::string& path);

    mutable std::mutex mutex_;
    std::deque<FileOperation> operations_;  // elements never move, so they can be read without the lock
    std::set<std::string> names_;           // of the files that exist
};

}  // namespace crisscross::test
