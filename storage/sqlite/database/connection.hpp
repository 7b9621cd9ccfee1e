#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace crisscross::storage {

/// A statement that SQLite has compiled, and whether a Statement is using it.
struct PreparedStatement {
    sqlite3_stmt* handle = nullptr;
    bool in_use = false;
};

/// How a file is opened: to be used (it is made if it does not exist); only to be read, while others may write; or
/// only to be read while nobody writes, so that no file is made beside it.
enum class Opening : std::uint8_t { use, read, read_alone };

/// The open SQLite handle with every statement that was prepared on it. Internal to storage; outlives the Database
/// while a Statement is in use.
class Connection {
public:
    explicit Connection(const std::filesystem::path& file, const char* vfs = nullptr, Opening opening = Opening::use);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    sqlite3* handle() const { return handle_; }
    void execute(std::string_view sql);

    /// A statement for `sql` that nobody else is using; compiled only if there is none yet. Stays where it is in
    /// memory as long as the connection is open.
    PreparedStatement& borrow(std::string_view sql);
    static void give_back(PreparedStatement& statement) noexcept;

    /// Throws SQLite's error message with the SQL that caused it, without the values bound to it.
    [[noreturn]] void fail(std::string_view sql) const;

private:
    // So that a known text can be looked up without copying it.
    struct HashText {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };

    PreparedStatement prepare(std::string_view sql) const;

    sqlite3* handle_ = nullptr;
    std::unordered_multimap<std::string, PreparedStatement, HashText, std::equal_to<>> statements_;
};

}  // namespace crisscross::storage
