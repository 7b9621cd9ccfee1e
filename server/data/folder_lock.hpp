#pragma once

#include <filesystem>
#include <optional>

namespace crisscross::server {

/// The right to use a data folder, or to do one thing with it, which one program at a time can have (flock). It ends
/// with the program, however that ends.
class FolderLock {
public:
    /// Nothing if another program has it, or if the file for it cannot be made; `errno` says which: EWOULDBLOCK is
    /// the first.
    static std::optional<FolderLock> lock(const std::filesystem::path& folder, const char* file = "lock");
    ~FolderLock();
    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;

private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

}  // namespace crisscross::server
