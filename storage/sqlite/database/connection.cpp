#include "storage/sqlite/database/connection.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>

#include "storage/sqlite/database/database.hpp"
#include "storage/sqlite/database/number_function.hpp"

namespace crisscross::storage {
namespace {

constexpr int busy_milliseconds = 5000;

/// SQLite would make the file readable by everyone; its log inherits the file's permissions. An existing file is not
/// opened here, because closing it again would drop the POSIX locks of this process's other connections to it.
void create_private(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor >= 0) ::close(descriptor);
}

/// The start of a statement for messages: a whole migration would fill the log.
std::string start_of(std::string_view sql) {
    constexpr std::size_t enough = 200;
    return sql.size() <= enough ? std::string(sql) : std::string(sql.substr(0, enough)) + "...";
}

constexpr int always = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;

int flags_of(Opening opening) {
    switch (opening) {
        case Opening::use:
            return always | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        case Opening::read:
            return always | SQLITE_OPEN_READONLY;
        case Opening::read_alone:
            return always | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    }
    throw DatabaseError("no such way to open a file");
}

/// The file as a URI that tells SQLite that nobody changes it.
std::string unchanging(const std::filesystem::path& file) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char character : std::filesystem::absolute(file).string()) {
        const auto byte = static_cast<unsigned char>(character);
        if (std::isalnum(byte) || character == '/' || character == '.' || character == '-' || character == '_')
            uri += character;
        else
            uri += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return uri + "?immutable=1";
}

}  // namespace

Connection::Connection(const std::filesystem::path& file, const char* vfs, Opening opening) {
    if (opening == Opening::use) create_private(file);
    const std::string name = opening == Opening::read_alone ? unchanging(file) : file.string();
    if (const int result = sqlite3_open_v2(name.c_str(), &handle_, flags_of(opening), vfs); result != SQLITE_OK) {
        const std::string why = handle_ ? sqlite3_errmsg(handle_) : sqlite3_errstr(result);
        sqlite3_close_v2(handle_);
        throw DatabaseError("cannot open " + file.string() + ": " + why, result);
    }
    sqlite3_busy_timeout(handle_, busy_milliseconds);
    add_result_of(handle_);
}

Connection::~Connection() {
    for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement.handle);
    sqlite3_close_v2(handle_);
}

void Connection::execute(std::string_view sql) {
    const std::string text(sql);
    if (sqlite3_exec(handle_, text.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail(sql);
}

PreparedStatement& Connection::borrow(std::string_view sql) {
    const auto [first, last] = statements_.equal_range(sql);
    auto found = std::find_if(first, last, [](const auto& entry) { return !entry.second.in_use; });
    if (found == last) found = statements_.emplace(std::string(sql), prepare(sql));
    found->second.in_use = true;
    return found->second;
}

PreparedStatement Connection::prepare(std::string_view sql) const {
    PreparedStatement made;
    const int size = static_cast<int>(sql.size());
    if (sqlite3_prepare_v3(handle_, sql.data(), size, SQLITE_PREPARE_PERSISTENT, &made.handle, nullptr) != SQLITE_OK)
        fail(sql);
    return made;
}

void Connection::give_back(PreparedStatement& statement) noexcept {
    sqlite3_reset(statement.handle);
    sqlite3_clear_bindings(statement.handle);
    statement.in_use = false;
}

void Connection::fail(std::string_view sql) const {
    const int code = sqlite3_extended_errcode(handle_);
    throw DatabaseError(std::string(sqlite3_errmsg(handle_)) + " (" + std::to_string(code) + ") in: " + start_of(sql),
                        code);
}

}  // namespace crisscross::storage
