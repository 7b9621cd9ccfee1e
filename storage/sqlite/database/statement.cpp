#include "storage/sqlite/database/statement.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

#include "storage/sqlite/database/connection.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

Statement::Statement(const std::shared_ptr<Connection>& connection, std::string_view sql)
    : statement_(&connection->borrow(sql), GiveBack{connection}) {}

void Statement::GiveBack::operator()(PreparedStatement* statement) const {
    Connection::give_back(*statement);
}

sqlite3_stmt* Statement::handle() const {
    return statement_->handle;
}

Statement& Statement::bind(int position, std::int64_t value) {
    check(sqlite3_bind_int64(handle(), position, value));
    return *this;
}

Statement& Statement::bind(int position, std::string_view text) {
    const char* start = text.data() ? text.data() : "";  // SQLite takes a null pointer for NULL
    check(sqlite3_bind_text64(handle(), position, start, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind(int position, std::span<const std::uint8_t> blob) {
    const void* start = blob.data() ? static_cast<const void*>(blob.data()) : "";
    check(sqlite3_bind_blob64(handle(), position, start, blob.size(), SQLITE_TRANSIENT));
    return *this;
}

Statement& Statement::bind_null(int position) {
    check(sqlite3_bind_null(handle(), position));
    return *this;
}

Statement& Statement::bind_function(int position, NumberFunction function) {
    check(bind_number_function(handle(), position, std::move(function)));
    return *this;
}

bool Statement::step() {
    const int result = sqlite3_step(handle());
    if (result != SQLITE_ROW && result != SQLITE_DONE) fail();
    return result == SQLITE_ROW;
}

void Statement::run() {
    if (step())
        throw DatabaseError(std::string("a statement that gives rows was run for none: ") + sqlite3_sql(handle()));
    sqlite3_reset(handle());
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(handle(), column);
}

std::string Statement::text(int column) const {
    const auto* start = reinterpret_cast<const char*>(sqlite3_column_text(handle(), column));
    return start ? std::string(start, static_cast<std::size_t>(sqlite3_column_bytes(handle(), column)))
                 : std::string();
}

std::string Statement::blob(int column) const {
    return std::string(bytes(column));
}

void Statement::blob(int column, std::span<std::uint8_t> into) const {
    const std::string_view found = bytes(column);
    if (found.size() != into.size())
        throw DatabaseError("a blob of " + std::to_string(found.size()) + " bytes instead of " +
                            std::to_string(into.size()) + " in: " + sqlite3_sql(handle()));
    std::copy(found.begin(), found.end(), into.begin());
}

bool Statement::is_null(int column) const {
    return sqlite3_column_type(handle(), column) == SQLITE_NULL;
}

std::string_view Statement::bytes(int column) const {
    const auto* start = static_cast<const char*>(sqlite3_column_blob(handle(), column));
    return start ? std::string_view(start, static_cast<std::size_t>(sqlite3_column_bytes(handle(), column)))
                 : std::string_view();
}

void Statement::check(int result) const {
    if (result != SQLITE_OK) fail();
}

void Statement::fail() const {
    statement_.get_deleter().connection->fail(sqlite3_sql(handle()));
}

}  // namespace crisscross::storage
