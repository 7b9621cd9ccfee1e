#include "storage/sqlite/transaction.hpp"

#include "storage/sqlite/database.hpp"

namespace crisscross::storage {
namespace {

/// For destructors. If a rollback fails, SQLite has rolled back already or the connection is lost; the error that led
/// here is the one to tell.
void execute_quietly(Database& database, const char* sql) noexcept {
    try {
        database.execute(sql);
    } catch (const DatabaseError&) {
    }
}

}  // namespace

Transaction::Transaction(Database& database) : database_(database) {
    database_.execute("BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
    if (open_) execute_quietly(database_, "ROLLBACK");
}

void Transaction::commit() {
    database_.execute("COMMIT");
    open_ = false;
}

Savepoint::Savepoint(Database& database) : database_(database) {
    if (!database_.in_transaction()) throw DatabaseError("a step outside of a transaction");
    database_.execute("SAVEPOINT step");
}

Savepoint::~Savepoint() {
    if (open_) execute_quietly(database_, "ROLLBACK TO step; RELEASE step");
}

void Savepoint::release() {
    database_.execute("RELEASE step");
    open_ = false;
}

}  // namespace crisscross::storage
