#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "server/options/configuration/given_values.hpp"

namespace crisscross::server {

/// Why a file cannot be used. `unreadable` leaves the reason in errno.
enum class FileFault : std::uint8_t { unreadable, folder, too_long };

/// The content of a file of at most `max` bytes.
engine::Result<std::string, FileFault> read_bounded(const std::filesystem::path& file, std::size_t max);

/// The fault in words, to follow the name of the file.
std::string in_words(FileFault fault, std::size_t max);

}  // namespace crisscross::server
