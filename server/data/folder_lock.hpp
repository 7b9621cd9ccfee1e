#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace crisscross::server {

/// The right to use a data folder, or to do one thing with it, which one program at a time can have (flock). It ends
/// with the program, however that ends.
class FolderLock {
public:
    /// Nothing if another program has it, or if the file for it cannot be made; `errno` says which: EWOULDBLOCK is
    /// the first.
    static std::optional<FolderLock> lock(const std::filesystem::path& folder, const char* file = "lock");
    /// In words, for the host, why the right to use the folder could not be had; `why` is what `lock` left in
    /// `errno`.
    static std::string refusal(const std::filesystem::path& folder, int why);
    ~FolderLock();
    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;

private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

}  // namespace crisscross::server
