#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "storage/sqlite/database/statement.hpp"
#include "storage/sqlite/database/transaction.hpp"

namespace crisscross::storage {

/// SQLite failed: the disk fails or is full, or there is a bug. `what()` says where.
struct DatabaseError : std::runtime_error {
    explicit DatabaseError(const std::string& what, int result = 0) : std::runtime_error(what), code(result) {}
    int code;  ///< SQLite's extended result code; 0 if the error is not SQLite's
};

/// Whether a result code of SQLite says that the disk is full or fails, so that it may work another time.
bool is_disk_fault(int code);

/// One connection to a SQLite file: WAL, synchronous FULL, foreign keys on. Used by one thread at a time. Only the
/// file's owner may read it.
class Database {
public:
    /// Opens or creates `file`. With `Access::read`, everything that would write to it fails. `vfs` names a SQLite
    /// VFS, for tests.
    explicit Database(const std::filesystem::path& file, const char* vfs = nullptr, Access access = Access::write);
    /// Opens a file that exists, only to read it, even while a server writes to it. Changes nothing, and makes no
    /// file beside it unless it has a log (`-wal`).
    static Database read_only(const std::filesystem::path& file);
    Database(Database&&) noexcept = default;
    Database& operator=(Database&&) noexcept = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() = default;

    /// Runs one or more statements and ignores their rows.
    void execute(std::string_view sql);
    /// A statement, compiled once for each text. It comes reset, with nothing bound to it.
    Statement prepare(std::string_view sql);
    std::int64_t last_insert_id() const;
    /// Rows changed by the last statement.
    int changes() const;
    bool in_transaction() const;
    /// The file, with its whole path.
    std::filesystem::path file() const;

    /// The log stays as it is when this connection closes, even if no other is open.
    void keep_log();
    /// Copies everything, including what is still in the WAL, into a new database `file`.
    void copy_to(const std::filesystem::path& file, const char* vfs = nullptr) const;

private:
    explicit Database(std::shared_ptr<Connection> connection) : connection_(std::move(connection)) {}

    std::shared_ptr<Connection> connection_;
};

}  // namespace crisscross::storage
