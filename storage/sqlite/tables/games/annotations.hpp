#pragma once

#include <optional>
#include <string>

#include "storage/sqlite/database/statement.hpp"

namespace crisscross::storage {

/// The annotations of an imported game, from its columns `annotations`, where they are text, and
/// `packed_annotations`. Throws a `DatabaseError` if they are damaged.
std::optional<std::string> annotations_in(const Statement& row, int text_column, int packed_column);

}  // namespace crisscross::storage
