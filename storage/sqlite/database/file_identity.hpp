#pragma once

#include <cstdint>
#include <filesystem>

namespace crisscross::storage {

/// Which file a path led to, to notice when it has been removed or replaced while it is open: what is then written is
/// lost with the last program that has it open.
class FileIdentity {
public:
    explicit FileIdentity(std::filesystem::path path);

    /// Whether the path still leads to the same file.
    bool holds() const;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
    std::uint64_t device_ = 0;
    std::uint64_t number_ = 0;
};

}  // namespace crisscross::storage
