#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace crisscross::storage {

/// The open SQLite handle and its statements that nobody uses now. Internal to storage; outlives the Database while a
/// Statement is in use.
class Connection {
public:
    Connection(const std::filesystem::path& file, const char* vfs);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    sqlite3* handle() const { return handle_; }
    void execute(std::string_view sql);

    /// A statement for `sql` that is in nobody else's hands.
    sqlite3_stmt* take(std::string_view sql);
    void put_back(sqlite3_stmt* statement) noexcept;

    /// Throws what SQLite complains about, and the SQL that it was asked for, without the values bound to it.
    [[noreturn]] void fail(std::string_view sql) const;

private:
    sqlite3* handle_ = nullptr;
    std::unordered_multimap<std::string, sqlite3_stmt*> idle_;
};

}  // namespace crisscross::storage
