#pragma once

#include <set>
#include <string>

#include "storage/sqlite/database/database.hpp"

/// Which queries the store runs, and how SQLite carries them out.
namespace crisscross::test {

/// The text of every statement that new connections run while this exists, and the number that they compile.
class Listener {
public:
    Listener();
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    static std::set<std::string>& heard();
    /// SQLite asks for permission while it compiles a statement, and only then.
    static int& compiled();
};

/// SQLite's plan of a query, one step a line.
std::string plan_of(storage::Database& database, const std::string& sql);

}  // namespace crisscross::test
