#include "storage/sqlite/database/number_function.hpp"

#include <sqlite3.h>

#include <memory>
#include <stdexcept>
#include <utility>

namespace crisscross::storage {
namespace {

/// SQLite passes a pointer on only to those who know this name, and SQL cannot make one.
constexpr const char* pointer_name = "crisscross number function";

void delete_function(void* function) {
    std::unique_ptr<NumberFunction>(static_cast<NumberFunction*>(function)).reset();
}

// An exception must not pass through SQLite, which is C.
void call_function(sqlite3_context* context, int, sqlite3_value** arguments) try {
    const auto* function = static_cast<const NumberFunction*>(sqlite3_value_pointer(arguments[0], pointer_name));
    if (!function) throw std::logic_error("result_of has no function");
    sqlite3_result_int64(context, (*function)(sqlite3_value_int64(arguments[1])));
} catch (const std::exception& why) {
    sqlite3_result_error(context, why.what(), -1);
}

}  // namespace

// It fails only if memory runs out; then the queries that need the function do not compile.
void add_result_of(sqlite3* connection) {
    sqlite3_create_function_v2(connection, "result_of", 2, SQLITE_UTF8 | SQLITE_DIRECTONLY, nullptr, call_function,
                               nullptr, nullptr, nullptr);
}

int bind_number_function(sqlite3_stmt* statement, int position, NumberFunction function) {
    auto kept = std::make_unique<NumberFunction>(std::move(function));
    return sqlite3_bind_pointer(statement, position, kept.release(), pointer_name, delete_function);
}

}  // namespace crisscross::storage
