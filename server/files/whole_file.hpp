#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace crisscross::server {

/// The contents of a regular file; nothing if it cannot be read, and `errno` says why.
std::optional<std::string> read_whole(const std::filesystem::path& file);

/// The same for a file of at most `max` bytes; a larger one is not read, and `errno` is EFBIG.
std::optional<std::vector<std::byte>> read_bytes(const std::filesystem::path& file, std::size_t max);
std::optional<std::string> read_text(const std::filesystem::path& file, std::size_t max);

/// Makes sure that the contents of a file, or the names in a folder, are on disk. False if that fails, and `errno`
/// says why.
bool sync_to_disk(const std::filesystem::path& path);

/// Makes a folder and its parents durably, unless they exist. False if that fails, and `errno` says why.
bool make_folder(const std::filesystem::path& folder);

/// Replaces a file, durably and in one step: readers see the old file or the new one, even after a crash. False if
/// that fails, and `errno` says why.
bool replace_whole(const std::filesystem::path& file, std::span<const std::byte> contents);

}  // namespace crisscross::server
