#include "storage/sqlite/database/page_copy.hpp"

#include <sqlite3.h>

#include "storage/sqlite/database/connection.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

// The end of a copy need not report a lock that has kept it from being made (sqlite3_backup_finish). Only the last
// step says for certain that all of it is there.
void copy_pages(const Connection& from, const Connection& to, const std::filesystem::path& file, int pages_at_a_time,
                const std::function<bool()>& interrupted) {
    const std::string what = "a copy to " + file.string();
    sqlite3_backup* const copy = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (!copy) to.fail(what);
    int step = SQLITE_OK;
    bool stopped = false;
    while (!stopped && (step = sqlite3_backup_step(copy, pages_at_a_time)) == SQLITE_OK)
        stopped = interrupted && interrupted();
    if (sqlite3_backup_finish(copy) != SQLITE_OK) to.fail(what);
    if (stopped) throw DatabaseError("the backup was interrupted");
    if (step != SQLITE_DONE) throw DatabaseError(std::string(sqlite3_errstr(step)) + " in: " + what, step);
}

}  // namespace crisscross::storage
