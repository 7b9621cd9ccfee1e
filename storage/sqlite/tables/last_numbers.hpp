#pragma once

#include <cstdint>

#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

enum class Numbered { players, rooms, games };

/// A number that none of them has ever had, not even one that was removed.
std::int64_t new_number(Database& database, Numbered kind);

}  // namespace crisscross::storage
