#pragma once

#include <filesystem>
#include <string>

#include "tests/support/server/not_possible.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// While it lives, what this thread mounts is seen only by it and by the programs that it starts.
class OwnMounts {
public:
    OwnMounts();
    ~OwnMounts();
    OwnMounts(const OwnMounts&) = delete;
    OwnMounts& operator=(const OwnMounts&) = delete;

private:
    int before_ = -1;
};

/// A file system of its own (ext4 in a file), mounted where only this thread sees it and the programs that it starts.
/// Throws `NotPossible` without root, loop devices or mkfs.ext4.
class OwnDisk {
public:
    OwnDisk();
    ~OwnDisk();
    OwnDisk(const OwnDisk&) = delete;
    OwnDisk& operator=(const OwnDisk&) = delete;

    std::filesystem::path folder() const { return files_ / "disk"; }
    /// Makes it read-only as Linux does after an error, although files on it are open. It stays so until it is
    /// mounted again.
    void fail();
    /// How it is mounted from now on. No file on it may be open.
    void mount_read_only() { mount_again("ro"); }
    void mount_writable() { mount_again("rw"); }

private:
    void mount(const std::string& options);
    void mount_again(const std::string& options);

    TemporaryFolder files_{};
    OwnMounts mounts_{};
};

}  // namespace crisscross::test
