#pragma once

#include <filesystem>

#include "storage/sqlite/database.hpp"

namespace crisscross::storage {

/// Copies `database` to `wanted`, or beside what is there by that name already (`.2`, `.3`, ...); gives the name that
/// the copy has. A copy that is there under one of these names, byte for byte, is not made again: a start that fails
/// again and again must not fill the disk. The copy is complete and on disk when it has its name.
std::filesystem::path back_up(const Database& database, const std::filesystem::path& wanted,
                              const char* vfs = nullptr);

}  // namespace crisscross::storage
