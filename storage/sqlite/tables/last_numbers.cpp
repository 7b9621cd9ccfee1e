#include "storage/sqlite/tables/last_numbers.hpp"

#include <string>

namespace crisscross::storage {
namespace {

std::string table_of(Numbered kind) {
    switch (kind) {
        case Numbered::players:
            return "players";
        case Numbered::rooms:
            return "rooms";
        case Numbered::games:
            return "games";
    }
    return {};
}

}  // namespace

std::int64_t new_number(Database& database, Numbered kind) {
    const std::string table = table_of(kind);
    Statement next =
        database.prepare("UPDATE last_numbers SET number = 1 + max(number, coalesce((SELECT max(id) FROM " + table +
                         "), 0)) WHERE kind = ? RETURNING number");
    if (!next.bind(1, table).step()) throw DatabaseError("the last number of " + table + " is missing");
    const std::int64_t number = next.integer(0);
    while (next.step()) {
    }
    return number;
}

}  // namespace crisscross::storage
