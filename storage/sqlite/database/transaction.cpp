#include "storage/sqlite/database/transaction.hpp"

#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

Transaction::Transaction(Database& database, Access access) : database_(database) {
    database_.prepare(access == Access::write ? "BEGIN IMMEDIATE" : "BEGIN").run();
}

Transaction::~Transaction() {
    if (!open_) return;
    try {
        database_.prepare("ROLLBACK").run();
    } catch (const DatabaseError&) {
        // SQLite has rolled back already, or the connection is lost. The error that led here says more.
    }
}

void Transaction::commit() {
    database_.prepare("COMMIT").run();
    open_ = false;
}

}  // namespace crisscross::storage
