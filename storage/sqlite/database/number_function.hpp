#pragma once

#include <cstdint>
#include <functional>

struct sqlite3;
struct sqlite3_stmt;

namespace crisscross::storage {

/// What a query can ask of the program about each of its rows: `result_of(?1, number)`, where `?1` is the function.
using NumberFunction = std::function<std::int64_t(std::int64_t)>;

/// Lets queries of this connection call `result_of`.
void add_result_of(sqlite3* connection);

/// SQLite's result code. The statement keeps the function until something else is bound there.
int bind_number_function(sqlite3_stmt* statement, int position, NumberFunction function);

}  // namespace crisscross::storage
