#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "storage/sqlite/database/number_function.hpp"

struct sqlite3_stmt;

namespace crisscross::storage {

class Connection;
struct PreparedStatement;

/// A prepared statement: bind by position from 1, step through rows, read columns from 0. When it is destroyed it
/// goes back to its connection, which uses it again for the same SQL. A failure is a DatabaseError that has the SQL
/// in it and no bound value.
class Statement {
public:
    Statement(const std::shared_ptr<Connection>& connection, std::string_view sql);

    Statement& bind(int position, std::int64_t value);
    Statement& bind(int position, std::string_view text);
    Statement& bind(int position, std::span<const std::uint8_t> blob);
    Statement& bind_null(int position);
    /// Binds NULL for nothing.
    template <class Value>
    Statement& bind(int position, const std::optional<Value>& value) {
        return value ? bind(position, *value) : bind_null(position);
    }
    /// For `result_of`. If the function throws, the statement fails.
    Statement& bind_function(int position, NumberFunction function);

    /// The next row; false when there is none.
    bool step();
    /// Runs a statement that returns no rows. Values may be bound again for another run.
    void run();

    std::int64_t integer(int column) const;
    std::string text(int column) const;
    std::string blob(int column) const;
    /// Fills `into` with a blob, which must have exactly its length.
    void blob(int column, std::span<std::uint8_t> into) const;
    bool is_null(int column) const;

private:
    struct GiveBack {
        std::shared_ptr<Connection> connection;
        void operator()(PreparedStatement* statement) const;
    };

    void check(int result) const;
    [[noreturn]] void fail() const;
    std::string_view bytes(int column) const;

    sqlite3_stmt* handle() const;

    std::unique_ptr<PreparedStatement, GiveBack> statement_;
};

}  // namespace crisscross::storage
