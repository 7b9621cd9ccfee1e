#include "storage/sqlite/database/database.hpp"

#include <sqlite3.h>

#include <system_error>

#include "storage/sqlite/database/connection.hpp"
#include "storage/sqlite/database/page_copy.hpp"

namespace crisscross::storage {
namespace {

/// SQLite answers with the mode that it uses. That is not WAL where memory cannot be shared, as on network drives.
void require_wal(Database& database) {
    Statement mode = database.prepare("PRAGMA journal_mode = WAL");
    if (!mode.step() || mode.text(0) != "wal")
        throw DatabaseError("the file system cannot do write-ahead logging (journal_mode is " + mode.text(0) + ")");
}

/// A file restored from a backup may have other permissions. Where they cannot be changed, as on some network drives,
/// the host has to take care of them.
void make_private(const std::filesystem::path& file) {
    std::error_code ignored;
    std::filesystem::permissions(file, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write,
                                 ignored);
}

}  // namespace

bool is_disk_fault(int code) {
    return (code & 0xff) == SQLITE_FULL || (code & 0xff) == SQLITE_IOERR;
}

Database::Database(const std::filesystem::path& file, const char* vfs, Access access)
    : connection_(std::make_shared<Connection>(file, vfs)) {
    make_private(file);
    // Games change rows on many pages, and each of these goes to the log as a whole. Holds for new files.
    execute("PRAGMA page_size = 2048");
    require_wal(*this);
    execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF");
    // What is deleted is overwritten, so that no copy of the file has it.
    execute("PRAGMA secure_delete = ON");
    // Where many games take turns, the same few thousand pages change again and again: they stay in memory, and go
    // from the log to the file together, seldom.
    execute(access == Access::read ? "PRAGMA query_only = ON"
                                   : "PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 8192");
}

Database Database::read_only(const std::filesystem::path& file) {
    std::error_code unknown;
    const bool has_log = std::filesystem::exists(file.string() + "-wal", unknown);
    Database database(std::make_shared<Connection>(file, nullptr, has_log ? Opening::read : Opening::read_alone));
    database.execute("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
    return database;
}

void Database::execute(std::string_view sql) {
    connection_->execute(sql);
}

Statement Database::prepare(std::string_view sql) {
    return Statement(connection_, sql);
}

std::int64_t Database::last_insert_id() const {
    return sqlite3_last_insert_rowid(connection_->handle());
}

int Database::changes() const {
    return sqlite3_changes(connection_->handle());
}

bool Database::in_transaction() const {
    return sqlite3_get_autocommit(connection_->handle()) == 0;
}

std::filesystem::path Database::file() const {
    return sqlite3_db_filename(connection_->handle(), "main");
}

void Database::keep_log() {
    sqlite3_db_config(connection_->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Database::copy_to(const std::filesystem::path& file, const char* vfs) const {
    copy_pages(*connection_, Connection(file, vfs), file);
}

}  // namespace crisscross::storage
