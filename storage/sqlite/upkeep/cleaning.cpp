#include "storage/sqlite/upkeep/cleaning.hpp"

#include <sqlite3.h>

#include <filesystem>
#include <system_error>

namespace crisscross::storage {
namespace {

void set_due(Database& database, int due) {
    database.prepare("UPDATE cleaning SET due = ?1 WHERE id = 1 AND due <> ?1").bind(1, due).run();
}

std::uintmax_t used_bytes(Database& database) {
    Statement find = database.prepare(
        "SELECT (page_count - freelist_count) * page_size "
        "FROM pragma_page_count, pragma_freelist_count, pragma_page_size");
    return find.step() ? static_cast<std::uintmax_t>(find.integer(0)) : 0;
}

// What is used is written to a file of its own first, then to the log. A disk that cannot be asked counts as free.
void require_space(Database& database, std::uintmax_t reserve) {
    const std::uintmax_t needed = 2 * used_bytes(database);
    std::error_code unknown;
    const std::uintmax_t free = std::filesystem::space(database.file().parent_path(), unknown).available;
    if (unknown || (free >= reserve && free - reserve >= needed)) return;
    throw DatabaseError("no space to write the database anew: it takes " + std::to_string(needed) +
                            " bytes on top of the reserve, and " + std::to_string(free) + " are free",
                        SQLITE_FULL);
}

}  // namespace

void note_deletion(Database& database) {
    set_due(database, 1);
}

bool is_cleaning_due(Database& database) {
    Statement find = database.prepare("SELECT due FROM cleaning WHERE id = 1");
    return find.step() && find.integer(0) == 1;
}

// It waits for readers only a moment, because all writing waits with it.
bool empty_log(Database& database) {
    database.execute("PRAGMA busy_timeout = 100");
    Statement checkpoint = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
    const bool is_empty = checkpoint.step() && checkpoint.integer(0) == 0;
    while (checkpoint.step()) {
    }
    database.execute("PRAGMA busy_timeout = 5000");
    return is_empty;
}

bool clean(Database& database, std::uintmax_t reserve) {
    try {
        require_space(database, reserve);
        database.execute("VACUUM");
    } catch (const DatabaseError&) {
        empty_log(database);
        throw;
    }
    if (!empty_log(database)) return false;
    set_due(database, 0);
    return true;
}

}  // namespace crisscross::storage
