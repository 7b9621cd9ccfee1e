#pragma once

#include <filesystem>

#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Copies `database` to `wanted`, or to `wanted.2`, `wanted.3`, ... if that name is taken, and returns the name of
/// the copy. If one of these files is the same byte for byte, no other copy is made: a start that fails again and
/// again must not fill the disk. The copy is complete and on disk before it gets its name.
std::filesystem::path back_up(const Database& database, const std::filesystem::path& wanted,
                              const char* vfs = nullptr);

}  // namespace crisscross::storage
