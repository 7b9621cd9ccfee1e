#include "storage/sqlite/upkeep/cleaning.hpp"

namespace crisscross::storage {
namespace {

void set_due(Database& database, int due) {
    database.prepare("UPDATE cleaning SET due = ?1 WHERE id = 1 AND due <> ?1").bind(1, due).run();
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

bool clean(Database& database) {
    database.execute("VACUUM");
    if (!empty_log(database)) return false;
    set_due(database, 0);
    return true;
}

}  // namespace crisscross::storage
