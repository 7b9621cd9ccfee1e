#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

namespace crisscross::engine {

/// The bytes of a file, mapped read-only for as long as the owner lives.
struct MappedFile {
    std::shared_ptr<const void> owner{};
    std::span<const std::byte> bytes{};
};

/// Nothing if there is no such regular file or it cannot be read; `errno` says why.
std::optional<MappedFile> map_file(const std::filesystem::path& file);

}  // namespace crisscross::engine
