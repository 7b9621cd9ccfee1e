#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>

#include "tests/support/storage/shim_vfs.hpp"

namespace crisscross::test {

/// A SQLite VFS that remembers all writes, truncates, syncs and removals, and can say what a disk would hold if the
/// power had failed after any of them. Nothing is really synced, so it is quick. All members may be called from any
/// thread.
class RecordingVfs : public ShimVfs {
public:
    /// How many operations there have been: a moment.
    using Point = std::size_t;
    Point mark() const;

    /// Puts the files as they would be after a power failure at `point` into `folder`, under their names without
    /// path. A file holds what it held when it was synced last. A new or removed name counts once the folder was
    /// synced, which the first sync of a new file does too, as SQLite's own VFS has it. With `chance`, each write
    /// that was not synced is lost, done or torn into sectors of which some are done, each truncate is lost or done,
    /// and some of the later names count too: the same for the same number.
    void materialize(Point point, const std::filesystem::path& folder,
                     std::optional<std::uint64_t> chance = std::nullopt) const;

    int intercept(FileOperation operation, const std::function<int()>& proceed) override;

private:
    void look_at(const std::string& path);

    mutable std::mutex mutex_;
    std::deque<FileOperation> operations_;  // those that are there never move, so they can be read without the lock
    std::set<std::string> names_;           // of the files that are there
};

}  // namespace crisscross::test
