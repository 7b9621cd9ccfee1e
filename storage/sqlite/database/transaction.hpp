#pragma once

#include "storage/sqlite/database/statement.hpp"

namespace crisscross::storage {

class Database;

enum class Access { read, write };

/// BEGIN ... COMMIT, or ROLLBACK unless it was committed. For writing it takes the write lock at once. For reading,
/// all its queries see the same version of the database, and it waits for no writer.
class Transaction {
public:
    explicit Transaction(Database& database, Access access = Access::write);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// When this returns, everything since the beginning is on disk. If it throws, everything is undone, unless the
    /// process dies right then: in that case all of it may turn out to be stored.
    void commit();

private:
    Database& database_;
    bool open_ = true;
};

}  // namespace crisscross::storage
