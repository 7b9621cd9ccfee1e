#include "storage/sqlite/tables/games/annotations.hpp"

#include "storage/games/packed_text.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

std::optional<std::string> annotations_in(const Statement& row, int text_column, int packed_column) {
    if (!row.is_null(text_column)) return row.text(text_column);
    if (row.is_null(packed_column)) return std::nullopt;
    auto text = unpack_text(row.blob(packed_column));
    if (!text) throw DatabaseError("the annotations of a game are damaged");
    return text;
}

}  // namespace crisscross::storage
